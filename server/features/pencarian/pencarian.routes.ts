import { searchAll } from '#contract/pencarian/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { search } from '#server/features/cari/search.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { recordEmptySearch } from './record-empty-search.ts'

export function pencarianRoutes(api: Endpoints, { db, clock }: Deps): void {
  const record = recordEmptySearch(db)
  api.public(searchAll, async ({ query }) => {
    const { isEmpty, ...pencarian } = await search(db, query.q, clock())
    // A suggestion is made of half a word, which says nothing about what the shop lacks.
    if (isEmpty && !query.saran) await record(query.q, clock())
    return pencarian
  })
}
