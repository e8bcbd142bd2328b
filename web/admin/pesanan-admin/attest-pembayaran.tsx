import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AttestBody, attestPembayaran } from '#contract/pesanan-admin/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'

/** Button and dialog that record what a person reads in the provider's dashboard about an unclear payment. */
export function AttestPembayaran({ orderId }: { orderId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        Catat isi dasbor Midtrans
      </Button>
      {isOpen && <AttestDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  )
}

function AttestDialog({ orderId, onClose }: { orderId: number; onClose(): void }) {
  const form = useForm({ resolver: zodResolver(AttestBody), defaultValues: { alasan: '' } })
  const { errors } = form.formState
  const attest = useLangkah((body: AttestBody) => callAdmin(attestPembayaran, { params: { orderId }, body }), onClose)
  return (
    <FormDialog
      title="Catat isi dasbor Midtrans"
      buttonName="Catat"
      langkah={attest}
      problem="Gagal menyimpan"
      onSubmit={form.handleSubmit((body) => attest.mutate(body))}
      onClose={onClose}
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
    </FormDialog>
  )
}
