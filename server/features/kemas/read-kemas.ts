import { isFullyReturned } from '#contract/buku/money.ts'
import type { Kemas } from '#contract/kemas/admin.ts'
import type { Deps } from '#server/deps.ts'
import { readPesananAdmin } from '#server/features/pesanan-admin/read-pesanan-admin.ts'
import { AppError } from '#server/kernel/app-error.ts'

/**
 * Returns an order for packing. The contract strips all other fields, above all the money.
 * @throws PESANAN_TIDAK_ADA, also for an order that was never paid, which packers may not see
 */
export async function readKemas(deps: Pick<Deps, 'db' | 'clock'>, orderId: number): Promise<Kemas> {
  const pesanan = await readPesananAdmin(deps, orderId)
  if (pesanan.dibayar === 0 && !pesanan.asal) throw new AppError('PESANAN_TIDAK_ADA')
  return {
    ...pesanan,
    perhatian: pesanan.perhatian.length > 0,
    dana_kembali: isFullyReturned(pesanan) ? 'utuh' : pesanan.dikembalikan > 0 ? 'sebagian' : 'tidak',
  }
}
