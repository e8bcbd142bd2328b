import { useQuery } from '@tanstack/react-query'
import { paymentNumber } from '#contract/pembayaran/payment-method.ts'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { stageOf } from '#contract/pesanan/pesanan-stages.ts'
import { myUlasanQuery } from '#web/toko/ulasan/my-ulasan-query.ts'

export type PrimaryAction = 'bayar' | 'cek' | 'resep' | 'tanya' | 'keluhan' | 'terima' | 'ulasan' | 'beli'

/** Returns the payment method whose number the buyer still has to pay to; null if there is none. */
export function openNumber({ dapat_dibayar, cara_bayar }: RincianPesanan) {
  return dapat_dibayar && cara_bayar && paymentNumber(cara_bayar) ? cara_bayar : null
}

/** Returns the next step of the buyer, the only coral button on the page of an order. */
export function usePrimaryAction(pesanan: RincianPesanan): PrimaryAction {
  const action = actionOf(pesanan)
  const { data } = useQuery({ ...myUlasanQuery(), enabled: action === 'ulasan' })
  const hasReviewLeft = data?.some(
    ({ jenis, id, ulasan }) =>
      !ulasan && pesanan.items.some(({ produkId, paketId }) => id === (jenis === 'produk' ? produkId : paketId)),
  )
  return action === 'ulasan' && hasReviewLeft === false ? 'beli' : action
}

function actionOf(pesanan: RincianPesanan): PrimaryAction {
  const { status_pembayaran, menunggu_resep, menunggu_ongkir, resepId, dapat_dibayar, keluhan } = pesanan
  if (keluhan === 'terbuka') return 'keluhan'
  if (status_pembayaran === 'pending') {
    if (menunggu_resep && resepId !== null) return 'resep'
    if (menunggu_resep || menunggu_ongkir) return 'tanya'
    return dapat_dibayar && !openNumber(pesanan) ? 'bayar' : 'cek'
  }
  const stage = stageOf(pesanan)
  if (stage === 'dikirim') return 'terima'
  if (stage === 'diterima') return 'ulasan'
  // The bank withdrew the payment of a failed order: only the shop can help.
  return stage || status_pembayaran === 'failed' ? 'tanya' : 'beli'
}
