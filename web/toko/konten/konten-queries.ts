import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getArtikel, listArtikel } from '#contract/konten/endpoints.ts'
import { summaryOf } from '#contract/tulisan.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

export const ARTIKEL_PER_HALAMAN = 12

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
