import { queryOptions } from '@tanstack/react-query'
import type { Output } from '#contract/endpoint.ts'
import {
  getPesanan,
  listRiwayat,
  RIWAYAT_LIMIT,
  type RincianPesanan,
  type RiwayatPesanan,
  updatePaymentStatus,
} from '#contract/pesanan/endpoints.ts'
import type { RiwayatGroup } from '#contract/pesanan/pesanan-stages.ts'
import { call } from '#web/lib/api.ts'

// 'milik-saya' marks data of the account; it is removed from the cache when the session ends.

/** Poll intervals for payments made outside the shop, at an ATM or in an app. */
const CHECK_MS = { pesanan: 15_000, riwayat: 30_000 }

const isPending = ({ status_pembayaran }: RiwayatPesanan) => status_pembayaran === 'pending'
const isPayable = (pesanan: RiwayatPesanan) => isPending(pesanan) && !pesanan.menunggu_resep && !pesanan.menunggu_ongkir

/**
 * Makes the server query the provider, whose payment notification may have been lost. Failures are ignored, because the next
 * poll retries.
 */
const check = ({ midtrans_order_id }: RiwayatPesanan) =>
  call(updatePaymentStatus, { body: { orderId: midtrans_order_id, status: 'pending' } }).catch(() => {})

export const riwayatQuery = (page: number, status: RiwayatGroup | undefined) =>
  queryOptions({
    queryKey: ['milik-saya', 'riwayat', page, status ?? 'semua'],
    async queryFn({ client, queryKey }) {
      const known = client.getQueryData<Output<typeof listRiwayat>>(queryKey)
      await Promise.all((known?.data ?? []).filter(isPayable).map(check))
      return call(listRiwayat, { query: { page, limit: RIWAYAT_LIMIT, ...(status && { status }) } })
    },
    // Payments are confirmed outside the shop, so never use a cached state.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(isPending) ? CHECK_MS.riwayat : false),
  })

export const pesananQuery = (nomor: string) =>
  queryOptions({
    queryKey: ['milik-saya', 'riwayat', 'pesanan', nomor],
    async queryFn({ client, queryKey }) {
      const known = client.getQueryData<RincianPesanan>(queryKey)
      if (known && isPayable(known)) await check(known)
      return call(getPesanan, { params: { orderId: nomor } })
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isPending(state.data) ? CHECK_MS.pesanan : false),
  })
