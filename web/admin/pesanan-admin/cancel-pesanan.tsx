import { cancelPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { Button } from '#web/ui/button.tsx'

/** Button that cancels an unpaid order. */
export function CancelPesanan({ orderId }: { orderId: number }) {
  const remove = useDelete()
  return (
    <Button
      variant="garis"
      onClick={() =>
        remove({
          title: 'Batalkan pesanan ini?',
          text: 'Pembayarannya dibatalkan di Midtrans dan stoknya bisa dijual lagi. Pembeli diberi tahu lewat email.',
          confirm: 'Ya, Batalkan Pesanan',
          work: () => callAdmin(cancelPesananAdmin, { params: { orderId } }),
          failure: 'Gagal membatalkan pesanan',
        })
      }
    >
      Batalkan Pesanan
    </Button>
  )
}
