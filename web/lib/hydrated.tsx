import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

interface HydratedProps {
  /** What `prefetch` made; absent after a move inside the shop. */
  state: DehydratedState | undefined
  children: ReactNode
}

/**
 * Hands what came with the document to the browser's cache. It counts as fetched now: the document may have been made
 * long ago, but it was right when it was sent.
 */
export function Hydrated({ state, children }: HydratedProps) {
  const arrived = useMemo(() => state && asOf(Date.now(), state), [state])
  return <HydrationBoundary state={arrived}>{children}</HydrationBoundary>
}

function asOf(dataUpdatedAt: number, { queries, ...rest }: DehydratedState): DehydratedState {
  return { ...rest, queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })) }
}
