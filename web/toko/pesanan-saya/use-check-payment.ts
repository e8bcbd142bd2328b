import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type RiwayatPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'

/** Handles 'Saya sudah bayar, cek status': makes the server query the provider, and shows the result. */
export function useCheckPayment() {
  const { alert } = useAlerts()
  const queries = useQueryClient()
  const [isChecking, setChecking] = useState(false)

  async function check({ midtrans_order_id: orderId }: RiwayatPesanan) {
    setChecking(true)
    try {
      const { status, message } = await call(updatePaymentStatus, { body: { orderId, status: 'pending' } })
      void queries.invalidateQueries({ queryKey: ['milik-saya', 'riwayat'] })
      const title = status === 'pending' ? 'Pembayaran belum masuk' : 'Status sudah diperbarui'
      await alert({ title, text: message })
    } catch (error) {
      await alert({ title: 'Gagal memeriksa pembayaran', text: errorText(error, { answered: 'Terjadi kesalahan' }) })
    } finally {
      setChecking(false)
    }
  }

  return { check, isChecking }
}
