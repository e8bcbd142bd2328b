import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'
import type { Endpoint, Input, Output, Page, Parsed } from '#contract/endpoint.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ingatDaftar } from './alamat-daftar.ts'

/** An endpoint that answers a list by what stands in the address. */
type ListEndpoint = Endpoint<z.ZodUndefined, z.ZodObject, z.ZodUndefined, z.ZodArray, true, 'admin'>
type Row<E extends ListEndpoint> = Output<E>['items'][number]

/** What a list shows, from its address: searched, sorted, filtered and paged, so that it can be shared and gone back to. */
export interface Daftar<Query = Record<string, unknown>> {
  query: Query
  /** The address with something else chosen; another choice starts on the first page. */
  to(change: Partial<Record<string, string | number | undefined>>): string
  /** Goes there; the list before does not become a step of the browser's history. */
  set(change: Partial<Record<string, string | number | undefined>>): void
  /** The address without search and filters; undefined where none is chosen. */
  utuh: string | undefined
}

/**
 * @param endpoint the list; what its query does not know, or does not allow, counts as absent
 * @param fixed what this screen always asks for
 */
export function useList<E extends ListEndpoint>(endpoint: E, fixed: Record<string, string> = {}) {
  const [params, setParams] = useSearchParams()
  const { pathname, search } = useLocation()
  useEffect(() => ingatDaftar(pathname, search), [pathname, search])
  const query = readQuery(endpoint, params, fixed) as Parsed<E> extends { query: infer Q } ? Q : never

  function changed(change: Parameters<Daftar['to']>[0]): URLSearchParams {
    const next = new URLSearchParams(params)
    if (!('page' in change)) next.delete('page')
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    return next
  }
  const chosen = Object.entries(endpoint.query?.shape ?? {}).flatMap(([name, schema]) =>
    // What has a value of its own, like the page, chooses nothing away.
    schema instanceof z.ZodOptional && !(name in fixed) && params.has(name) ? [name] : [],
  )
  const daftar: Daftar<typeof query> = {
    query,
    to: (change) => `?${changed(change)}`,
    set: (change) => setParams(changed(change), { replace: true, preventScrollReset: true }),
    utuh: chosen.length > 0 ? `?${changed(Object.fromEntries(chosen.map((name) => [name, undefined])))}` : undefined,
  }
  const hasil = useQuery({
    queryKey: ['kantor', endpoint.name, query],
    queryFn: ({ signal }): Promise<Page<Row<E>>> =>
      callAdmin(endpoint as ListEndpoint, { query } as Input<ListEndpoint>, { signal }) as Promise<Page<Row<E>>>,
    placeholderData: keepPreviousData,
  })
  return { ...daftar, hasil }
}

/** Exported for its table of cases. */
export function readQuery(
  { query }: Pick<ListEndpoint, 'query'>,
  params: URLSearchParams,
  fixed: Record<string, string> = {},
): Record<string, unknown> {
  const shape = query?.shape ?? {}
  const given: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const value = fixed[name] ?? params.get(name)
    if (value !== null && z.safeParse(schema as z.ZodType, value).success) given[name] = value
  }
  return z.parse(z.object(shape), given)
}
