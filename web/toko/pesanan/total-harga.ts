import type { TarifPpn } from '#contract/pengaturan/ppn.ts'
import { ppnDitambah } from '#contract/pesanan/ppn-ditambah.ts'
import type { VoucherBerlaku } from '#contract/pesanan/voucher.ts'

/** What the buyer is shown, in whole rupiah; the server computes its own total and refuses when they differ. */
export function totalHarga(
  baris: readonly { harga: number; jumlah: number }[],
  /** Undefined until a shipping method is chosen. */
  biaya = 0,
): number {
  return baris.reduce((sum, { harga, jumlah }) => sum + harga * jumlah, biaya)
}

/** The same as it is paid: less a voucher, with the tax that is added to what is left of the goods. */
export function totalBayar(
  baris: readonly { harga: number; jumlah: number }[],
  biaya: number | null | undefined,
  voucher: Pick<VoucherBerlaku, 'atas' | 'jumlah'> | undefined,
  tarif: TarifPpn | undefined,
): { ppn: number; total: number } {
  const diskon = voucher?.jumlah ?? 0
  const ppn = ppnDitambah(tarif, totalHarga(baris) - (voucher?.atas === 'barang' ? diskon : 0))
  return { ppn, total: totalHarga(baris, biaya ?? 0) - diskon + ppn }
}

/** The quantity that can be ordered: at least 1, at most what is in stock. */
export function batasiJumlah(jumlah: number, stok: number): number {
  return Math.max(1, Math.min(Math.trunc(jumlah) || 1, stok))
}
