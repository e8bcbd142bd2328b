import { dateWib, midnightWib } from '#contract/wib.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { berkasRepository } from './berkas.repository.ts'
import { deleteBerkas } from './berkas-resep.ts'
import { masaRepository } from './masa.repository.ts'
import { resepRepository } from './resep.repository.ts'
import { queueSuratPembeli } from './surat-resep.ts'

const DAY_MS = 86_400_000

/** Time after which uploaded pages without a prescription are deleted. */
const UNUSED_MS = DAY_MS
/** Days before a prescription's last day at which its owner is reminded. */
const REMIND_HARI = 3
/** Retention of the files: in years as for the medicine records if it sold something, otherwise in days. */
const USED_YEARS = 5
const UNUSED_HARI = 90

/**
 * Deletes uploads without a prescription, reminds owners of prescriptions that expire soon, and deletes files past their
 * retention.
 */
export async function keepResep(deps: Deps): Promise<void> {
  while (await deleteUnused(deps)) {}
  while (await remindOne(deps)) {}
  while (await deleteOne(deps)) {}
}

/** @returns true if pages were deleted */
const deleteUnused = ({ db, clock, storage }: Deps) =>
  transaction(db, async (tx) => {
    const pages = await berkasRepository(tx).lockUnused({ before: new Date(clock().getTime() - UNUSED_MS) })
    await deleteBerkas(tx, storage, pages)
    return pages.length > 0
  })

/** @returns true if a prescription was processed */
const remindOne = ({ db, clock, settings }: Deps) =>
  transaction(db, async (tx) => {
    const now = clock()
    const due = await masaRepository(tx).lockExpiring(dateWib(now), dateWib(midnightWib(now, -REMIND_HARI)))
    if (!due) return false
    await masaRepository(tx).markReminded(due.resep_id, now)
    const resep = await resepRepository(tx).findOf(due.pengguna_id, due.resep_id, now)
    if (resep?.produk.some(({ sisa }) => sisa > 0)) await queueSuratPembeli(tx, settings, resep, 'berakhir', now)
    return true
  })

/** @returns true if a prescription was processed */
const deleteOne = ({ db, clock, storage }: Deps) =>
  transaction(db, async (tx) => {
    const now = clock()
    const usedBefore = new Date(now)
    usedBefore.setUTCFullYear(usedBefore.getUTCFullYear() - USED_YEARS)
    const unusedBefore = midnightWib(now, UNUSED_HARI)
    const due = await masaRepository(tx).lockStale({
      dipakai: usedBefore,
      unused: unusedBefore,
      hari: dateWib(unusedBefore),
    })
    if (!due) return false
    await deleteFiles(tx, storage, due.resep_id, now)
    return true
  })

async function deleteFiles(tx: Tx, storage: Deps['storage'], resepId: number, now: Date): Promise<void> {
  const pages = await berkasRepository(tx).listKunci(resepId)
  await deleteBerkas(tx, storage, pages)
  await masaRepository(tx).markBerkasDeleted(resepId, now)
  const after = { berkas_dihapus: pages.length }
  const entry = {
    tindakan: 'hapus',
    jenis: 'resep',
    rujukan: resepId,
    judul: `Berkas resep ${resepId}`,
    sesudah: after,
  } as const
  await jejakRepository(tx).recordToko(entry, now)
}

/**
 * Removes a person from their prescriptions: their notes, and the files of prescriptions that sold nothing. Prescriptions that
 * sold medicine are kept for their retention period, as orders are.
 */
export async function forgetResep(tx: Tx, storage: Deps['storage'], penggunaId: number, now: Date): Promise<void> {
  const masa = masaRepository(tx)
  await deleteBerkas(tx, storage, await berkasRepository(tx).lockUnused({ penggunaId, newest: 0 }))
  await masa.forget(penggunaId, now)
  for (const { resep_id } of await masa.lockUnused(penggunaId)) await deleteFiles(tx, storage, resep_id, now)
}
