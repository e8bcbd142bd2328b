import { searchAll } from '#contract/pencarian/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { recordEmptySearch } from './record-empty-search.ts'
import { search, vocabularyOf } from './search.ts'

export function pencarianRoutes(api: Endpoints, { db, clock }: Deps): void {
  const vocabulary = vocabularyOf(db)
  const record = recordEmptySearch(db)
  api.publik(searchAll, async ({ query }) => {
    const { isKosong, ...pencarian } = await search(db, vocabulary, query.q, clock())
    if (isKosong) await record(query.q, clock())
    return pencarian
  })
}
