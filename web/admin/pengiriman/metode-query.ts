import { queryOptions } from '@tanstack/react-query'
import { listPengirimanAdmin } from '#contract/pengiriman/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

/** Query of the shipping methods for a select field, including archived ones. */
export const metodeQuery = () =>
  queryOptions({
    queryKey: ['admin', 'metode-pengiriman', 'pilihan'],
    queryFn: () => callAdmin(listPengirimanAdmin, { query: { limit: 100 } }).then(({ items }) => items),
  })
