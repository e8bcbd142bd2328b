import type { Paket, PaketItem, Produk } from '#contract/katalog/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { type DasarHarga, hargaUntuk } from '#contract/uang/harga.ts'
import { stokOfPaket } from '#web/toko/katalog/baris-keranjang.ts'
import { type Kiriman, kirimanOfPaket, kirimanOfProduk } from '#web/toko/katalog/sifat.ts'

/** One line of an order to be: what it is, as the shop sells it today, and how many are wished for. */
export interface BarisPesanan extends Kiriman {
  kunci: string
  jenis: 'produk' | 'paket'
  id: number
  nama: string
  deskripsi: string
  gambar: string | null
  /** Of one, in whole rupiah, as so many of it cost its buyer. */
  harga: number
  /** What one costs otherwise, where that is more. */
  semula: number | null
  /** What the price of a product follows from; null of a package. */
  dasar: DasarHarga | null
  stok: number
  resep: boolean
  /** It holds a medicine without registration number, while the shop sells no such. */
  belumTerdaftar: boolean
  /** What a package is made of. */
  isi: PaketItem[]
  jumlah: number
}

export function barisProduk(produk: Produk, jumlah: number): BarisPesanan {
  const { produkId: id, nama, deskripsi, gambar, harga, stok, resep, belum_terdaftar: belumTerdaftar } = produk
  return {
    kunci: `produk-${id}`,
    jenis: 'produk',
    id,
    nama,
    deskripsi,
    gambar,
    harga,
    semula: null,
    dasar: produk,
    stok,
    resep,
    belumTerdaftar,
    isi: [],
    jumlah,
    ...kirimanOfProduk(produk),
  }
}

export function barisPaket(paket: Paket, jumlah: number): BarisPesanan {
  const { paketId: id, title: nama, deskripsi, gambar, harga, isi } = paket
  const stok = stokOfPaket(paket)
  const belumTerdaftar = isi.some(({ belum_terdaftar }) => belum_terdaftar)
  return {
    kunci: `paket-${id}`,
    jenis: 'paket',
    id,
    nama,
    deskripsi,
    gambar,
    harga,
    semula: null,
    dasar: null,
    stok,
    resep: false,
    belumTerdaftar,
    isi,
    jumlah,
    ...kirimanOfPaket(paket),
  }
}

/** A line with another quantity, at the price that so many cost. @param grup what one costs its buyer's group */
export function sebanyak<Baris extends BarisPesanan>(baris: Baris, jumlah: number, grup: number | null): Baris {
  if (!baris.dasar) return { ...baris, jumlah }
  const { harga, semula } = hargaUntuk(baris.dasar, jumlah, grup)
  return { ...baris, jumlah, harga, semula }
}

type Dapat = Pick<BarisPesanan, 'stok' | 'resep' | 'belumTerdaftar'>

/** @param adaResep its buyer has a prescription for it */
export function isDapatDipesan({ stok, resep, belumTerdaftar }: Dapat, adaResep = false): boolean {
  return stok > 0 && (!resep || adaResep) && !belumTerdaftar
}

export const listItems = (baris: readonly Pick<BarisPesanan, 'jenis' | 'id' | 'jumlah'>[]): ItemPesanan[] =>
  baris.map(({ jenis, id, jumlah }) => (jenis === 'produk' ? { produkId: id, jumlah } : { paketId: id, jumlah }))

/** What the order call takes: one thing by itself, several as a list. */
export function itemsOf(
  baris: readonly Pick<BarisPesanan, 'jenis' | 'id' | 'jumlah'>[],
): { produkId: number; jumlah: number } | { paketId: number; jumlah: number } | { items: ItemPesanan[] } {
  const items = listItems(baris)
  const [first] = items
  return first && items.length === 1 ? first : { items }
}

/** The quantity that can be ordered: at least 1, at most what is in stock. */
export function batasiJumlah(jumlah: number, stok: number): number {
  return Math.max(1, Math.min(Math.trunc(jumlah) || 1, stok))
}
