import { useState } from 'react'
import { unpackPesanan } from '#contract/pemenuhan/kemasan-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ReasonDialog } from '#web/admin/ui/isian/reason-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

/** Button and dialog that return packed goods to their lots, with a reason. */
export function OpenKemasan({ orderId }: { orderId: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="garis" className="mt-2" onClick={() => setOpen(true)}>
        Buka kemasan
      </Button>
      <ReasonDialog
        open={open}
        title="Buka kemasan?"
        buttonName="Buka Kemasan"
        work={(body) => callAdmin(unpackPesanan, { params: { orderId }, body })}
        problem="Gagal membuka kemasan"
        onClose={() => setOpen(false)}
      >
        <p className="text-tinta-2">
          Barangnya kembali ke lot asal, dan pesanan ini harus dikemas lagi. Barang dari lot yang ditarik atau
          kedaluwarsa masuk karantina.
        </p>
      </ReasonDialog>
    </>
  )
}
