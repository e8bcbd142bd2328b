import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Parsed } from '#contract/endpoint.ts'
import { listPesanan, refreshPesanan } from '#contract/pesanan-admin/admin.ts'
import { useSelection } from '#web/admin/pesanan/pesanan-choices.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

const EVERY_MS = 30_000

/** Refreshes the list every 30 seconds. Pauses while rows are selected, because they would move under the cursor. */
export function useFresh(query: Parsed<typeof listPesanan>['query']): void {
  const queries = useQueryClient()
  const isSelecting = useSelection().length > 0
  useQuery({
    queryKey: ['admin', refreshPesanan.name, query],
    queryFn: async ({ signal }) => {
      const page = await callAdmin(refreshPesanan, { query }, { signal })
      queries.setQueryData(['admin', listPesanan.name, query], page)
      return page.total
    },
    // The list has just loaded the same data.
    initialData: 0,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    enabled: !isSelecting,
    retry: false,
  })
}
