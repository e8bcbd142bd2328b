import { takeJatah } from '#server/db/jatah.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { favoritRepository } from './favorit.repository.ts'

/** Adds products to the favorites of an account. @throws TERLALU_SERING */
export async function addFavorit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  penggunaId: number,
  produkIds: readonly number[],
): Promise<void> {
  await takeJatah(db, 'favorit', `akun ${penggunaId}`, clock())
  await transaction(db, async (tx) => {
    // Lock the account, so that of concurrent requests the second counts the products of the first.
    await akunRepository(tx).lock(penggunaId)
    await favoritRepository(tx).add(penggunaId, produkIds, clock())
  })
}
