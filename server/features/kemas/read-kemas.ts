import { isKembaliUtuh } from '#contract/buku/uang.ts'
import type { Kemas } from '#contract/kemas/office.ts'
import type { Deps } from '#server/deps.ts'
import { readPesananAdmin } from '#server/features/kantor-pesanan/read-pesanan-admin.ts'
import { AppError } from '#server/kernel/app-error.ts'

/**
 * An order for who packs it. The contract lets nothing else of it out, money least of all.
 * @throws PESANAN_TIDAK_ADA, also of one that was never paid: it is nobody's business here
 */
export async function readKemas(deps: Pick<Deps, 'db' | 'clock'>, orderId: number): Promise<Kemas> {
  const pesanan = await readPesananAdmin(deps, orderId)
  if (pesanan.dibayar === 0 && !pesanan.asal) throw new AppError('PESANAN_TIDAK_ADA')
  return {
    ...pesanan,
    perhatian: pesanan.perhatian.length > 0,
    dana_kembali: isKembaliUtuh(pesanan) ? 'utuh' : pesanan.dikembalikan > 0 ? 'sebagian' : 'tidak',
  }
}
