import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { payPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { call } from '#web/lib/api.ts'
import { useSettings } from '#web/lib/settings.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { openingFailed } from './opening-failed.ts'
import { type Ending, loadSnap, type Outcome, pay } from './snap.ts'

export interface PaymentSesi {
  orderId: number
  midtransOrderId: string
  midtransToken: string | null
}

/** Navigation state for the order history after a payment. The specification names both fields. */
export interface PaymentSuccessState {
  paymentSuccess: true
  orderId: string
}

const TEXTS: Record<Outcome, string> = {
  success: 'Pembayaran Berhasil',
  pending: 'Pembayaran Tertunda: Silakan selesaikan pembayaran Anda.',
  failed: 'Pembayaran Gagal',
  cancelled: 'Pembayaran Dibatalkan',
}
/** Messages per outcome if reporting it to the server failed. */
const WITHOUT_RESPONSE: Partial<Record<Outcome, string>> = {
  success: 'Pembayaran sudah diterima, tetapi status pesanan gagal diperbarui. Cek lagi di Riwayat Pembayaran.',
  failed: 'Pesanan Anda masih menunggu pembayaran.',
  cancelled: 'Pembatalan belum tersimpan. Batalkan lagi dari Riwayat Pembayaran.',
}

/** Status of the order after the popup; `unavailable` if the popup did not open. */
export type PaymentResult = { status: StatusPembayaran } | { status: 'unavailable' }

/** Puts the order's lines back into the cart. */
export type Restore = () => void

/**
 * Opens the popup for an order, reports its outcome to the server, and shows the resulting status. If the order ends unpaid,
 * its lines return to the cart.
 */
export function usePay(): (sesi: PaymentSesi, giveBack?: Restore) => Promise<PaymentResult> {
  const settings = useSettings()
  const { alert, confirm } = useAlerts()
  const navigate = useNavigate()
  const queries = useQueryClient()

  // Preload the provider's script while the customer reads the page.
  useEffect(() => {
    if (settings) loadSnap(settings).catch(() => {})
  }, [settings])

  return useCallback(
    async function payOrder({ midtransOrderId, midtransToken }, restoreKeranjang): Promise<PaymentResult> {
      const ending = await openPopup()
      if (ending === null) {
        const see = await confirm({
          title: 'Pembayaran Tidak Tersedia: Sistem pembayaran sedang mengalami gangguan.',
          text: 'Pesanan Anda sudah tersimpan. Lanjutkan pembayarannya nanti dari riwayat pembayaran.',
          confirm: 'Lihat Riwayat',
          cancel: 'Tutup',
        })
        if (see) await navigate('/riwayat-pembayaran')
        return { status: 'unavailable' }
      }

      const { outcome, ...transaction } = ending
      const body = { orderId: midtransOrderId, status: outcome, ...transaction }
      const answer = await call(updatePaymentStatus, { body }).catch(() => null)
      // The order has changed, and stock was reserved or released.
      void queries.invalidateQueries({ queryKey: ['milik-saya', 'riwayat'] })
      void queries.invalidateQueries({ queryKey: ['produk'] })
      void queries.invalidateQueries({ queryKey: ['paket'] })

      // Without a response the order counts as pending, and can be paid from the order history.
      const status = answer?.status ?? 'pending'
      const shown = answer?.terverifikasi ? outcomeToShow(outcome, answer.status) : outcome
      const title = TEXTS[shown]
      const text = answer ? answer.message : WITHOUT_RESPONSE[shown]
      if (shown === 'failed' && status === 'pending') {
        const hasMore = await confirm({ title, text, confirm: 'Coba bayar lagi', cancel: 'Nanti saja' })
        const sesi = hasMore && (await openAgain())
        if (sesi) return payOrder(sesi, restoreKeranjang)
        await navigate('/riwayat-pembayaran')
        return { status }
      }
      const isReturned = restoreKeranjang !== undefined && isEndedUnpaid(status)
      if (isReturned) restoreKeranjang()
      await alert({ title, text: isReturned ? `${text} Isi keranjang Anda sudah kembali.` : text })
      if (shown === 'success') {
        const state: PaymentSuccessState = { paymentSuccess: true, orderId: midtransOrderId }
        await navigate('/riwayat-pembayaran', { state })
      } else if (shown === 'pending') {
        await navigate(`/konfirmasi-pembayaran?order=${midtransOrderId}`, { replace: isConfirmation() })
      } else if (status === 'pending') {
        await navigate('/riwayat-pembayaran')
      }
      return { status }

      async function openPopup(): Promise<Ending | null> {
        if (!settings || !midtransToken) return null
        try {
          return await pay(await loadSnap(settings), midtransToken)
        } catch (error) {
          console.warn('payment popup', error)
          return null
        }
      }

      async function openAgain(): Promise<PaymentSesi | null> {
        try {
          return await call(payPesanan, { params: { orderId: midtransOrderId } })
        } catch (error) {
          await alert(openingFailed(error))
          return null
        }
      }
    },
    [settings, alert, confirm, navigate, queries],
  )
}

const isEndedUnpaid = (status: StatusPembayaran) =>
  status === 'cancelled' || status === 'expired' || status === 'failed'

/** Returns the outcome to show: the status that the server got from the provider overrides the popup's. */
function outcomeToShow(outcome: Outcome, status: StatusPembayaran): Outcome {
  // A refused card keeps the order open for another attempt, but the customer saw a failure.
  if (outcome === 'failed' && status === 'pending') return 'failed'
  if (status === 'success' || status === 'pending' || status === 'failed') return status
  return 'cancelled'
}

/** True on the confirmation screen, which stays open after its payment. */
const isConfirmation = () => window.location.pathname.toLowerCase() === '/konfirmasi-pembayaran'
