import type { Page } from '#contract/endpoint.ts'

/** Maximum items per request of a list. */
const LIMIT = 1000

/** Returns the items of all pages of a list, in its order; at least `most` of them if there are more. */
export async function allPages<T>(
  list: (query: { page: number; limit: number }) => Promise<Page<T>>,
  most: number,
): Promise<T[]> {
  const found: T[] = []
  for (let page = 1; found.length < most; page++) {
    const { items, total } = await list({ page, limit: LIMIT })
    found.push(...items)
    if (items.length === 0 || found.length >= total) break
  }
  return found
}
