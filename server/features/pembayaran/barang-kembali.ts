import type { RefundBody } from '#contract/pembayaran/pengembalian-office.ts'
import type { Tx } from '#server/db/transaction.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { stokRepository } from '#server/features/stok/stok.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { pengembalianRepository } from './pengembalian.repository.ts'

/**
 * Are there so many goods still to come back, and does the order hold so many that the shelf misses? What waits in refunds
 * whose end is open counts as on its way. A void ends its order, and that frees everything by itself.
 * @throws BARANG_KEMBALI_BERLEBIH, RAK_BERLEBIH
 */
export async function checkBarang(
  tx: Tx,
  pesananId: number,
  { cara, barang, rak }: Pick<RefundBody, 'cara' | 'barang' | 'rak'>,
): Promise<void> {
  if (barang.length === 0 && rak.length === 0) return
  const terbuka = await pengembalianRepository(tx).listTerbuka(pesananId)
  const sisa = await bukuRepository(tx).listSisaBaris(pesananId)
  const baris = await perjalananRepository(tx).listBaris(pesananId)
  for (const [urutan, jumlah] of total(barang, (line) => line.urutan)) {
    const jalan = total(
      terbuka.flatMap((row) => row.barang),
      (line) => line.urutan,
    )
    const most = (sisa.find((line) => line.urutan === urutan)?.sisa ?? 0) - (jalan.get(urutan) ?? 0)
    const nama = baris.find((line) => line.urutan === urutan)?.nama ?? 'barang itu'
    if (jumlah > most) throw new AppError('BARANG_KEMBALI_BERLEBIH', { rincian: { jumlah: Math.max(most, 0), nama } })
  }
  const dipegang = cara === 'batal' ? [] : await stokRepository(tx).held(pesananId)
  for (const [produkId, jumlah] of total(rak, (one) => one.produkId)) {
    const jalan = total(
      terbuka.flatMap((row) => row.rak),
      (one) => one.produkId,
    )
    const one = dipegang.find((one) => one.produkId === produkId)
    const most = (one?.jumlah ?? 0) - (jalan.get(produkId) ?? 0)
    if (jumlah > most)
      throw new AppError('RAK_BERLEBIH', { rincian: { jumlah: Math.max(most, 0), nama: one?.nama ?? 'barang itu' } })
  }
}

/** How many of each, added up. */
function total<T extends { jumlah: number }>(rows: readonly T[], keyOf: (row: T) => number): Map<number, number> {
  const sums = new Map<number, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.jumlah)
  return sums
}
