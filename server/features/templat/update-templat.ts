import type { Parsed } from '#contract/endpoint.ts'
import { type ChangedTemplat, TULISAN, type updateTemplat as Update } from '#contract/templat/admin.ts'
import { defaultOf, type KodeTemplat, TEMPLAT, templatErrors } from '#contract/templat/templat.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { templatRepository } from './templat.repository.ts'

/**
 * Saves the owner's text. A text equal to the default is not stored, so that it follows later changes of the default.
 * @throws VALIDATION_FAILED, ISIAN_BENTROK
 */
export function updateTemplat(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  kode: KodeTemplat,
  body: Parsed<typeof Update>['body'],
): Promise<ChangedTemplat> {
  return transaction(db, async (tx) => {
    const templat = templatRepository(tx)
    await templat.lock(kode)
    const defaults = defaultOf(kode)
    const before = (await templat.read(kode)).tulisan ?? defaults
    const after = { ...before, ...changedFields(body, before, TULISAN) }
    const errors = templatErrors(kode, after)
    if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
    const isDefault = after.subjek === defaults.subjek && after.isi === defaults.isi
    await (isDefault ? templat.delete(kode) : templat.put(kode, after))
    const entry = { tindakan: 'ubah', jenis: 'templat', rujukan: kode, judul: TEMPLAT[kode].nama } as const
    await jejakRepository(tx).record(penggunaId, { ...entry, sebelum: before, sesudah: after }, clock())
    return { kode, ...after }
  })
}
