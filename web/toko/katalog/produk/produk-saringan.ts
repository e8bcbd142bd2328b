import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { HARGA_SARING_MAX, URUTAN_PRODUK, type UrutanProduk } from '#contract/katalog/saringan.ts'
import { toId } from '#web/lib/id.ts'

export const PRODUK_PER_HALAMAN = 24

/** Filters, order and page of the product list. They are in the URL, so that a result can be shared and revisited. */
export interface ProdukSaringan {
  q: string
  /** Category ids in ascending order; empty means all. */
  kategori: number[]
  penyakit: KodePenyakit | null
  /** Minimum and maximum price in whole rupiah, both inclusive. */
  min: number | null
  maks: number | null
  urut: UrutanProduk
  page: number
}

/** Default filters, apart from the search text. */
export const TANPA_SARINGAN = {
  kategori: [],
  penyakit: null,
  min: null,
  maks: null,
  page: 1,
} satisfies Partial<ProdukSaringan>

/** Parses the query leniently: invalid numbers, diseases and orders are ignored. */
export function readSaringan(search: URLSearchParams): ProdukSaringan {
  const ids = (search.get('kategori') ?? '')
    .split(',')
    .map(toId)
    .filter((id) => id > 0)
  const penyakit = search.get('penyakit') ?? ''
  const urut = search.get('urut')
  const [min, maks] = [readHarga(search.get('min')), readHarga(search.get('maks'))]
  const isTertukar = min !== null && maks !== null && min > maks
  return {
    q: (search.get('q') ?? '').trim().slice(0, 100),
    kategori: [...new Set(ids)].sort((a, b) => a - b).slice(0, 50),
    penyakit: Object.hasOwn(PENYAKIT, penyakit) ? (penyakit as KodePenyakit) : null,
    min: isTertukar ? maks : min,
    maks: isTertukar ? min : maks,
    urut: URUTAN_PRODUK.find((satu) => satu === urut) ?? 'nama',
    page: Math.min(toId(search.get('page') ?? '') || 1, 1_000_000),
  }
}

export function writeSaringan({ q, kategori, penyakit, min, maks, urut, page }: ProdukSaringan): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (kategori.length > 0) search.set('kategori', kategori.join(','))
  if (penyakit) search.set('penyakit', penyakit)
  if (min !== null) search.set('min', String(min))
  if (maks !== null) search.set('maks', String(maks))
  if (urut !== 'nama') search.set('urut', urut)
  if (page > 1) search.set('page', String(page))
  return search
}

/** Adds or removes a category. The result may be shorter, so it starts at page 1. */
export function toggleKategori(saringan: ProdukSaringan, kategoriId: number): ProdukSaringan {
  const without = saringan.kategori.filter((id) => id !== kategoriId)
  const kategori = without.length < saringan.kategori.length ? without : [...without, kategoriId].sort((a, b) => a - b)
  return { ...saringan, kategori, page: 1 }
}

/** Returns the number of active filters. */
export const jumlahSaringan = ({ kategori, penyakit, min, maks }: ProdukSaringan): number =>
  kategori.length + (penyakit ? 1 : 0) + (min !== null || maks !== null ? 1 : 0)

/** Parses typed rupiah, with or without `Rp` and dots; null if it is not a number. */
export function readHarga(text: string | null): number | null {
  const angka = (text ?? '').replace(/^\s*rp\.?|[\s.]/gi, '')
  return /^\d{1,12}$/.test(angka) ? Math.min(Number(angka), HARGA_SARING_MAX) : null
}
