import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Fetched } from './page-context.ts'

interface HydratedProps {
  /** What `prefetch` made, `Fetched` as JSON; absent after a move inside the shop. */
  state: string | undefined
  children: ReactNode
}

/**
 * Hands what came with the document to the browser's cache, before anything inside asks for it. It counts as fetched now:
 * the document may have been made long ago, but it was right when it was sent.
 */
export function Hydrated({ state = '[]', children }: HydratedProps) {
  const queries = useQueryClient()
  useState(() => {
    for (const [key, data] of JSON.parse(state) as Fetched) queries.setQueryData(key, data)
  })
  return children
}
