import { toId } from '#web/lib/id.ts'

/** Search text and page of the article list, stored in the URL. */
interface Cari {
  q: string
  page: number
}

/** Parses the query leniently: an invalid page number is ignored. */
export function readSearch(search: URLSearchParams): Cari {
  return {
    q: (search.get('q') ?? '').trim().slice(0, 100),
    page: Math.min(toId(search.get('page') ?? '') || 1, 1_000_000),
  }
}

export function writeSearch({ q, page }: Cari): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (page > 1) search.set('page', String(page))
  return search
}
