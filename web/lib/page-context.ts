import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Call, PageDeps } from './page-deps.ts'

/** Set once per request by `createPageContext`; loaders read it. */
export const pageContext = createContext<PageDeps>()

// Every query has its own data type, so a list of queries needs `any`.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyQuery = FetchQueryOptions<any, any, any, any>

/** Keys and results of a screen's queries. Fetch times are left out: a cached page is sent as long as it is valid. */
export type Fetched = (readonly [QueryKey, unknown])[]

/**
 * Runs a screen's queries in-process; `Hydrated` passes the results to the browser's cache. Failures show the error page.
 * @returns `Fetched` as one JSON string: React Router's serialization adds a reference per value, a tenth of the list page's
 * size
 */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  queries: (call: Call) => AnyQuery[],
): Promise<{ fetched: string }> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { call } = context.get(pageContext)
  const run = async (query: AnyQuery) => [query.queryKey, await client.fetchQuery(query)] as const
  const fetched: Fetched = await Promise.all(queries(call).map(run))
  return { fetched: JSON.stringify(fetched) }
}
