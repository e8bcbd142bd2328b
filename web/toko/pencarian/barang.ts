import type { KaitanPenyakit } from '#contract/kaitan/endpoints.ts'
import type { ResultKind } from '#contract/pencarian/endpoints.ts'

const PRODUK_MAX = 4
const PAKET_MAX = 2

/** A product or package shown with its disease. */
export interface Barang {
  jenis: Extract<ResultKind, 'produk' | 'paket'>
  nama: string
  alamat: string
  gambar: string | null
  harga: number
  /** Path of the checkout; null if it cannot be bought now. */
  buyPath: string | null
}

/** Returns what a disease's hit offers: products that can be bought first, then packages. */
export function barangOf({ produk, paket }: KaitanPenyakit): Barang[] {
  const satuan = produk.map(({ produkId, nama, gambar, harga, tersedia }): Barang => {
    const buyPath = tersedia ? `/produk/produk-satuan/pemesanan?produk=${produkId}&jumlah=1` : null
    return { jenis: 'produk', nama, gambar, harga, buyPath, alamat: `/produk/produk-satuan/${produkId}` }
  })
  const bundled = paket.map(({ paketId, title, gambar, harga, tersedia }): Barang => {
    const buyPath = tersedia ? `/pemesanan?paket=${paketId}` : null
    return { jenis: 'paket', nama: title, gambar, harga, buyPath, alamat: `/produk/produk-paketan/${paketId}` }
  })
  return [...purchasableFirst(satuan).slice(0, PRODUK_MAX), ...purchasableFirst(bundled).slice(0, PAKET_MAX)]
}

const purchasableFirst = (all: readonly Barang[]) =>
  all.toSorted((a, b) => Number(a.buyPath === null) - Number(b.buyPath === null))
