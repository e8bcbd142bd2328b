import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { listProduk, type Produk } from '#contract/katalog/endpoints.ts'
import { getProdukLain } from '#contract/katalog/lain.ts'
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
})

/** Returns the query for a document, without texts that the list does not show: they were a third of its size. */
export const forDocument = (query: { queryKey: QueryKey; queryFn?: unknown }) => ({
  queryKey: query.queryKey,
  queryFn: async () => {
    const { items, total } = await (query.queryFn as () => Promise<Page<Produk>>)()
    return { items: items.map(kartuOnly), total }
  },
})

export const produkListQuery = ({ q, kategori, penyakit, min, maks, urut, page }: ProdukFilters, via: Call = call) =>
  queryOptions({
    queryKey: ['produk', 'daftar', q, kategori, penyakit, min, maks, urut, page],
    queryFn: () =>
      via(listProduk, {
        query: {
          q: q || undefined,
          kategori: kategori.length > 0 ? kategori.join(',') : undefined,
          penyakit: penyakit ?? undefined,
          harga_min: min ?? undefined,
          harga_maks: maks ?? undefined,
          urut,
          page,
          limit: PRODUK_PER_HALAMAN,
        },
      }),
    // Keep the previous result, dimmed, until the next one arrives, so that the layout does not jump.
    placeholderData: keepPreviousData,
  })

/** Enough that some can be bought without a prescription. */
const BEST_SELLERS = 12

/** Bestselling products. */
export const bestSellingQuery = (via: Call = call) =>
  queryOptions({
    queryKey: ['produk', 'terlaris'],
    queryFn: () => via(listProduk, { query: { urut: 'terlaris', limit: BEST_SELLERS } }),
    staleTime: 5 * 60_000,
  })

/** Products bought together with a product, and similar ones. */
export const produkLainQuery = (produkId: number, via: Call = call) =>
  queryOptions({
    queryKey: ['produk', produkId, 'lain'],
    queryFn: () => via(getProdukLain, { params: { produkId } }),
    staleTime: 5 * 60_000,
  })
