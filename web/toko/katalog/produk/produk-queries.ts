import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { countProduk, listProduk, type Produk } from '#contract/katalog/endpoints.ts'
import { getOtherProduk } from '#contract/katalog/lain.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'
import { PRODUK_PER_HALAMAN, type ProdukFilters } from './produk-filters.ts'

// Separate from katalog-queries.ts, which is part of the landing page's bundle.

/** Returns a product with only the fields of its card and of its page's first render; the page fetches the rest. */
const kartuOnly = (produk: Produk): Produk => ({
  ...produk,
  deskripsi: '',
  zat: '',
  zat_aktif: [],
  bentuk: '',
  produsen: '',
  dosis: '',
  aturan_pakai: [],
  peringatan: '',
  kelas: [],
  penyakit: [],
  gambar_label: null,
  gambar_lain: [],
})

/** Returns the query for a document, without texts that the list does not show: they were a third of its size. */
export const forDocument = (query: { queryKey: QueryKey; queryFn?: unknown }) => ({
  queryKey: query.queryKey,
  queryFn: async () => {
    const { items, total } = await (query.queryFn as () => Promise<Page<Produk>>)()
    return { items: items.map(kartuOnly), total }
  },
})

/** Filters as the API takes them. */
const apiFilters = ({ q, kategori, penyakit, golongan, cara, min, maks }: ProdukFilters) => ({
  q: q || undefined,
  kategori: kategori.length > 0 ? kategori.join(',') : undefined,
  penyakit: penyakit ?? undefined,
  golongan: golongan ?? undefined,
  cara: cara ?? undefined,
  harga_min: min ?? undefined,
  harga_maks: maks ?? undefined,
})

export const produkListQuery = (filter: ProdukFilters, via: Call = call) => {
  const { urut, page } = filter
  const narrowed = apiFilters(filter)
  return queryOptions({
    queryKey: ['produk', 'daftar', narrowed, urut, page],
    queryFn: () => via(listProduk, { query: { ...narrowed, kelompok: 'satu', urut, page, limit: PRODUK_PER_HALAMAN } }),
    // Keep the previous result, dimmed, until the next one arrives, so that the layout does not jump.
    placeholderData: keepPreviousData,
  })
}

/** Number of products per choice of a filter. */
export const choiceCountQuery = (filter: ProdukFilters) => {
  const query = { ...apiFilters(filter), kelompok: 'satu' as const }
  return queryOptions({
    queryKey: ['produk', 'saringan', query],
    queryFn: () => call(countProduk, { query }),
    placeholderData: keepPreviousData,
  })
}

/** Enough that some can be bought without a prescription. */
const BEST_SELLERS = 12

/** Bestselling products. */
export const bestSellingQuery = (via: Call = call) =>
  queryOptions({
    queryKey: ['produk', 'terlaris'],
    queryFn: () => via(listProduk, { query: { urut: 'terlaris', limit: BEST_SELLERS, kelompok: 'satu' } }),
    staleTime: 5 * 60_000,
  })

/** Products bought together with a product, and similar ones. */
export const otherProdukQuery = (produkId: number, via: Call = call) =>
  queryOptions({
    queryKey: ['produk', produkId, 'lain'],
    queryFn: () => via(getOtherProduk, { params: { produkId } }),
    staleTime: 5 * 60_000,
  })
