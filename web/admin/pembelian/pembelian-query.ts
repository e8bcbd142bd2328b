import { queryOptions } from '@tanstack/react-query'
import { getPembelian } from '#contract/pembelian/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

/** Query of one purchase order. */
export const pembelianQuery = (pembelianId: number) =>
  queryOptions({
    queryKey: ['kantor', 'pembelian', pembelianId],
    queryFn: () => callAdmin(getPembelian, { params: { pembelianId } }),
  })
