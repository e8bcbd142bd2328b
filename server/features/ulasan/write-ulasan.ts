import type { Parsed } from '#contract/endpoint.ts'
import type { writeUlasan as Write } from '#contract/ulasan/mine.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { reviewerName } from './reviewer-name.ts'
import { ulasanRepository } from './ulasan.repository.ts'

/**
 * Creates or replaces a buyer's review. It is not public before moderation.
 * @throws ULASAN_BELUM_BOLEH if no finished order of the account contains it, or it needs a prescription; TERLALU_SERING
 */
export async function writeUlasan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  penggunaId: number,
  { params, body }: Parsed<typeof Write>,
): Promise<void> {
  const now = clock()
  await takeJatah(db, 'ulasan', `akun ${penggunaId}`, now)
  await transaction(db, async (tx) => {
    const { nama } = await akunRepository(tx).lock(penggunaId)
    const ulasan = ulasanRepository(tx)
    const pesanan_id = await ulasan.findPurchase(penggunaId, params)
    if (pesanan_id === undefined) throw new AppError('ULASAN_BELUM_BOLEH')
    await ulasan.put({ pengguna_id: penggunaId, pesanan_id, nama: reviewerName(nama), ...body, dibuat: now }, params)
  })
}
