import { type DehydratedState, dehydrate, type FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Call, PageDeps } from './page-deps.ts'

/** Set once per request by `createPageContext`; loaders read it. */
export const pageContext = createContext<PageDeps>()

// Every query has its own data type; the list of them can only be typed by what they have in common.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyQuery = FetchQueryOptions<any, any, any, any>

/** Runs a screen's queries in-process and hands the results to the browser's cache. Failures become the error page. */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  queries: (call: Call) => AnyQuery[],
): Promise<{ dehydrated: DehydratedState }> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await Promise.all(queries(context.get(pageContext).call).map((query) => client.fetchQuery(query)))
  const dehydrated = dehydrate(client)
  // A page is kept and sent for as long as it is right, so when it was made says nothing; see `Hydrated`.
  for (const query of dehydrated.queries) {
    query.dehydratedAt = 0
    query.state.dataUpdatedAt = 0
  }
  return { dehydrated }
}
