import { useState } from 'react'
import { payPesanan, type RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { openingFailed } from './opening-failed.ts'
import { usePay } from './use-pay.ts'

type PayablePesanan = Pick<RincianPesanan, 'midtrans_order_id' | 'halaman_terbuka'>

/** Handles 'Lanjutkan Pembayaran': opens the payment of a pending order. */
export function useContinuePayment() {
  const pay = usePay()
  const { alert, confirm } = useAlerts()
  const [isBusy, setBusy] = useState(false)

  async function continuePayment({ midtrans_order_id, halaman_terbuka }: PayablePesanan) {
    if (!halaman_terbuka) {
      const sure = await confirm({
        title: 'Buka halaman pembayaran baru?',
        text: 'Nomor atau kode pembayaran yang lama tidak berlaku lagi. Jika Anda sudah membayar ke nomor itu, tunggu sampai status pesanan berubah.',
        confirm: 'Ya, Buka',
        cancel: 'Batal',
      })
      if (!sure) return
    }
    setBusy(true)
    try {
      const sesi = await call(payPesanan, { params: { orderId: midtrans_order_id } })
      await pay(sesi)
    } catch (error) {
      await alert(openingFailed(error))
    } finally {
      setBusy(false)
    }
  }

  return { continuePayment, isBusy }
}
