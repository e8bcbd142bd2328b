import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { getArtikel, listArtikel } from '#contract/konten/endpoints.ts'
import { summaryOf } from '#contract/tulisan.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'
import type { Penyakit } from './penyakit.ts'

export const ARTIKEL_PER_HALAMAN = 12

/** More products than this do not carry another one's whole name. */
const SENAMA = 20

// The browser goes through HTTP; a loader passes the server's in-process `via` instead.

export const artikelListQuery = ({ q, page }: { q: string; page: number }, via: Call = call) =>
  queryOptions({
    queryKey: ['artikel', 'daftar', q, page],
    queryFn: async () => {
      const { items, total } = await via(listArtikel, {
        query: { q: q || undefined, page, limit: ARTIKEL_PER_HALAMAN },
      })
      // The document carries the beginnings only, not twelve whole articles.
      return { items: items.map(({ konten, ...artikel }) => ({ ...artikel, ringkas: summaryOf(konten) })), total }
    },
    placeholderData: keepPreviousData,
  })

export const artikelQuery = (id: number, via: Call = call) =>
  queryOptions({ queryKey: ['artikel', id], queryFn: () => via(getArtikel, { params: { id } }) })

/** The products that a disease page points to, in its order; what is not on sale is left out. */
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
      // What needs a prescription is recommended by a veterinarian only.
      return found.flatMap((item) => (item && !item.resep ? [item] : []))
    },
    staleTime: 5 * 60_000,
  })
