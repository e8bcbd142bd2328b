import type { Temuan } from '#contract/kesehatan/admin.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { pemeriksaanRepository } from './pemeriksaan.repository.ts'
import { penjelasanRepository } from './penjelasan.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/**
 * Marks a finding of the last check as known. It counts as a note until its values change or it disappears.
 * @throws TEMUAN_BERUBAH if the last check did not find it, or it is explained already
 */
export async function explainTemuan(
  { db, clock }: Needs,
  { penggunaId }: Sesi,
  { alasan, ...temuan }: Temuan & { alasan: string },
): Promise<void> {
  const isFound = (await pemeriksaanRepository(db).listFindings()).some(
    ({ aturan, rujukan, keterangan }) =>
      aturan === temuan.aturan && rujukan === temuan.rujukan && keterangan === temuan.keterangan,
  )
  if (!isFound) throw new AppError('TEMUAN_BERUBAH')
  await transaction(db, (tx) => addPenjelasan(tx, temuan, { alasan, penggunaId, now: clock() }))
}

/** @throws TEMUAN_BERUBAH if the finding is explained already */
export async function addPenjelasan(
  tx: Tx,
  temuan: Temuan,
  explained: { alasan: string; penggunaId: number; now: Date },
): Promise<void> {
  const id = await penjelasanRepository(tx).add(temuan, explained)
  if (id === undefined) throw new AppError('TEMUAN_BERUBAH')
  const { alasan, penggunaId, now } = explained
  const entry = { tindakan: 'buat', jenis: 'penjelasan', rujukan: id, judul: titleOf(temuan) } as const
  await jejakRepository(tx).record(penggunaId, { ...entry, sesudah: { keterangan: temuan.keterangan, alasan } }, now)
}

/** Removes an explanation: its finding counts again. @throws PENJELASAN_TIDAK_ADA */
export async function withdrawPenjelasan({ db, clock }: Needs, { penggunaId }: Sesi, id: number): Promise<void> {
  await transaction(db, async (tx) => {
    const removed = await penjelasanRepository(tx).remove(id)
    if (!removed) throw new AppError('PENJELASAN_TIDAK_ADA')
    const { keterangan, alasan } = removed
    const entry = { tindakan: 'hapus', jenis: 'penjelasan', rujukan: id, judul: titleOf(removed) } as const
    await jejakRepository(tx).record(penggunaId, { ...entry, sebelum: { keterangan, alasan } }, clock())
  })
}

const titleOf = ({ aturan, rujukan }: Pick<Temuan, 'aturan' | 'rujukan'>) => `${aturan}: ${rujukan}`
