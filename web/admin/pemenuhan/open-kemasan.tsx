import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { OpenKemasanBody, unpackPesanan } from '#contract/pemenuhan/kemasan-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'

/** Button and dialog that return packed goods to their lots, with a reason. */
export function OpenKemasan({ orderId }: { orderId: number }) {
  const [open, setOpen] = useState(false)
  const queries = useQueryClient()
  const kabar = useNotice()
  const form = useForm({ resolver: zodResolver(OpenKemasanBody), defaultValues: { alasan: '' } })
  const opening = useMutation({
    mutationFn: (body: OpenKemasanBody) => callAdmin(unpackPesanan, { params: { orderId }, body }),
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
      <FormDialog
        open={open}
        title="Buka kemasan?"
        buttonName="Buka Kemasan"
        langkah={opening}
        problem="Gagal membuka kemasan"
        onSubmit={form.handleSubmit((body) => opening.mutate(body))}
        onClose={() => setOpen(false)}
      >
        <p className="text-tinta-2">
          Barangnya kembali ke lot asal, dan pesanan ini harus dikemas lagi. Barang dari lot yang ditarik atau
          kedaluwarsa masuk karantina.
        </p>
        <TextArea label="Alasan" error={form.formState.errors.alasan?.message} {...form.register('alasan')} />
      </FormDialog>
    </>
  )
}
