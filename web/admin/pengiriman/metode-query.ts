import { queryOptions } from '@tanstack/react-query'
import { listPengirimanAdmin } from '#contract/pengiriman/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

/** Ways of shipping to choose from, archived ones too. */
export const metodeQuery = () =>
  queryOptions({
    queryKey: ['kantor', 'metode-pengiriman', 'pilihan'],
    queryFn: () => callAdmin(listPengirimanAdmin, { query: { limit: 100 } }).then(({ items }) => items),
  })
