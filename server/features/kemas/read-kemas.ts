import { isFullyReturned } from '#contract/buku/money.ts'
import type { Kemas } from '#contract/kemas/admin.ts'
import { allowed } from '#contract/peran.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import type { Deps } from '#server/deps.ts'
import { readPesananAdmin } from '#server/features/pesanan-admin/read-pesanan-admin.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

type Read = Pick<Deps, 'db' | 'clock'>

/**
 * Returns an order for packing. The contract strips all other fields, above all the money.
 * @throws PESANAN_TIDAK_ADA, also for an order that was never paid, which packers may not see
 */
export async function readKemas(deps: Read, orderId: number): Promise<Kemas> {
  const pesanan = await readPesananAdmin(deps, orderId)
  if (!wasPaid(pesanan)) throw new AppError('PESANAN_TIDAK_ADA')
  return toKemas(pesanan)
}

/**
 * Returns several orders in the order of `ids`. Missing orders are left out, and for packers also those that were never paid.
 */
export async function readForPrint(deps: Read, { peran }: Sesi, ids: readonly number[]): Promise<Kemas[]> {
  const all: Kemas[] = []
  for (const id of new Set(ids)) {
    const pesanan = await readPesananAdmin(deps, id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'PESANAN_TIDAK_ADA') return undefined
      throw error
    })
    if (pesanan && (wasPaid(pesanan) || allowed(peran, ['pesanan']))) all.push(toKemas(pesanan))
  }
  return all
}

/** True for paid orders and for replacements, which cost nothing. */
const wasPaid = ({ dibayar, asal }: PesananAdmin) => dibayar > 0 || asal !== null

const toKemas = (pesanan: PesananAdmin): Kemas => ({
  ...pesanan,
  perhatian: pesanan.perhatian.length > 0,
  dana_kembali: isFullyReturned(pesanan) ? 'utuh' : pesanan.dikembalikan > 0 ? 'sebagian' : 'tidak',
})
