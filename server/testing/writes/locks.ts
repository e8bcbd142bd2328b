import { vi } from 'vitest'
import { ShopClient } from '#server/db/shop-client.ts'

/**
 * Returns the locks that statements take during `work`, in order, each once: `from lot where lot_id = $ for update`. Without
 * `skip locked`, which jobs use beside the work.
 */
export async function locksOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(ShopClient.prototype, 'query')
  try {
    await work()
    return [...new Set(query.mock.calls.flatMap(([statement]) => lockIn(String(statement.text ?? statement))))]
  } finally {
    query.mockRestore()
  }
}

function lockIn(statement: string): string[] {
  const text = statement
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .replace(/\$\d+(?:, \$\d+)*/g, '$')
    // The order of test shops, for rows that a query leaves without one.
    .replace(/(?:, | order by )\w+\.ctid desc/g, '')
  const isLock = /pg_advisory_xact_lock|\bfor (?:no key )?(?:update|share)\b(?! skip locked| of \w+ skip locked)/i.test(
    text,
  )
  return isLock ? [text.slice(sourceOf(text))] : []
}

/** Returns the place of the statement's own `from`, after those of subqueries in its list; 0 if it has none. */
function sourceOf(text: string): number {
  let depth = 0
  const place = [...text.matchAll(/[()]|\bfrom\b/gi)].find(([token]) => {
    if (token === '(') depth++
    else if (token === ')') depth--
    else return depth === 0
    return false
  })
  return place?.index ?? 0
}
