import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { listProduk, type Produk } from '#contract/katalog/endpoints.ts'
import { getProdukLain } from '#contract/katalog/lain.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'
import { PRODUK_PER_HALAMAN, type ProdukSaringan } from './produk-saringan.ts'

// Apart from katalog-queries.ts, which the landing page brings.

/** Of a product what a card shows, and what the first moment of its own page does: the rest comes with that page. */
const kartuSaja = (produk: Produk): Produk => ({
  ...produk,
  ...{ deskripsi: '', zat: '', zat_aktif: [], bentuk: '', produsen: '', dosis: '', aturan_pakai: [], peringatan: '' },
  ...{ kelas: [], penyakit: [], gambar_label: null },
})

/** The same query for a document: texts that the list does not show were a third of it. */
export const untukDokumen = (query: { queryKey: QueryKey; queryFn?: unknown }) => ({
  queryKey: query.queryKey,
  queryFn: async () => {
    const { items, total } = await (query.queryFn as () => Promise<Page<Produk>>)()
    return { items: items.map(kartuSaja), total }
  },
})

export const produkListQuery = ({ q, kategori, penyakit, min, maks, urut, page }: ProdukSaringan, via: Call = call) =>
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

/** What stands beside a product: bought along with it, and similar. */
export const produkLainQuery = (produkId: number, via: Call = call) =>
  queryOptions({
    queryKey: ['produk', produkId, 'lain'],
    queryFn: () => via(getProdukLain, { params: { produkId } }),
    staleTime: 5 * 60_000,
  })
