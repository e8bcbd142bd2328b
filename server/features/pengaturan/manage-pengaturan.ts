import type { Parsed } from '#contract/endpoint.ts'
import { PENGATURAN, type Pengaturan, type updatePengaturan as Update } from '#contract/pengaturan/office.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perubahan } from '#server/kernel/suntingan.ts'
import { pengaturanRepository } from './pengaturan.repository.ts'

const ENTRI = { tindakan: 'ubah', jenis: 'pengaturan-toko', rujukan: 'toko', judul: 'Pengaturan toko' } as const

/** @throws ISIAN_BENTROK */
export function updatePengaturan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  body: Parsed<typeof Update>['body'],
): Promise<Pengaturan> {
  return transaction(db, async (tx) => {
    const pengaturan = pengaturanRepository(tx)
    const sebelum = await pengaturan.lock()
    await pengaturan.update(perubahan(body, sebelum, PENGATURAN))
    const sesudah = await pengaturan.read()
    await jejakRepository(tx).record(penggunaId, { ...ENTRI, sebelum, sesudah }, clock())
    return sesudah
  })
}
