import { queryOptions } from '@tanstack/react-query'
import { getPembelian } from '#contract/pembelian/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

/** Query of one purchase order. */
export const pembelianQuery = (pembelianId: number) =>
  queryOptions({
    queryKey: ['admin', 'pembelian', pembelianId],
    queryFn: () => callAdmin(getPembelian, { params: { pembelianId } }),
  })
