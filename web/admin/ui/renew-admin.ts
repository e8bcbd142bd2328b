import type { QueryClient } from '@tanstack/react-query'

/**
 * Refreshes the cached back office queries after a write: refetches active queries and removes inactive ones. A stale row would
 * carry an old version, and a quick edit of it would fail with a false conflict.
 */
export function renewAdmin(queries: QueryClient): Promise<void> {
  queries.removeQueries({ queryKey: ['admin'], type: 'inactive' })
  return queries.invalidateQueries({ queryKey: ['admin'] })
}
