import type { PilihanKembali } from '#contract/pembayaran/pengembalian-office.ts'
import type { PembayaranRow, PengembalianRow } from '#server/db/schema.ts'
import { pilihanKembali } from '#server/midtrans/cara-kembali.ts'

type Percobaan = Pick<PembayaranRow, 'jumlah' | 'dikembalikan' | 'transaction_status' | 'fraud_status' | 'payment_type'>

/** Its end is not known: the money may have gone back, or not. */
export const isTerbuka = ({ status }: Pick<PengembalianRow, 'status'>) =>
  status === 'diminta' || status === 'belum pasti'

/**
 * What can go back of an attempt now, in rupiah, and in which ways. The provider tells what it gave back; of what was sent
 * by hand only the shop knows. While the end of one is open, nothing more goes out.
 * @param pengembalian all of this attempt's
 */
export function sisaDana(
  attempt: Percobaan,
  pengembalian: readonly Pick<PengembalianRow, 'status' | 'jumlah'>[],
): { sisa: number; pilihan: PilihanKembali[] } {
  if (pengembalian.some(isTerbuka)) return { sisa: 0, pilihan: [] }
  const manual = pengembalian.filter(({ status }) => status === 'manual').reduce((sum, { jumlah }) => sum + jumlah, 0)
  const sisa = Math.max(attempt.jumlah - attempt.dikembalikan - manual, 0)
  const pilihan = pilihanKembali(attempt, sisa)
  return { sisa: pilihan.length > 0 ? sisa : 0, pilihan }
}
