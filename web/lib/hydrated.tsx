import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Fetched } from './page-context.ts'

interface HydratedProps {
  /** Result of `prefetch`: `Fetched` as JSON. Absent after a client-side navigation. */
  state: string | undefined
  children: ReactNode
}

/**
 * Writes the document's query results into the query cache before the children read it. They count as fetched now: the document
 * may have been cached long ago, but it was valid when it was sent.
 */
export function Hydrated({ state = '[]', children }: HydratedProps) {
  const queries = useQueryClient()
  useState(() => {
    for (const [key, data] of JSON.parse(state) as Fetched) queries.setQueryData(key, data)
  })
  return children
}
