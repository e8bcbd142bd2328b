import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Parsed } from '#contract/endpoint.ts'
import { listPesanan, refreshPesanan } from '#contract/kantor-pesanan/office.ts'
import { usePilihan } from '#web/admin/pesanan/pilihan-pesanan.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

const TIAP_MS = 30_000

/** The list renews itself while it is looked at; not under a hand that is ticking rows, which would move away from it. */
export function useSegar(query: Parsed<typeof listPesanan>['query']): void {
  const queries = useQueryClient()
  const isMemilih = usePilihan().length > 0
  useQuery({
    queryKey: ['kantor', refreshPesanan.name, query],
    queryFn: async ({ signal }) => {
      const page = await callAdmin(refreshPesanan, { query }, { signal })
      queries.setQueryData(['kantor', listPesanan.name, query], page)
      return page.total
    },
    // The list itself has just been read.
    initialData: 0,
    staleTime: TIAP_MS,
    refetchInterval: TIAP_MS,
    enabled: !isMemilih,
    retry: false,
  })
}
