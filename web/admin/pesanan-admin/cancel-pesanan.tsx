import { useQueryClient } from '@tanstack/react-query'
import { cancelPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { Button } from '#web/ui/button.tsx'

/** Button that cancels an unpaid order. */
export function CancelPesanan({ orderId }: { orderId: number }) {
  const remove = useDelete()
  const queries = useQueryClient()
  return (
    <Button
      variant="garis"
      onClick={() =>
        remove({
          title: 'Batalkan pesanan ini?',
          text: 'Pembayarannya dibatalkan di Midtrans dan stoknya bisa dijual lagi. Pembeli diberi tahu lewat email.',
          confirm: 'Ya, Batalkan Pesanan',
          work: () =>
            // Reload even after a refusal: the payment's state has changed meanwhile.
            callAdmin(cancelPesananAdmin, { params: { orderId } }).finally(() => renewAdmin(queries)),
          failure: 'Gagal membatalkan pesanan',
        })
      }
    >
      Batalkan Pesanan
    </Button>
  )
}
