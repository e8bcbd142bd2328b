import type { Parsed } from '#contract/endpoint.ts'
import { SETORAN_CHECKS, type Setoran, type checkSetoran as Update } from '#contract/keuangan/admin.ts'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { setoranRepository } from './setoran.repository.ts'

/** @throws SETORAN_TIDAK_ADA */
export async function readSetoran(db: Db | Tx, setoranId: number): Promise<Setoran> {
  const found = await setoranRepository(db).find(setoranId)
  if (!found) throw new AppError('SETORAN_TIDAK_ADA')
  return found
}

/**
 * Marks a settlement line as checked, or as open again. Does not affect the amounts.
 * @throws SETORAN_TIDAK_ADA, ISIAN_BENTROK
 */
export function checkSetoran(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  setoranId: number,
  body: Parsed<typeof Update>['body'],
): Promise<Setoran> {
  return transaction(db, async (tx) => {
    const setoran = setoranRepository(tx)
    await setoran.lockOne(setoranId)
    const { order_id, diperiksaPada, diperiksa, catatan } = await readSetoran(tx, setoranId)
    const before = { diperiksa, catatan }
    const after = { ...before, ...changedFields(body, before, SETORAN_CHECKS) }
    const checkedAt = diperiksaPada ? new Date(diperiksaPada) : clock()
    await setoran.check(setoranId, after.diperiksa ? checkedAt : null, after.catatan)
    const entry = {
      tindakan: 'ubah',
      jenis: 'setoran',
      rujukan: setoranId,
      judul: order_id,
      sebelum: before,
      sesudah: after,
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return readSetoran(tx, setoranId)
  })
}
