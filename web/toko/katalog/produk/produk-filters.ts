import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { FILTER_HARGA_MAX, PRODUK_ORDERS, type ProdukOrder } from '#contract/katalog/filter.ts'
import { GOLONGAN, type Golongan } from '#contract/katalog/golongan.ts'
import { METHODS, type Usage } from '#contract/katalog/usage-words.ts'
import { toId } from '#web/lib/id.ts'

export const PRODUK_PER_HALAMAN = 24
/** Order without a choice. */
export const DEFAULT_ORDER: ProdukOrder = 'terlaris'

/** Filters, order and page of the product list. They are in the URL, so that a result can be shared and revisited. */
export interface ProdukFilters {
  q: string
  /** Category ids in ascending order; empty means all. */
  kategori: number[]
  penyakit: KodePenyakit | null
  golongan: Golongan | null
  cara: Usage | null
  /** Minimum and maximum price in whole rupiah, both inclusive. */
  min: number | null
  maks: number | null
  urut: ProdukOrder
  page: number
}

/** Default filters, apart from the search text. */
export const NO_FILTERS = {
  kategori: [],
  penyakit: null,
  golongan: null,
  cara: null,
  min: null,
  maks: null,
  page: 1,
} satisfies Partial<ProdukFilters>

/** Parses the query leniently: invalid numbers, diseases and orders are ignored. */
export function readFilters(search: URLSearchParams): ProdukFilters {
  const ids = (search.get('kategori') ?? '')
    .split(',')
    .map(toId)
    .filter((id) => id > 0)
  const penyakit = search.get('penyakit') ?? ''
  const sort = search.get('urut')
  const [min, max] = [readHarga(search.get('min')), readHarga(search.get('maks'))]
  const isSwapped = min !== null && max !== null && min > max
  return {
    q: (search.get('q') ?? '').trim().slice(0, 100),
    kategori: [...new Set(ids)].sort((a, b) => a - b).slice(0, 50),
    penyakit: Object.hasOwn(PENYAKIT, penyakit) ? (penyakit as KodePenyakit) : null,
    golongan: (Object.keys(GOLONGAN) as Golongan[]).find((item) => item === search.get('golongan')) ?? null,
    cara: METHODS.find((item) => item === search.get('cara')) ?? null,
    min: isSwapped ? max : min,
    maks: isSwapped ? min : max,
    urut: PRODUK_ORDERS.find((item) => item === sort) ?? DEFAULT_ORDER,
    page: Math.min(toId(search.get('page') ?? '') || 1, 1_000_000),
  }
}

export function writeFilters(filter: ProdukFilters): URLSearchParams {
  const { q, kategori, penyakit, golongan, cara, min, maks, urut, page } = filter
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (kategori.length > 0) search.set('kategori', kategori.join(','))
  if (penyakit) search.set('penyakit', penyakit)
  if (golongan) search.set('golongan', golongan)
  if (cara) search.set('cara', cara)
  if (min !== null) search.set('min', String(min))
  if (maks !== null) search.set('maks', String(maks))
  if (urut !== DEFAULT_ORDER) search.set('urut', urut)
  if (page > 1) search.set('page', String(page))
  return search
}

/** Adds or removes a category. The result may be shorter, so it starts at page 1. */
export function toggleKategori(filter: ProdukFilters, kategoriId: number): ProdukFilters {
  const without = filter.kategori.filter((id) => id !== kategoriId)
  const kategori = without.length < filter.kategori.length ? without : [...without, kategoriId].sort((a, b) => a - b)
  return { ...filter, kategori, page: 1 }
}

/** Returns the number of active filters. */
export const countFilters = ({ kategori, penyakit, golongan, cara, min, maks }: ProdukFilters): number =>
  kategori.length + [penyakit, golongan, cara, min ?? maks].filter((value) => value !== null).length

/** Parses typed rupiah, with or without `Rp` and dots; null if it is not a number. */
export function readHarga(text: string | null): number | null {
  const number = (text ?? '').replace(/^\s*rp\.?|[\s.]/gi, '')
  return /^\d{1,12}$/.test(number) ? Math.min(Number(number), FILTER_HARGA_MAX) : null
}
