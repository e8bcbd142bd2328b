import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelPesanan, type RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'

/** Handles 'Batalkan': asks for confirmation, cancels the order, and shows the result. */
export function useCancel() {
  const { alert, confirm } = useAlerts()
  const queries = useQueryClient()
  const [isCancelling, setCancelling] = useState(false)

  async function cancel({ midtrans_order_id }: RiwayatPesanan) {
    const sure = await confirm({
      title: 'Batalkan pesanan ini?',
      text: 'Pesanan yang dibatalkan tidak bisa dibayar lagi.',
      confirm: 'Ya, Batalkan',
      cancel: 'Tidak',
      bahaya: true,
    })
    if (!sure) return
    setCancelling(true)
    try {
      const { message } = await call(cancelPesanan, { params: { orderId: midtrans_order_id } })
      await alert({ title: 'Pesanan Dibatalkan', text: message })
    } catch (error) {
      await alert({ title: 'Gagal Membatalkan Pesanan', text: errorText(error, { answered: 'Terjadi kesalahan' }) })
    } finally {
      setCancelling(false)
      // The order may have been paid meanwhile, and its stock is available again.
      for (const queryKey of [['milik-saya', 'riwayat'], ['produk'], ['paket']])
        void queries.invalidateQueries({ queryKey })
    }
  }

  return { cancel, isCancelling }
}
