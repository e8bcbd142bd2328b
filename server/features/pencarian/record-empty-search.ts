import { normalizeEmptySearch } from '#contract/pencarian/empty-words.ts'
import type { Db } from '#server/db/client.ts'
import { emptySearchRepository } from './empty-search.repository.ts'

const MINUTE_MS = 60_000
/** Maximum searches recorded per minute and process, as visitors can invent any number of words. */
const PER_MINUTE = 30

/**
 * Returns a function that counts a search without results. Cached responses do not reach it, so repeats within moments count
 * once.
 */
export function recordEmptySearch(db: Db): (q: string, now: Date) => Promise<void> {
  let minutes = Number.NaN
  let count = 0
  return async (q, now) => {
    const word = normalizeEmptySearch(q)
    if (!word) return
    const current = Math.floor(now.getTime() / MINUTE_MS)
    if (current !== minutes) [minutes, count] = [current, 0]
    if (++count <= PER_MINUTE) await emptySearchRepository(db).count(word, now)
  }
}
