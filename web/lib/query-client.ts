import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** One per browser tab, one per rendered page on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What came with the document is fresh enough not to be asked for again at once.
        staleTime: 30_000,
        // A raft has bad reception: try again when nothing came back, not when the server said no.
        retry: (count, error) => count < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
    },
  })
}
