import type { Parsed } from '#contract/endpoint.ts'
import { PENGATURAN, type Pengaturan, type updatePengaturan as Update } from '#contract/pengaturan/admin.ts'
import { rekeningErrors } from '#contract/pengaturan/rekening-admin.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { requireLogo } from './logo.ts'
import { pengaturanRepository } from './pengaturan.repository.ts'

const ENTRY = { tindakan: 'ubah', jenis: 'pengaturan-toko', rujukan: 'toko', judul: 'Pengaturan toko' } as const

/** @throws ISIAN_BENTROK; VALIDATION_FAILED if the bank account is incomplete or the logo's file does not exist */
export async function updatePengaturan(
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
  { penggunaId }: Sesi,
  body: Parsed<typeof Update>['body'],
): Promise<Pengaturan> {
  await requireLogo({ storage }, body.logo_toko)
  return transaction(db, async (tx) => {
    const pengaturan = pengaturanRepository(tx)
    const before = await pengaturan.lock()
    const change = changedFields(body, before, PENGATURAN)
    const errors = rekeningErrors({ ...before, ...change })
    if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
    await pengaturan.update(change)
    const after = await pengaturan.read()
    await jejakRepository(tx).record(penggunaId, { ...ENTRY, sebelum: before, sesudah: after }, clock())
    return after
  })
}
