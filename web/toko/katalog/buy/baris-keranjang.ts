import { QUANTITY_MAX } from '#contract/jumlah.ts'
import type { Paket, Produk } from '#contract/katalog/endpoints.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import type { KeranjangLine } from '#web/lib/cart.ts'

export function produkLine(produk: Produk): KeranjangLine {
  const { produkId, kategoriNama, nama, harga, gambar, resep, belum_terdaftar } = produk
  const stok = resep || belum_terdaftar ? 0 : produk.stok
  return { produkId, kategori: kategoriNama, nama, harga, gambar, stok, ...(resep && { resep }), quantity: 1 }
}

export function paketLine(paket: Paket): KeranjangLine {
  const { paketId, title, harga, gambar } = paket
  return { paketId, kategori: 'Paket', nama: title, harga, gambar, stok: stokOfPaket(paket), quantity: 1 }
}

/** Returns the stock of a package. Without linked products it is limited only by the maximum order quantity. */
export function stokOfPaket({ tersedia }: Pick<Paket, 'tersedia'>): number {
  return tersedia ?? QUANTITY_MAX
}

/** Returns the message for a quantity above the stock; undefined if the maximum order quantity is the limit. */
export const fullOf = (stok: number): string | undefined =>
  stok < QUANTITY_MAX ? `Stok hanya ${formatGrouped(stok)}.` : undefined
