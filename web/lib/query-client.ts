import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Returns a new query client: one per browser tab, and one per rendered page on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // 30 s: data that came with the document is not fetched again at once.
        staleTime: 30_000,
        // Reception at the fish farms is bad: retry without a response or after a 5xx, not after a rejection.
        retry: (count, error) => count < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
    },
  })
}
