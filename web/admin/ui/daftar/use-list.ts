import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'
import type { Endpoint, Input, Output, Page, Parsed } from '#contract/endpoint.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { rememberList } from './list-address.ts'

/** Endpoint of a list that is selected by query parameters. */
export type ListEndpoint = Endpoint<z.ZodUndefined, z.ZodObject, z.ZodUndefined, z.ZodArray, true, 'admin'>
export type Row<E extends ListEndpoint> = Output<E>['items'][number]

/** State of a list from its address: search, sorting, filters and page. The address can be shared and returned to. */
export interface List<Query = Record<string, unknown>> {
  query: Query
  /** Returns the address with other values. A change without `page` resets the page to the first. */
  to(change: Partial<Record<string, string | number | undefined>>): string
  /** Navigates to the changed address and replaces the history entry. */
  set(change: Partial<Record<string, string | number | undefined>>): void
  /** Address without search and filters; undefined if none is set. */
  whole: string | undefined
}

/**
 * Returns the list state from the address, and the query result.
 * @param endpoint the list; unknown or invalid query parameters are ignored
 * @param fixed query parameters that this screen always sends
 */
export function useList<E extends ListEndpoint>(endpoint: E, fixed: Record<string, string> = {}) {
  const [params, setParams] = useSearchParams()
  const { pathname, search } = useLocation()
  useEffect(() => rememberList(pathname, search), [pathname, search])
  const query = readQuery(endpoint, params, fixed) as Parsed<E> extends { query: infer Q } ? Q : never

  function changed(change: Parameters<List['to']>[0]): URLSearchParams {
    const next = new URLSearchParams(params)
    if (!('page' in change)) next.delete('page')
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    return next
  }
  const chosen = Object.entries(endpoint.query?.shape ?? {}).flatMap(([name, schema]) =>
    // Parameters with a default value, like the page, are not filters.
    schema instanceof z.ZodOptional && !(name in fixed) && params.has(name) ? [name] : [],
  )
  const list: List<typeof query> = {
    query,
    to: (change) => `?${changed(change)}`,
    set: (change) => setParams(changed(change), { replace: true, preventScrollReset: true }),
    whole: chosen.length > 0 ? `?${changed(Object.fromEntries(chosen.map((name) => [name, undefined])))}` : undefined,
  }
  const result = useQuery({
    queryKey: ['admin', endpoint.name, query],
    queryFn: ({ signal }): Promise<Page<Row<E>>> =>
      callAdmin(endpoint as ListEndpoint, { query } as Input<ListEndpoint>, { signal }) as Promise<Page<Row<E>>>,
    placeholderData: keepPreviousData,
  })
  return { ...list, result }
}

/** Returns the valid query parameters of a list. Exported for its tests. */
export function readQuery(
  { query }: Pick<ListEndpoint, 'query'>,
  params: URLSearchParams,
  fixed: Record<string, string> = {},
): Record<string, unknown> {
  const shape = query?.shape ?? {}
  const given: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    // The user chooses the number of rows, also where the screen has a default of its own.
    const value = (name === 'limit' ? params.get(name) : null) ?? fixed[name] ?? params.get(name)
    if (value !== null && z.safeParse(schema as z.ZodType, value).success) given[name] = value
  }
  return z.parse(z.object(shape), given)
}
