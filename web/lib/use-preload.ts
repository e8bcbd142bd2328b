import { useQueryClient } from '@tanstack/react-query'
import type { AnyQuery } from './page-context.ts'

/**
 * Returns handlers for a link with `prefetch="intent"`. They prefetch the next screen's queries on hover, focus or touch,
 * together with its code. React Router prefetches no data here, because the screens run their own queries.
 */
export function usePreload(queries: AnyQuery[]) {
  const client = useQueryClient()
  const load = () => {
    for (const query of queries) void client.prefetchQuery(query)
  }
  return { onMouseEnter: load, onFocus: load, onTouchStart: load }
}
