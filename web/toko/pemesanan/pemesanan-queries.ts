import { queryOptions } from '@tanstack/react-query'
import { listPengiriman, listRiwayat, RIWAYAT_LIMIT } from '#contract/pemesanan.ts'
import { call } from '#web/lib/api.ts'

// 'milik-saya' marks what belongs to the account; it is dropped when the session ends.

export const pengirimanQuery = () =>
  queryOptions({ queryKey: ['pengiriman'], queryFn: () => call(listPengiriman, {}).then(({ data }) => data) })

export const riwayatQuery = (page: number) =>
  queryOptions({
    queryKey: ['milik-saya', 'riwayat', page],
    queryFn: () => call(listRiwayat, { query: { page, limit: RIWAYAT_LIMIT } }),
    // Payments are confirmed behind the screen's back.
    staleTime: 0,
  })
