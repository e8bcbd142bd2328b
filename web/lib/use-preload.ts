import { useQueryClient } from '@tanstack/react-query'
import type { AnyQuery } from './page-context.ts'

/**
 * For a link with `prefetch="intent"`: what the screen behind it asks for is fetched together with its code, as soon as a hand
 * comes near. React Router fetches no data here, for the screens ask for it themselves.
 */
export function usePreload(queries: AnyQuery[]) {
  const client = useQueryClient()
  const muat = () => {
    for (const query of queries) void client.prefetchQuery(query)
  }
  return { onMouseEnter: muat, onFocus: muat, onTouchStart: muat }
}
