import { queryOptions } from '@tanstack/react-query'
import { getPembelian } from '#contract/pembelian/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

/** One order to a supplier. */
export const pembelianQuery = (pembelianId: number) =>
  queryOptions({
    queryKey: ['kantor', 'pembelian', pembelianId],
    queryFn: () => callAdmin(getPembelian, { params: { pembelianId } }),
  })
