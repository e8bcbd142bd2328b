import { queryOptions } from '@tanstack/react-query'
import { listGrup } from '#contract/grup/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

/** Query of the customer groups, for a select field. */
export const grupQuery = () =>
  queryOptions({
    queryKey: ['admin', listGrup.name, 'pilihan'],
    queryFn: async () => (await callAdmin(listGrup, { query: { limit: 100 } })).items,
  })
