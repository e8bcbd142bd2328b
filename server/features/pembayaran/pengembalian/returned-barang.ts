import type { RefundBody } from '#contract/pembayaran/pengembalian-admin.ts'
import { refundableAmounts } from '#contract/uang/returned.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import type { LockedPesanan } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { pesananStokRepository } from '#server/features/stok/stok.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { pengembalianRepository } from './pengembalian.repository.ts'
import { returRepository } from './retur.repository.ts'

/**
 * Rejects a refund of more units than may still come back, or of more units for the shelf than the order holds. Open
 * refunds count as on their way. A void (`batal`) ends its order, which releases everything, so it brings nothing to the
 * shelf.
 * @throws BARANG_KEMBALI_BERLEBIH, RAK_BERLEBIH
 */
export async function checkBarang(
  tx: Tx,
  pesananId: number,
  { cara, barang, rak }: Pick<RefundBody, 'cara' | 'barang' | 'rak'>,
): Promise<void> {
  if (barang.length === 0 && rak.length === 0) return
  const open = await pengembalianRepository(tx).listOpen(pesananId)
  const remaining = await bukuRepository(tx).listRemainingLines(pesananId)
  const lines = await perjalananRepository(tx).listLines(pesananId)
  for (const [position, amount] of total(barang, (line) => line.urutan)) {
    const underway = total(
      open.flatMap((row) => row.barang),
      (line) => line.urutan,
    )
    const most = (remaining.find((line) => line.urutan === position)?.sisa ?? 0) - (underway.get(position) ?? 0)
    const name = lines.find((line) => line.urutan === position)?.nama ?? 'barang itu'
    if (amount > most)
      throw new AppError('BARANG_KEMBALI_BERLEBIH', { rincian: { jumlah: Math.max(most, 0), nama: name } })
  }
  await checkRak(tx, pesananId, rak, cara === 'batal')
}

/**
 * Rejects more units for the shelf than the order holds, less those already on their way back.
 * @param isReleased true if the order ends, which releases everything; no unit is accepted then
 * @throws RAK_BERLEBIH
 */
export async function checkRak(
  tx: Tx,
  pesananId: number,
  rak: readonly { produkId: number; jumlah: number }[],
  isReleased = false,
): Promise<void> {
  const open = await pengembalianRepository(tx).listOpen(pesananId)
  const expected = await returRepository(tx).listAwaited(pesananId)
  const held = isReleased ? [] : await pesananStokRepository(tx).held(pesananId)
  for (const [produkId, amount] of total(rak, (one) => one.produkId)) {
    const underway = total([...open.flatMap((row) => row.rak), ...expected], (one) => one.produkId)
    const one = held.find((one) => one.produkId === produkId)
    const most = (one?.jumlah ?? 0) - (underway.get(produkId) ?? 0)
    if (amount > most)
      throw new AppError('RAK_BERLEBIH', { rincian: { jumlah: Math.max(most, 0), nama: one?.nama ?? 'barang itu' } })
  }
}

/**
 * Rejects a refund that exceeds the remaining paid value of a line (after its share of discounts) or of the shipping. Open
 * refunds count. Called under the order's lock.
 * @throws NILAI_BARIS_BERLEBIH, ONGKIR_BERLEBIH
 */
export async function checkValue(
  tx: Tx,
  { pesanan_id, biaya_kirim, diskon_ongkir }: Pick<PesananRow, 'pesanan_id' | 'biaya_kirim' | 'diskon_ongkir'>,
  { barang, ongkir }: Pick<RefundBody, 'barang' | 'ongkir'>,
): Promise<void> {
  const lines = await perjalananRepository(tx).listLines(pesanan_id)
  const returned = await pengembalianRepository(tx).listValid(pesanan_id)
  const times = (await bukuRepository(tx).list(pesanan_id)).filter(({ lunas }) => lunas === 1).length
  const remaining = refundableAmounts({ baris: lines, ongkir: biaya_kirim - diskon_ongkir }, returned, times)
  for (const [position, line] of Map.groupBy(barang, (line) => line.urutan)) {
    const value = line.reduce((sum, item) => sum + (item.nilai ?? 0), 0)
    const most = remaining.perBaris.get(position) ?? 0
    const name = lines.find((line) => line.urutan === position)?.nama ?? 'barang itu'
    if (value > most)
      throw new AppError('NILAI_BARIS_BERLEBIH', { rincian: { nama: name, rupiah: formatRupiah(most) } })
  }
  if (ongkir > remaining.ongkir)
    throw new AppError('ONGKIR_BERLEBIH', { rincian: { rupiah: formatRupiah(remaining.ongkir) } })
}

/**
 * Rejects a refund of goods that a free replacement already covers. The owner is exempt, because a replacement can be bad
 * too.
 * @throws DANA_BARANG_DIGANTI
 */
export async function checkReplaced(
  tx: Tx,
  { pesanan_id, subtotal, total_harga, biaya_kirim, diskon_ongkir }: LockedPesanan,
  amount: number,
): Promise<void> {
  const replaced = await pengembalianRepository(tx).sumReplaced(pesanan_id)
  if (replaced === 0) return
  const barang = total_harga - (biaya_kirim - diskon_ongkir)
  // Scaled to the price that was paid, because replacements are valued at the full price.
  const value = Math.min(barang, Math.ceil((replaced * barang) / Math.max(1, subtotal)))
  const returned = await pengembalianRepository(tx).listValid(pesanan_id)
  const most = Math.max(0, total_harga - value - returned.reduce((sum, row) => sum + row.jumlah, 0))
  if (amount > most) throw new AppError('DANA_BARANG_DIGANTI', { rincian: { rupiah: formatRupiah(most) } })
}

/** Returns the sum of `jumlah` per key. */
function total<T extends { jumlah: number }>(rows: readonly T[], keyOf: (row: T) => number): Map<number, number> {
  const sums = new Map<number, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.jumlah)
  return sums
}
