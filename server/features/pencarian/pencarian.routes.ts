import { searchSemua } from '#contract/pencarian/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { recordKosong } from './record-kosong.ts'
import { kosakataOf, search } from './search.ts'

export function pencarianRoutes(api: Endpoints, { db, clock }: Deps): void {
  const kosakata = kosakataOf(db)
  const record = recordKosong(db)
  api.publik(searchSemua, async ({ query }) => {
    const { isKosong, ...pencarian } = await search(db, kosakata, query.q, clock())
    if (isKosong) await record(query.q, clock())
    return pencarian
  })
}
