import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getPaket,
  getProduk,
  listKategori,
  listPaket,
  listProduk,
  type Paket,
  type PaketRinci,
  type Produk,
} from '#contract/katalog/endpoints.ts'
import { getProdukLain } from '#contract/katalog/lain.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'
import { PRODUK_PER_HALAMAN, type ProdukSaringan } from './produk-saringan.ts'

// The browser goes through HTTP; a loader passes the server's in-process `via` instead.

export const kategoriQuery = (via: Call = call) =>
  queryOptions({ queryKey: ['kategori'], queryFn: () => via(listKategori, {}), staleTime: 5 * 60_000 })

export const produkListQuery = (
  { q, kategori, penyakit, min, maks, urut, page }: ProdukSaringan,
  via: Call = call,
) =>
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
          urut: urut === 'nama' ? undefined : urut,
          page,
          limit: PRODUK_PER_HALAMAN,
        },
      }),
    // While the next result is on its way, the last one stays, dimmed, instead of a jump to nothing.
    placeholderData: keepPreviousData,
  })

/** Enough to have some left that can be bought without a prescription. */
const TERLARIS = 12

/** What is bought most. */
export const terlarisQuery = (via: Call = call) =>
  queryOptions({
    queryKey: ['produk', 'terlaris'],
    queryFn: () => via(listProduk, { query: { urut: 'terlaris', limit: TERLARIS } }),
    staleTime: 5 * 60_000,
  })

export const produkQuery = (produkId: number, via: Call = call) =>
  queryOptions({ queryKey: ['produk', produkId], queryFn: () => via(getProduk, { params: { produkId } }) })

/** What stands beside a product: bought along with it, and similar. */
export const produkLainQuery = (produkId: number, via: Call = call) =>
  queryOptions({
    queryKey: ['produk', produkId, 'lain'],
    queryFn: () => via(getProdukLain, { params: { produkId } }),
    staleTime: 5 * 60_000,
  })

/** A product as a list that was on the screen had it: shown at once, while it is asked for anew. */
export const produkDariDaftar = (queries: QueryClient, produkId: number) =>
  queries
    .getQueriesData<{ items: Produk[] }>({ queryKey: ['produk', 'daftar'] })
    .flatMap(([, daftar]) => daftar?.items ?? [])
    .find((produk) => produk.produkId === produkId)

/** A package as orders and cart need it: a list that was on the screen has that much. */
export const satuPaketQuery = (paketId: number, via: Call = call) =>
  queryOptions({
    queryKey: ['paket', paketId],
    queryFn: (): Promise<Paket> => via(getPaket, { params: { paketId } }),
  })

/** A package with all that its own page shows. */
export const paketRinciQuery = (paketId: number, via: Call = call) =>
  queryOptions({
    queryKey: ['paket', paketId, 'rinci'],
    queryFn: (): Promise<PaketRinci> => via(getPaket, { params: { paketId } }),
  })

export const paketQuery = (via: Call = call) => queryOptions({ queryKey: ['paket'], queryFn: () => via(listPaket, {}) })
