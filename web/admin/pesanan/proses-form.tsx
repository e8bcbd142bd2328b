import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type PesananAdmin, ProsesIsian, processPesanan } from '#contract/pesanan/office.ts'
import { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const URUTAN = StatusPesanan.options

/** Where the order goes next, and with whom it travels. */
export function ProsesForm({ pesanan, kembali }: { pesanan: PesananAdmin; kembali: string }) {
  // What this screen showed when it opened, so that nobody's newer change is overwritten.
  const [{ status_pesanan, kurir, resi }] = useState(pesanan)
  const isLunas = pesanan.status_pembayaran === 'success'
  const form = useForm({
    resolver: zodResolver(ProsesIsian),
    defaultValues: {
      // Who opens a new paid order wants to begin with it.
      status_pesanan: isLunas && status_pesanan === 'Menunggu Respon' ? ('Sedang Di Proses' as const) : status_pesanan,
      kurir,
      resi,
      alasan: '',
    },
  })
  const { errors } = form.formState
  const isMundur = URUTAN.indexOf(form.watch('status_pesanan')) < URUTAN.indexOf(status_pesanan)
  const simpan = useSave({
    form,
    fields: ['status_pesanan', 'kurir', 'resi', 'alasan'],
    save: (isian) =>
      callAdmin(processPesanan, {
        params: { orderId: pesanan.orderId },
        body: { ...isian, alasan: isMundur ? isian.alasan : '', sebelum: { status_pesanan, kurir, resi } },
      }),
    to: kembali,
    galat: 'Gagal memproses pesanan',
  })

  return (
    <FormBingkai
      onSubmit={simpan.submit}
      isPending={simpan.isPending}
      failure={simpan.failure}
      kembali={kembali}
      simpan="Proses"
      menyimpan="Memproses…"
    >
      {!isLunas && <Notice kind="info">Pesanan yang belum lunas tidak dapat diproses.</Notice>}
      <SelectField
        label="Status pesanan"
        hint={`Sekarang: ${status_pesanan}`}
        error={errors.status_pesanan?.message}
        {...form.register('status_pesanan')}
      >
        {URUTAN.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
      {isMundur && (
        <TextArea
          label="Alasan mengembalikan status"
          hint="Tercatat di riwayat pesanan. Pembeli tidak melihatnya."
          error={errors.alasan?.message}
          {...form.register('alasan')}
        />
      )}
      <TextField label="Kurir" autoComplete="off" error={errors.kurir?.message} {...form.register('kurir')} />
      <TextField
        label="Nomor resi"
        autoComplete="off"
        hint="Pembeli diberi tahu lewat email begitu nomor resi disimpan."
        error={errors.resi?.message}
        {...form.register('resi')}
      />
    </FormBingkai>
  )
}
