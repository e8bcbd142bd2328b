import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { payPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { call } from '#web/lib/api.ts'
import { useSettings } from '#web/lib/settings.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { gagalMembuka } from './gagal-membuka.ts'
import { loadSnap, type Outcome, pay } from './snap.ts'

export interface SesiBayar {
  orderId: number
  midtransOrderId: string
  midtransToken: string | null
}

/** What the history shows after a payment; the specification names both fields. */
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
/** What is said where the shop did not hear how it ended. */
const TANPA_KABAR: Partial<Record<Outcome, string>> = {
  success: 'Pembayaran sudah diterima, tetapi ada kendala saat memperbarui status pesanan.',
  failed: 'Pesanan Anda masih menunggu pembayaran.',
  cancelled: 'Kabar ini belum sampai ke toko. Pesanan Anda masih terbuka di riwayat pembayaran.',
}

/** What became of the order; `unavailable` when there was no popup to pay in. */
export type HasilBayar = { status: StatusPembayaran } | { status: 'unavailable' }

/** Puts back into the cart what an order took out of it. */
export type Kembalikan = () => void

/**
 * Opens the popup for an order, reports how it ended, and says what the server makes of it. An order that ends without
 * money gives back what it took out of the cart.
 */
export function usePay(): (sesi: SesiBayar, kembalikan?: Kembalikan) => Promise<HasilBayar> {
  const settings = useSettings()
  const { alert, confirm } = useAlerts()
  const navigate = useNavigate()
  const queries = useQueryClient()

  // The script is on its way while the customer still reads the page.
  useEffect(() => {
    if (settings) loadSnap(settings).catch(() => {})
  }, [settings])

  return useCallback(
    async function bayar({ midtransOrderId, midtransToken }, kembalikan): Promise<HasilBayar> {
      const outcome = await openPopup()
      if (outcome === null) {
        const see = await confirm({
          title: 'Pembayaran Tidak Tersedia: Sistem pembayaran sedang mengalami gangguan.',
          text: 'Pesanan Anda sudah tersimpan. Lanjutkan pembayarannya nanti dari riwayat pembayaran.',
          confirm: 'Lihat Riwayat',
          cancel: 'Tutup',
        })
        if (see) await navigate('/riwayat-pembayaran')
        return { status: 'unavailable' }
      }

      const answer = await call(updatePaymentStatus, { body: { orderId: midtransOrderId, status: outcome } }).catch(
        () => null,
      )
      // The order has changed, and stock was held or given back.
      void queries.invalidateQueries({ queryKey: ['milik-saya', 'riwayat'] })
      void queries.invalidateQueries({ queryKey: ['produk'] })
      void queries.invalidateQueries({ queryKey: ['paket'] })

      // Unheard means unchanged: the order still waits, and the history offers to go on.
      const status = answer?.status ?? 'pending'
      const shown = answer?.terverifikasi ? believe(outcome, answer.status) : outcome
      const title = TEXTS[shown]
      const text = answer ? answer.message : TANPA_KABAR[shown]
      if (shown === 'failed' && status === 'pending') {
        const lagi = await confirm({ title, text, confirm: 'Coba bayar lagi', cancel: 'Nanti saja' })
        const sesi = lagi && (await openAgain())
        if (sesi) return bayar(sesi, kembalikan)
        await navigate('/riwayat-pembayaran')
        return { status }
      }
      const isKembali = kembalikan !== undefined && isEndedUnpaid(status)
      if (isKembali) kembalikan()
      await alert({ title, text: isKembali ? `${text} Isi keranjang Anda sudah kembali.` : text })
      if (shown === 'success') {
        const state: PaymentSuccessState = { paymentSuccess: true, orderId: midtransOrderId }
        await navigate('/riwayat-pembayaran', { state })
      } else if (shown === 'pending') {
        await navigate(`/konfirmasi-pembayaran?order=${midtransOrderId}`, { replace: isKonfirmasi() })
      } else if (status === 'pending') {
        await navigate('/riwayat-pembayaran')
      }
      return { status }

      async function openPopup(): Promise<Outcome | null> {
        if (!settings || !midtransToken) return null
        try {
          return await pay(await loadSnap(settings), midtransToken)
        } catch (error) {
          console.warn('payment popup', error)
          return null
        }
      }

      async function openAgain(): Promise<SesiBayar | null> {
        try {
          return await call(payPesanan, { params: { orderId: midtransOrderId } })
        } catch (error) {
          await alert(gagalMembuka(error))
          return null
        }
      }
    },
    [settings, alert, confirm, navigate, queries],
  )
}

const isEndedUnpaid = (status: StatusPembayaran) =>
  status === 'cancelled' || status === 'expired' || status === 'failed'

/** The popup's word is only a hint: what the provider told the server decides what is said. */
function believe(outcome: Outcome, status: StatusPembayaran): Outcome {
  // A refused card leaves the order open for another attempt; what the customer has seen is a failure.
  if (outcome === 'failed' && status === 'pending') return 'failed'
  if (status === 'success' || status === 'pending' || status === 'failed') return status
  return 'cancelled'
}

/** Whoever pays from that screen stays on it. */
const isKonfirmasi = () => window.location.pathname.toLowerCase() === '/konfirmasi-pembayaran'
