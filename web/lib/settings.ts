import { useRouteLoaderData } from 'react-router'
import type { PageSettings } from './page-deps.ts'

/** What the root loader handed to the browser; absent only on the error page. */
export function useSettings(): PageSettings | undefined {
  return useRouteLoaderData('root')
}
