import type { Paket, PaketItem, Produk } from '#contract/katalog/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { type HargaBasis, hargaFor } from '#contract/uang/harga.ts'
import { stokOfPaket } from '#web/toko/katalog/buy/baris-keranjang.ts'
import { kirimanOfPaket, kirimanOfProduk, type ShippingSifat } from '#web/toko/katalog/sifat.ts'

/** A line of a planned order: the item as sold today, and the wanted quantity. */
export interface PesananLine extends ShippingSifat {
  kunci: string
  jenis: 'produk' | 'paket'
  id: number
  nama: string
  deskripsi: string
  gambar: string | null
  /** Unit price in whole rupiah, at the ordered quantity. */
  harga: number
  /** Regular unit price, if it is higher; else null. */
  semula: number | null
  /** Basis of a product's price; null for a package. */
  basis: HargaBasis | null
  stok: number
  resep: boolean
  /** True if it contains a medicine without registration number and the shop does not sell these. */
  unregistered: boolean
  /** Parts of a package. */
  contents: PaketItem[]
  jumlah: number
}

export function produkLine(produk: Produk, quantity: number): PesananLine {
  const { produkId: id, nama, deskripsi, gambar, harga, stok, resep, belum_terdaftar: isUnregistered } = produk
  return {
    kunci: `produk-${id}`,
    jenis: 'produk',
    id,
    nama,
    deskripsi,
    gambar,
    harga,
    semula: null,
    basis: produk,
    stok,
    resep,
    unregistered: isUnregistered,
    contents: [],
    jumlah: quantity,
    ...kirimanOfProduk(produk),
  }
}

export function paketLine(paket: Paket, quantity: number): PesananLine {
  const { paketId: id, title: name, deskripsi, gambar, harga, isi } = paket
  const stok = stokOfPaket(paket)
  const isUnregistered = isi.some(({ belum_terdaftar }) => belum_terdaftar)
  return {
    kunci: `paket-${id}`,
    jenis: 'paket',
    id,
    nama: name,
    deskripsi,
    gambar,
    harga,
    semula: null,
    basis: null,
    stok,
    resep: false,
    unregistered: isUnregistered,
    contents: isi,
    jumlah: quantity,
    ...kirimanOfPaket(paket),
  }
}

/** Returns the line with another quantity, priced for that quantity. @param grup unit price of the buyer's group */
export function withQuantity<Line extends PesananLine>(line: Line, quantity: number, grup: number | null): Line {
  if (!line.basis) return { ...line, jumlah: quantity }
  const { harga, semula } = hargaFor(line.basis, quantity, grup)
  return { ...line, jumlah: quantity, harga, semula }
}

type Orderable = Pick<PesananLine, 'stok' | 'resep' | 'unregistered'>

/** True if the line can be ordered. @param hasResep true if the buyer has a prescription for it */
export function isOrderable({ stok, resep, unregistered }: Orderable, hasResep = false): boolean {
  return stok > 0 && (!resep || hasResep) && !unregistered
}

export const listItems = (lines: readonly Pick<PesananLine, 'jenis' | 'id' | 'jumlah'>[]): ItemPesanan[] =>
  lines.map(({ jenis, id, jumlah }) => (jenis === 'produk' ? { produkId: id, jumlah } : { paketId: id, jumlah }))

/** Returns the items as createPesanan takes them: a single item by itself, several as a list. */
export function itemsOf(
  lines: readonly Pick<PesananLine, 'jenis' | 'id' | 'jumlah'>[],
): { produkId: number; jumlah: number } | { paketId: number; jumlah: number } | { items: ItemPesanan[] } {
  const items = listItems(lines)
  const [first] = items
  return first && items.length === 1 ? first : { items }
}

/** Returns the quantity that can be ordered: at least 1, at most the stock. */
export function limitQuantity(quantity: number, stok: number): number {
  return Math.max(1, Math.min(Math.trunc(quantity) || 1, stok))
}
