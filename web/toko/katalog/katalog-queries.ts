import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getPaket,
  getProduk,
  listKategori,
  listPaket,
  listProduk,
  type Paket,
  type Produk,
} from '#contract/katalog/endpoints.ts'
import { paketBeranda } from '#contract/katalog/paket-beranda.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

// The browser calls by HTTP; a loader passes the server's in-process `via` instead.

export const kategoriQuery = (via: Call = call) =>
  queryOptions({ queryKey: ['kategori'], queryFn: () => via(listKategori, { query: {} }), staleTime: 5 * 60_000 })

export const produkQuery = (produkId: number, via: Call = call) =>
  queryOptions({ queryKey: ['produk', produkId], queryFn: () => via(getProduk, { params: { produkId } }) })

/** Returns a product from a list that was shown before: displayed at once while it is fetched anew. */
export const produkFromList = (queries: QueryClient, produkId: number) =>
  queries
    .getQueriesData<{ items: Produk[] }>({ queryKey: ['produk', 'daftar'] })
    .flatMap(([, list]) => list?.items ?? [])
    .find((produk) => produk.produkId === produkId)

/** A package as orders and cart need it, which is no more than lists contain. */
export const singlePaketQuery = (paketId: number, via: Call = call) =>
  queryOptions({
    queryKey: ['paket', paketId],
    queryFn: (): Promise<Paket> => via(getPaket, { params: { paketId } }),
  })

/**
 * A package with everything that its own page shows. The document contains the results, so the limits of substances load only
 * after a client-side navigation.
 */
export const paketDetailQuery = (paketId: number, via: Call = call) =>
  queryOptions({
    queryKey: ['paket', paketId, 'rinci'],
    queryFn: async () => {
      const [{ withUsage }, paket] = await Promise.all([
        import('./paket/with-usage.ts'),
        via(getPaket, { params: { paketId } }),
      ])
      return withUsage(paket)
    },
  })

/** Enough that one is in stock and needs no prescription. */
const BEST_SELLERS = 12

/** The bestselling product that anyone can buy today, with displayed fields only; null without one. */
export const produkBerandaQuery = (via: Call = call) =>
  queryOptions({
    queryKey: ['produk', 'beranda'],
    queryFn: async () => {
      const { items } = await via(listProduk, { query: { urut: 'terlaris', limit: BEST_SELLERS } })
      const found = items.find(({ stok, resep, belum_terdaftar }) => stok > 0 && !resep && !belum_terdaftar)
      if (!found) return null
      const { produkId, nama, harga, gambar, kemasan, terjual, resep } = found
      return { produkId, nama, harga, gambar, kemasan, terjual, resep }
    },
    staleTime: 5 * 60_000,
  })

/** Packages of the landing page, with displayed fields only: more would cost its document another TCP window. */
export const paketBerandaQuery = (selected?: readonly number[], via: Call = call) =>
  queryOptions({
    queryKey: ['paket', 'beranda'],
    queryFn: async () =>
      paketBeranda(await via(listPaket, { query: {} }), selected).map((paket) => ({
        ...paket,
        deskripsi: '',
        isi: [],
      })),
  })

export const paketQuery = (via: Call = call) =>
  queryOptions({ queryKey: ['paket'], queryFn: () => via(listPaket, { query: {} }) })
