import { queryOptions } from '@tanstack/react-query'
import { listPengiriman } from '#contract/pengiriman/endpoints.ts'
import { getPesanan, listRiwayat, RIWAYAT_LIMIT } from '#contract/pesanan/endpoints.ts'
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

/** How often a screen looks whether an order that waits was paid, at a machine or in an app, behind its back. */
const PERIKSA_MS = 15_000

export const pesananQuery = (nomor: string) =>
  queryOptions({
    queryKey: ['milik-saya', 'riwayat', 'pesanan', nomor],
    queryFn: () => call(getPesanan, { params: { orderId: nomor } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status_pembayaran === 'pending' ? PERIKSA_MS : false),
  })
