import { useState } from 'react'
import { payPesanan } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { gagalMembuka } from './gagal-membuka.ts'
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
      await alert(gagalMembuka(error))
    } finally {
      setBusy(false)
    }
  }

  return { continuePayment, isBusy }
}
