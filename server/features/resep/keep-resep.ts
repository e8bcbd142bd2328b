import { midnightWib, tanggalWib } from '#contract/wib.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { berkasRepository } from './berkas.repository.ts'
import { deleteBerkas } from './berkas-resep.ts'
import { masaRepository } from './masa.repository.ts'
import { resepRepository } from './resep.repository.ts'
import { queueSuratPembeli } from './surat-resep.ts'

const DAY_MS = 86_400_000

/** What was uploaded and never handed in is nobody's business after a day. */
const LEPAS_MS = DAY_MS
/** So many days before its last one a prescription's owner is told. */
const INGATKAN_HARI = 3
/** A prescription that sold something is kept as the books of medicine are; one that did not, until nobody asks about it any more. */
const DIPAKAI_TAHUN = 5
const TIDAK_DIPAKAI_HARI = 90

/** Does what time brings to prescriptions: tells of those that end soon, and deletes the files whose time is over. */
export async function keepResep(deps: Deps): Promise<void> {
  await deleteLepas(deps)
  while (await remindOne(deps)) {}
  while (await deleteOne(deps)) {}
}

const deleteLepas = ({ db, clock, storage }: Deps) =>
  transaction(db, async (tx) => {
    const before = new Date(clock().getTime() - LEPAS_MS)
    await deleteBerkas(tx, storage, await berkasRepository(tx).lockLepas({ before }))
  })

/** @returns whether there was one */
const remindOne = ({ db, clock, settings }: Deps) =>
  transaction(db, async (tx) => {
    const now = clock()
    const due = await masaRepository(tx).lockBerakhir(tanggalWib(now), tanggalWib(midnightWib(now, -INGATKAN_HARI)))
    if (!due) return false
    await masaRepository(tx).markDiingatkan(due.resep_id, now)
    const resep = await resepRepository(tx).findOf(due.pengguna_id, due.resep_id, now)
    if (resep?.produk.some(({ sisa }) => sisa > 0)) await queueSuratPembeli(tx, settings, resep, 'berakhir', now)
    return true
  })

/** @returns whether there was one */
const deleteOne = ({ db, clock, storage }: Deps) =>
  transaction(db, async (tx) => {
    const now = clock()
    const lima = new Date(now)
    lima.setUTCFullYear(lima.getUTCFullYear() - DIPAKAI_TAHUN)
    const tidak = midnightWib(now, TIDAK_DIPAKAI_HARI)
    const due = await masaRepository(tx).lockUsang({ dipakai: lima, tidakDipakai: tidak, hari: tanggalWib(tidak) })
    if (!due) return false
    await deleteFiles(tx, storage, due.resep_id, now)
    return true
  })

async function deleteFiles(tx: Tx, storage: Deps['storage'], resepId: number, now: Date): Promise<void> {
  const pages = await berkasRepository(tx).listKunci(resepId)
  await deleteBerkas(tx, storage, pages)
  await masaRepository(tx).markBerkasDihapus(resepId, now)
  const sesudah = { berkas_dihapus: pages.length }
  const entri = {
    tindakan: 'hapus',
    jenis: 'resep',
    rujukan: resepId,
    judul: `Berkas resep ${resepId}`,
    sesudah,
  } as const
  await jejakRepository(tx).recordToko(entri, now)
}

/**
 * Takes a person out of their prescriptions: what they wrote goes, and the files of those that sold nothing. What sold medicine is
 * kept for its time, as the orders are.
 */
export async function forgetResep(tx: Tx, storage: Deps['storage'], penggunaId: number, now: Date): Promise<void> {
  const masa = masaRepository(tx)
  await deleteBerkas(tx, storage, await berkasRepository(tx).lockLepas({ penggunaId, newest: 0 }))
  await masa.forget(penggunaId, now)
  for (const { resep_id } of await masa.lockTidakDipakai(penggunaId)) await deleteFiles(tx, storage, resep_id, now)
}
