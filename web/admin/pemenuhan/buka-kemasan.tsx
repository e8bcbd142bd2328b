import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BukaKemasanBody, unpackPesanan } from '#contract/pemenuhan/kemasan-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { DialogIsian } from '#web/admin/ui/isian/dialog-isian.tsx'
import { useKabar } from '#web/admin/ui/kabar.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'

/** Button and dialog that return packed goods to their lots, with a reason. */
export function BukaKemasan({ orderId }: { orderId: number }) {
  const [open, setOpen] = useState(false)
  const queries = useQueryClient()
  const kabar = useKabar()
  const form = useForm({ resolver: zodResolver(BukaKemasanBody), defaultValues: { alasan: '' } })
  const buka = useMutation({
    mutationFn: (body: BukaKemasanBody) => callAdmin(unpackPesanan, { params: { orderId }, body }),
    onSuccess({ message }) {
      kabar(message)
      setOpen(false)
      form.reset()
    },
    onSettled: () => renewAdmin(queries),
  })
  return (
    <>
      <Button variant="garis" className="mt-2" onClick={() => setOpen(true)}>
        Buka kemasan
      </Button>
      <DialogIsian
        open={open}
        judul="Buka kemasan?"
        tombol="Buka Kemasan"
        langkah={buka}
        galat="Gagal membuka kemasan"
        onSubmit={form.handleSubmit((body) => buka.mutate(body))}
        onClose={() => setOpen(false)}
      >
        <p className="text-tinta-2">
          Barangnya kembali ke lot asal, dan pesanan ini harus dikemas lagi. Barang dari lot yang ditarik atau
          kedaluwarsa masuk karantina.
        </p>
        <TextArea label="Alasan" error={form.formState.errors.alasan?.message} {...form.register('alasan')} />
      </DialogIsian>
    </>
  )
}
