import type { Paket, PaketItem, Produk } from '#contract/katalog/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { type HargaBasis, hargaFor } from '#contract/uang/harga.ts'
import { stokOfPaket } from '#web/toko/katalog/buy/baris-keranjang.ts'
import { type Kiriman, kirimanOfPaket, kirimanOfProduk } from '#web/toko/katalog/sifat.ts'

/** A line of a planned order: the item as sold today, and the wanted quantity. */
export interface BarisPesanan extends Kiriman {
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
  belumTerdaftar: boolean
  /** Parts of a package. */
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
    basis: produk,
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
    basis: null,
    stok,
    resep: false,
    belumTerdaftar,
    isi,
    jumlah,
    ...kirimanOfPaket(paket),
  }
}

/** Returns the line with another quantity, priced for that quantity. @param grup unit price of the buyer's group */
export function upTo<Baris extends BarisPesanan>(baris: Baris, jumlah: number, grup: number | null): Baris {
  if (!baris.basis) return { ...baris, jumlah }
  const { harga, semula } = hargaFor(baris.basis, jumlah, grup)
  return { ...baris, jumlah, harga, semula }
}

type Can = Pick<BarisPesanan, 'stok' | 'resep' | 'belumTerdaftar'>

/** True if the line can be ordered. @param adaResep true if the buyer has a prescription for it */
export function isOrderable({ stok, resep, belumTerdaftar }: Can, adaResep = false): boolean {
  return stok > 0 && (!resep || adaResep) && !belumTerdaftar
}

export const listItems = (baris: readonly Pick<BarisPesanan, 'jenis' | 'id' | 'jumlah'>[]): ItemPesanan[] =>
  baris.map(({ jenis, id, jumlah }) => (jenis === 'produk' ? { produkId: id, jumlah } : { paketId: id, jumlah }))

/** Returns the items as createPesanan takes them: a single item by itself, several as a list. */
export function itemsOf(
  baris: readonly Pick<BarisPesanan, 'jenis' | 'id' | 'jumlah'>[],
): { produkId: number; jumlah: number } | { paketId: number; jumlah: number } | { items: ItemPesanan[] } {
  const items = listItems(baris)
  const [first] = items
  return first && items.length === 1 ? first : { items }
}

/** Returns the quantity that can be ordered: at least 1, at most the stock. */
export function limitJumlah(jumlah: number, stok: number): number {
  return Math.max(1, Math.min(Math.trunc(jumlah) || 1, stok))
}
