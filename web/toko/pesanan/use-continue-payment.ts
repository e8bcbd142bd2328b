import { useState } from 'react'
import { payPesanan } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { usePay } from './use-pay.ts'

/** 'Lanjutkan Pembayaran': opens the payment of an order that waits; `onAnswer` comes before anything else is shown. */
export function useContinuePayment(onAnswer?: () => void) {
  const bayar = usePay()
  const { alert } = useAlerts()
  const [isBusy, setBusy] = useState(false)

  async function continuePayment({ midtrans_order_id }: { midtrans_order_id: string }) {
    setBusy(true)
    try {
      const sesi = await call(payPesanan, { params: { orderId: midtrans_order_id } })
      onAnswer?.()
      await bayar(sesi)
    } catch (error) {
      onAnswer?.()
      // The provider is away: the same answer as without a token, and the order waits.
      if (error instanceof ApiError && error.code === 'PEMBAYARAN_TIDAK_TERSEDIA') {
        await alert({ title: 'Pembayaran Tidak Tersedia: Sistem pembayaran sedang mengalami gangguan.' })
      } else {
        await alert({ title: 'Gagal', text: errorText(error, { answered: 'Terjadi kesalahan' }) })
      }
    } finally {
      setBusy(false)
    }
  }

  return { continuePayment, isBusy }
}
