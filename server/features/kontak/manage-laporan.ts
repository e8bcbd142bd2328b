import type { FullLaporan, Laporan } from '#contract/kontak/admin.ts'
import { LAPORAN_KEEP_HARI } from '#contract/kontak/limits.ts'
import { midnightWib } from '#contract/wib.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { deleteFoto } from '#server/features/foto/foto.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { permintaanRepository } from '#server/features/permintaan/permintaan.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { laporanRepository } from './laporan.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock'>

/** Retention of photos after a message was resolved. */
const FOTO_KEEP_MS = 90 * 86_400_000

/** @throws LAPORAN_TIDAK_ADA */
export async function readLaporan(db: Deps['db'], laporanId: number): Promise<FullLaporan> {
  const laporan = laporanRepository(db)
  const found = await laporan.find(laporanId)
  if (!found) throw new AppError('LAPORAN_TIDAK_ADA')
  return { ...found, no_hp: await laporan.findNoHp(found.email) }
}

/**
 * Marks a message as resolved, or as open again. If it is already in that state, the first administrator stays recorded.
 * @throws LAPORAN_TIDAK_ADA
 */
export async function resolveLaporan(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  recordId: number,
  handled: boolean,
): Promise<Laporan> {
  return transaction(db, async (tx) => {
    const laporan = laporanRepository(tx)
    const before = await lock(laporan, recordId)
    if ((before.ditangani !== null) === handled) return readLaporan(tx, recordId)
    await laporan.setHandled(recordId, handled ? clock() : null, penggunaId)
    const entry = {
      tindakan: 'status',
      jenis: 'laporan',
      rujukan: recordId,
      judul: before.nama,
      sebelum: { ditangani: !handled },
      sesudah: { ditangani: handled },
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return readLaporan(tx, recordId)
  })
}

/**
 * Deletes a message with its photos. The audit trail records the deletion, not the content.
 * @throws LAPORAN_TIDAK_ADA
 */
export function deleteLaporan(
  { db, clock, storage }: Manage & Pick<Deps, 'storage'>,
  { penggunaId }: Sesi,
  recordId: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    await lock(laporanRepository(tx), recordId)
    await erase(tx, storage, recordId)
    const entry = { tindakan: 'hapus', jenis: 'laporan', rujukan: recordId, judul: `${TITLE} ${recordId}` } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
  })
}

/** Title of a deleted message in the audit trail, before its number. */
const TITLE = 'Pesan'

/** Deletes a message with its photos, and the sender's name in the audit trail. */
async function erase(tx: Tx, storage: Deps['storage'], laporanId: number): Promise<void> {
  await deleteFoto(tx, storage, 'laporan_id', laporanId)
  await laporanRepository(tx).delete(laporanId)
  await permintaanRepository(tx).forgetAnswer('resolveLaporan', 'laporanId', laporanId)
  await jejakRepository(tx).forgetTitles('laporan', [laporanId], TITLE)
}

/** Deletes a person's messages, in the transaction that deletes their account. */
export async function forgetLaporan(tx: Tx, storage: Deps['storage'], penggunaId: number): Promise<void> {
  for (const laporanId of await laporanRepository(tx).lockOf(penggunaId)) await erase(tx, storage, laporanId)
}

/** Deletes messages that were resolved long ago, and before that their photos. */
export async function keepLaporan(deps: Deps): Promise<void> {
  while (await deleteOld(deps)) {}
  while (await deleteOldFoto(deps)) {}
}

/** @returns true if a message was processed */
const deleteOld = ({ db, clock, storage }: Deps) =>
  transaction(db, async (tx) => {
    const due = await laporanRepository(tx).lockOld(midnightWib(clock(), LAPORAN_KEEP_HARI))
    if (due) await erase(tx, storage, due.laporan_id)
    return due !== undefined
  })

/** @returns true if a message was processed */
const deleteOldFoto = ({ db, clock, storage }: Deps) =>
  transaction(db, async (tx) => {
    const now = clock()
    const due = await laporanRepository(tx).lockOldFoto(new Date(now.getTime() - FOTO_KEEP_MS))
    if (!due) return false
    await deleteFoto(tx, storage, 'laporan_id', due.laporan_id)
    await laporanRepository(tx).markFotoDeleted(due.laporan_id, now)
    return true
  })

async function lock(laporan: ReturnType<typeof laporanRepository>, laporanId: number) {
  const found = await laporan.lock(laporanId)
  if (!found) throw new AppError('LAPORAN_TIDAK_ADA')
  return found
}
