import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { KIRIMAN, type PesananAdmin, ProsesIsian, processPesanan } from '#contract/pesanan/office.ts'
import { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { DapatBentrok } from '#web/admin/ui/bentrok.tsx'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const URUTAN = StatusPesanan.options

/** Where the order goes next, and with whom it travels. */
export function ProsesForm({ pesanan, kembali }: { pesanan: PesananAdmin; kembali: string }) {
  const { status_pesanan, kurir, resi } = pesanan
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
    save: (isian, ubah) =>
      callAdmin(processPesanan, {
        params: { orderId: pesanan.orderId },
        body: ubah({ ...isian, alasan: isMundur ? isian.alasan : '' }),
      }),
    suntingan: { awal: { status_pesanan, kurir, resi }, kolom: KIRIMAN, isian: (pesanan) => pesanan },
    to: kembali,
    galat: 'Gagal memproses pesanan',
  })

  return (
    <FormBingkai
      onSubmit={simpan.submit}
      isPending={simpan.isPending}
      failure={simpan.failure}
      bentrok={simpan.bentrok}
      kembali={kembali}
      simpan="Proses"
      menyimpan="Memproses…"
    >
      {!isLunas && <Notice kind="info">Pesanan yang belum lunas tidak dapat diproses.</Notice>}
      <DapatBentrok nama="status_pesanan">
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
      </DapatBentrok>
      {isMundur && (
        <TextArea
          label="Alasan mengembalikan status"
          hint="Tercatat di riwayat pesanan. Pembeli tidak melihatnya."
          error={errors.alasan?.message}
          {...form.register('alasan')}
        />
      )}
      <DapatBentrok nama="kurir">
        <TextField label="Kurir" autoComplete="off" error={errors.kurir?.message} {...form.register('kurir')} />
      </DapatBentrok>
      <DapatBentrok nama="resi">
        <TextField
          label="Nomor resi"
          autoComplete="off"
          hint="Pembeli diberi tahu lewat email begitu nomor resi disimpan."
          error={errors.resi?.message}
          {...form.register('resi')}
        />
      </DapatBentrok>
    </FormBingkai>
  )
}
