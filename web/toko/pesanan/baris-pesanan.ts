import type { Paket, PaketItem, Produk } from '#contract/katalog/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/endpoints.ts'
import { stokOfPaket } from '#web/toko/katalog/baris-keranjang.ts'

/** One line of an order to be: what it is, as the shop sells it today, and how many are wished for. */
export interface BarisPesanan {
  kunci: string
  jenis: 'produk' | 'paket'
  id: number
  nama: string
  deskripsi: string
  gambar: string | null
  harga: number
  stok: number
  resep: boolean
  /** What a package is made of. */
  isi: PaketItem[]
  jumlah: number
}

export function barisProduk(produk: Produk, jumlah: number): BarisPesanan {
  const { produkId: id, nama, deskripsi, gambar, harga, stok, resep } = produk
  return { kunci: `produk-${id}`, jenis: 'produk', id, nama, deskripsi, gambar, harga, stok, resep, isi: [], jumlah }
}

export function barisPaket(paket: Paket, jumlah: number): BarisPesanan {
  const { paketId: id, title: nama, deskripsi, gambar, harga, isi } = paket
  const stok = stokOfPaket(paket)
  return { kunci: `paket-${id}`, jenis: 'paket', id, nama, deskripsi, gambar, harga, stok, resep: false, isi, jumlah }
}

export function isDapatDipesan({ stok, resep }: Pick<BarisPesanan, 'stok' | 'resep'>): boolean {
  return stok > 0 && !resep
}

/** What the order call takes: one thing by itself, several as a list. */
export function itemsOf(
  baris: readonly Pick<BarisPesanan, 'jenis' | 'id' | 'jumlah'>[],
): { produkId: number; jumlah: number } | { paketId: number; jumlah: number } | { items: ItemPesanan[] } {
  const items = baris.map(({ jenis, id, jumlah }) =>
    jenis === 'produk' ? { produkId: id, jumlah } : { paketId: id, jumlah },
  )
  const [first] = items
  return first && items.length === 1 ? first : { items }
}
