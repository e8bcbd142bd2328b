import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { KIRIMAN, type PesananAdmin, ProsesIsian, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { DapatBentrok } from '#web/admin/ui/isian/bentrok.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const URUTAN = StatusPesanan.options

interface Props {
  pesanan: Pick<PesananAdmin, 'orderId' | 'status_pembayaran' | keyof typeof KIRIMAN>
  /** True if the order is fully refunded. */
  isUtuh: boolean
  /** Refund as text; undefined without refunds. */
  dikembalikan: string | undefined
  /** Path of the list to return to. */
  kembali: string
}

/** Form for the order's next status. A fully refunded order can only be moved back to an earlier status. */
export function ProsesForm(props: Props) {
  if (!props.isUtuh) return <Isi {...props} pilihan={URUTAN} />
  const mundur = URUTAN.slice(0, URUTAN.indexOf(props.pesanan.status_pesanan))
  return (
    <>
      <Notice kind="hati">
        Dana pesanan ini sudah dikembalikan seluruhnya, jadi tidak bisa diproses. Jangan kirim barangnya.
      </Notice>
      {mundur.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-semibold text-laut">Kembalikan status pesanan</summary>
          <Isi {...props} pilihan={mundur} />
        </details>
      )}
    </>
  )
}

/** Fields for the status, the courier and the tracking number. */
function Isi({ pesanan, isUtuh, dikembalikan, kembali: asal, pilihan }: Props & { pilihan: readonly StatusPesanan[] }) {
  const { status_pesanan, kurir, resi } = pesanan
  const isLunas = pesanan.status_pembayaran === 'success'
  const form = useForm({
    resolver: zodResolver(ProsesIsian),
    defaultValues: {
      status_pesanan: awalOf(pesanan, pilihan),
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
    to: asal,
    galat: 'Gagal memproses pesanan',
  })

  return (
    <FormBingkai
      onSubmit={simpan.submit}
      isPending={simpan.isPending}
      failure={simpan.failure}
      bentrok={simpan.bentrok}
      kembali={asal}
      simpan="Proses"
      menyimpan="Memproses…"
    >
      {!isLunas && !isUtuh && <Notice kind="info">Pesanan ini belum lunas, jadi belum bisa diproses.</Notice>}
      {isLunas && dikembalikan && (
        <Notice kind="hati">{dikembalikan}. Pastikan barang yang dikirim sesuai dengan sisa pembayarannya.</Notice>
      )}
      <DapatBentrok nama="status_pesanan">
        <SelectField
          label="Status pesanan"
          hint={`Sekarang: ${status_pesanan}`}
          error={errors.status_pesanan?.message}
          {...form.register('status_pesanan')}
        >
          {pilihan.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
      </DapatBentrok>
      {isMundur && (
        <TextArea
          label="Alasan mengembalikan status"
          hint="Tercatat di riwayat pesanan, tidak dilihat pembeli."
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
          hint="Pembeli diberi tahu lewat email setelah nomor resi disimpan."
          error={errors.resi?.message}
          {...form.register('resi')}
        />
      </DapatBentrok>
    </FormBingkai>
  )
}

/** Returns the preselected status: a new paid order is usually opened to start it. */
function awalOf(
  { status_pembayaran, status_pesanan }: Props['pesanan'],
  pilihan: readonly StatusPesanan[],
): StatusPesanan {
  if (status_pembayaran === 'success' && status_pesanan === 'Menunggu Respon') return 'Sedang Di Proses'
  return pilihan.includes(status_pesanan) ? status_pesanan : (pilihan.at(-1) ?? status_pesanan)
}
