import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { RefundMethod } from '#contract/pembayaran/pengembalian-admin.ts'
import { ReturnTitipanBody, refundTitipan } from '#contract/pembayaran/titipan-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import type { DecisionProps } from './decision.ts'
import { RETURN_METHODS } from './return-methods.ts'
import { paymentMethod } from './titipan-words.ts'

const DETAILS: Record<RefundMethod, string> = {
  midtrans: 'Uang dikirim kembali ke pembayar lewat Midtrans.',
  batal: 'Kartu sudah ditagih, tetapi belum diproses bank. Seluruh tagihannya dibatalkan.',
  manual: 'Transfer dulu kepada pembayar, lalu catat di sini.',
}

/** Dialog that refunds the remaining amount. */
export function ReturnTitipan({ titipan, title, onClose }: DecisionProps) {
  const { titipanId, sisa, pilihan_kembali: pilihan } = titipan
  const form = useForm({
    resolver: zodResolver(ReturnTitipanBody),
    defaultValues: { cara: pilihan[0]?.cara ?? 'midtrans', alasan: titipan.alasan, bukti: '' } as z.input<
      typeof ReturnTitipanBody
    >,
  })
  const { errors } = form.formState
  const method = form.watch('cara')
  const send = useLangkah(
    (body: z.output<typeof ReturnTitipanBody>) => callAdmin(refundTitipan, { params: { titipanId }, body }),
    onClose,
  )
  return (
    <FormDialog
      cancel="Kembali"
      problem="Gagal menyimpan keputusan"
      title={title}
      buttonName={method === 'manual' ? 'Catat Pengembalian' : 'Kembalikan Uang'}
      langkah={send}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => send.mutate(body))}
    >
      <p className="text-tinta-2">
        Dikembalikan <strong className="harga text-tinta">{formatRupiah(sisa)}</strong> dari {paymentMethod(titipan)}.
      </p>
      {pilihan.length > 1 && (
        <SelectField label="Cara" {...form.register('cara')}>
          <Options pairs={pilihan.map(({ cara }) => [cara, RETURN_METHODS[cara]])} />
        </SelectField>
      )}
      <Notice kind="info">{DETAILS[method]}</Notice>
      <TextArea label="Alasan" error={errors.alasan?.message} {...form.register('alasan')} />
      {method === 'manual' && (
        <TextField
          label="Rekening tujuan dan nomor bukti"
          autoComplete="off"
          error={errors.bukti?.message}
          {...form.register('bukti')}
        />
      )}
    </FormDialog>
  )
}
