import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { getArtikel, listArtikel } from '#contract/konten/endpoints.ts'
import { summaryOf } from '#contract/tulisan.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'
import type { Penyakit } from './penyakit.ts'

export const ARTIKEL_PER_HALAMAN = 12

/** Search limit: at most this many products contain another product's whole name. */
const SENAMA = 20

// The browser calls by HTTP; a loader passes the server's in-process `via` instead.

export const artikelListQuery = ({ q, page }: { q: string; page: number }, via: Call = call) =>
  queryOptions({
    queryKey: ['artikel', 'daftar', q, page],
    queryFn: async () => {
      const { items, total } = await via(listArtikel, {
        query: { q: q || undefined, page, limit: ARTIKEL_PER_HALAMAN },
      })
      // Only summaries, so that the document does not contain twelve whole articles.
      return { items: items.map(({ konten, ...artikel }) => ({ ...artikel, ringkas: summaryOf(konten) })), total }
    },
    placeholderData: keepPreviousData,
  })

export const artikelQuery = (id: number, via: Call = call) =>
  queryOptions({ queryKey: ['artikel', id], queryFn: () => via(getArtikel, { params: { id } }) })

/** Recommended products of a disease page, in its order. Products that are not on sale are left out. */
export const produkAnjuranQuery = ({ id, produk }: Penyakit, via: Call = call) =>
  queryOptions({
    queryKey: ['produk', 'anjuran', id],
    queryFn: async () => {
      const found = await Promise.all(
        produk.map(async (nama) => {
          const { items } = await via(listProduk, { query: { q: nama, limit: SENAMA } })
          return items.find((item) => item.nama === nama)
        }),
      )
      // Only a veterinarian may recommend a prescription product.
      return found.flatMap((item) => (item && !item.resep ? [item] : []))
    },
    staleTime: 5 * 60_000,
  })
