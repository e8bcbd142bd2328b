import { queryOptions } from '@tanstack/react-query'
import { listPemasok } from '#contract/pembelian/pemasok-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

/** Query of the suppliers, for a select field. */
export const pemasokQuery = () =>
  queryOptions({
    queryKey: ['admin', listPemasok.name, 'pilihan'],
    queryFn: async () => (await callAdmin(listPemasok, { query: { limit: 100 } })).items,
  })
