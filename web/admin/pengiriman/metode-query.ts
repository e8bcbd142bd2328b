import { queryOptions } from '@tanstack/react-query'
import { listPengirimanAdmin } from '#contract/pengiriman/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

/** Query of the shipping methods for a select field, including archived ones. */
export const metodeQuery = () =>
  queryOptions({
    queryKey: ['kantor', 'metode-pengiriman', 'pilihan'],
    queryFn: () => callAdmin(listPengirimanAdmin, { query: { limit: 100 } }).then(({ items }) => items),
  })
