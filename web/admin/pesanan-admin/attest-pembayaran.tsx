import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { AttestBody, attestPembayaran } from '#contract/pesanan-admin/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Button and form that record what a person reads in the provider's dashboard about an unclear payment. */
export function AttestPembayaran({ orderId }: { orderId: number }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        Catat isi dasbor Midtrans
      </Button>
      <Dialog open={isOpen} onClose={close} title="Catat isi dasbor Midtrans">
        {isOpen && <AttestForm orderId={orderId} onDone={close} />}
      </Dialog>
    </>
  )
}

function AttestForm({ orderId, onDone }: { orderId: number; onDone(): void }) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const id = useId()
  const form = useForm({ resolver: zodResolver(AttestBody), defaultValues: { alasan: '' } })
  const { errors } = form.formState
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: AttestBody) => callAdmin(attestPembayaran, { params: { orderId }, body }),
    async onSuccess({ message }) {
      kabar(message)
      onDone()
      await renewAdmin(queries)
    },
    onError: (failure) => {
      showFieldErrors(form, failure, ['transactionId', 'alasan'])
    },
  })
  return (
    <form
      method="post"
      id={id}
      noValidate
      onSubmit={form.handleSubmit((body) => mutate(body))}
      className="mt-3 grid gap-4"
    >
      <p className="text-tinta-2">Cari nomor pesanan ini di dasbor Midtrans, lalu catat hasilnya.</p>
      <TextField
        label="ID transaksi (opsional)"
        hint="Isi jika pembayarannya ada. Jika dikosongkan, pesanan berakhir dan stoknya bisa dijual lagi."
        error={errors.transactionId?.message}
        {...form.register('transactionId', { setValueAs: (value: string) => value?.trim() || undefined })}
      />
      <TextArea
        label="Apa yang Anda lihat di dasbor?"
        hint="Tercatat di riwayat pesanan dengan nama Anda."
        error={errors.alasan?.message}
        {...form.register('alasan')}
      />
      <AskingOutcome />
      {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal menyimpan' })}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="garis" onClick={onDone}>
          Batal
        </Button>
        <Button type="submit" busy={isPending}>
          Catat
        </Button>
      </div>
    </form>
  )
}
