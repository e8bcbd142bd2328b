import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { pesananResepRepository } from './pesanan-resep.repository.ts'

/** Rejects packing and shipping of prescription medicine that the prescription does not cover. @throws PESANAN_TANPA_RESEP */
export async function requireResep(tx: Tx, { pesanan_id, resep_id }: PesananRow): Promise<void> {
  if (resep_id !== null && !(await pesananResepRepository(tx).isCovered(pesanan_id)))
    throw new AppError('PESANAN_TANPA_RESEP')
}
