import { JUMLAH_MAX } from '#contract/jumlah.ts'
import type { Paket, Produk } from '#contract/katalog/endpoints.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import type { BarisKeranjang } from '#web/lib/cart.ts'

export function barisOfProduk(produk: Produk): BarisKeranjang {
  const { produkId, kategoriNama, nama, harga, gambar, resep, belum_terdaftar } = produk
  const stok = resep || belum_terdaftar ? 0 : produk.stok
  return { produkId, kategori: kategoriNama, nama, harga, gambar, stok, ...(resep && { resep }), quantity: 1 }
}

export function barisOfPaket(paket: Paket): BarisKeranjang {
  const { paketId, title, harga, gambar } = paket
  return { paketId, kategori: 'Paket', nama: title, harga, gambar, stok: stokOfPaket(paket), quantity: 1 }
}

/** A package without tied products is limited by nothing but the size of an order. */
export function stokOfPaket({ tersedia }: Pick<Paket, 'tersedia'>): number {
  return tersedia ?? JUMLAH_MAX
}

/** What is said to who wants more than there is; more than one order takes is told by its number. */
export const penuhOf = (stok: number): string | undefined =>
  stok < JUMLAH_MAX ? `Stok hanya ${formatAngka(stok)}.` : undefined
