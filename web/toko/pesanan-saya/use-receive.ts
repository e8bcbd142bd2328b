import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type RiwayatPesanan, receivePesanan } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'

/** Handles 'Barang diterima': asks for confirmation, completes the order, and asks for a review. */
export function useReceive() {
  const { alert, confirm } = useAlerts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [receivedNomor, setNomor] = useState<string | null>(null)

  async function receive({ midtrans_order_id: nomor }: Pick<RiwayatPesanan, 'midtrans_order_id'>) {
    const sure = await confirm({
      title: 'Barang sudah Anda terima?',
      text: 'Periksa isinya dulu. Setelah ini pesanan selesai.',
      confirm: 'Ya, Sudah Diterima',
      cancel: 'Belum',
    })
    if (!sure) return
    setNomor(nomor)
    try {
      const { message } = await call(receivePesanan, { params: { orderId: nomor } })
      await queries.invalidateQueries({ queryKey: ['milik-saya', 'riwayat'] })
      const question = { title: 'Pesanan Selesai', text: message, confirm: 'Beri Ulasan', cancel: 'Nanti' }
      if (await confirm(question)) void navigate('/ulasan-saya')
    } catch (error) {
      await alert({ title: 'Gagal menyimpan', text: errorText(error, { answered: 'Terjadi kesalahan' }) })
      void queries.invalidateQueries({ queryKey: ['milik-saya', 'riwayat'] })
    } finally {
      setNomor(null)
    }
  }

  return { receive, receivedNomor }
}
