import { queryOptions } from '@tanstack/react-query'
import { SEARCH_LENGTH, searchAll } from '#contract/pencarian/endpoints.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

/** Returns the search text in the URL. */
export const readQuestion = (search: URLSearchParams): string => (search.get('q') ?? '').trim().slice(0, SEARCH_LENGTH)

export const pencarianQuery = (q: string, via: Call = call) =>
  queryOptions({ queryKey: ['cari', q], queryFn: () => via(searchAll, { query: { q } }), enabled: q !== '' })
