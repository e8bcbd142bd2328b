import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { KURIR_NAMES } from '#contract/pemenuhan/track.ts'
import { stageOf } from '#contract/pesanan/pesanan-stages.ts'
import { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { KIRIMAN, type PesananAdmin, ProcessInput, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const ORDER = StatusPesanan.options

interface Props {
  pesanan: Pick<PesananAdmin, 'orderId' | 'status_pembayaran' | keyof typeof KIRIMAN>
  /** True if the order is fully refunded. */
  isWhole: boolean
  /** Refund as text; undefined without refunds. */
  dikembalikan: string | undefined
  /** Path of the list to return to. */
  back: string
}

/** Form for the order's next status. A fully refunded order can only be moved back to an earlier status. */
export function ProsesForm(props: Props) {
  if (!props.isWhole) return <Content {...props} choices={ORDER} />
  const backward = ORDER.slice(0, ORDER.indexOf(props.pesanan.status_pesanan))
  return (
    <>
      <Notice kind="hati">
        Dana pesanan ini sudah dikembalikan seluruhnya, jadi tidak bisa diproses. Jangan kirim barangnya.
      </Notice>
      {backward.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-semibold text-laut">Kembalikan status pesanan</summary>
          <Content {...props} choices={backward} />
        </details>
      )}
    </>
  )
}

/** Fields for the status, the courier and the tracking number. */
function Content({
  pesanan,
  isWhole,
  dikembalikan,
  back: origin,
  choices,
}: Props & { choices: readonly StatusPesanan[] }) {
  const { status_pesanan, kurir, resi } = pesanan
  const isLunas = pesanan.status_pembayaran === 'success'
  const isShipped = stageOf(pesanan) === 'dikirim'
  const form = useForm({
    resolver: zodResolver(ProcessInput),
    defaultValues: {
      status_pesanan: initialOf(pesanan, choices),
      kurir,
      resi,
      alasan: '',
    },
  })
  const save = useSave({
    form,
    fields: ['status_pesanan', 'kurir', 'resi', 'alasan'],
    save: (input, change) =>
      callAdmin(processPesanan, {
        params: { orderId: pesanan.orderId },
        body: change({ ...input, alasan: isBackward(status_pesanan, input.status_pesanan) ? input.alasan : '' }),
      }),
    edit: { initial: { status_pesanan, kurir, resi }, columns: KIRIMAN, formOf: (pesanan) => pesanan },
    to: origin,
    failure: 'Gagal memproses pesanan',
  })

  return (
    <FormFrame
      saving={save}
      returnTo={origin}
      save={isShipped ? 'Simpan' : 'Proses'}
      pending={isShipped ? 'Menyimpan…' : 'Memproses…'}
    >
      {!isLunas && !isWhole && <Notice kind="info">Pesanan ini belum lunas, jadi belum bisa diproses.</Notice>}
      {isLunas && dikembalikan && (
        <Notice kind="hati">{dikembalikan}. Pastikan barang yang dikirim sesuai dengan sisa pembayarannya.</Notice>
      )}
      <StatusFields form={form} choices={choices} today={status_pesanan} />
      <KurirFields form={form} />
    </FormFrame>
  )
}

const isBackward = (from: StatusPesanan, ke: StatusPesanan) => ORDER.indexOf(ke) < ORDER.indexOf(from)

interface ProsesFieldProps {
  form: UseFormReturn<z.input<typeof ProcessInput>, unknown, z.output<typeof ProcessInput>>
}

interface StatusFieldsProps extends ProsesFieldProps {
  choices: readonly StatusPesanan[]
  today: StatusPesanan
}

/** Fields for the status, and for the reason if it moves backward. */
function StatusFields({ form, choices, today }: StatusFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <CanConflict name="status_pesanan">
        <SelectField
          label="Status pesanan"
          hint={`Sekarang: ${today}`}
          error={errors.status_pesanan?.message}
          {...form.register('status_pesanan')}
        >
          {choices.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
      </CanConflict>
      {isBackward(today, form.watch('status_pesanan')) && (
        <TextArea
          label="Alasan mengembalikan status"
          hint="Tercatat di riwayat pesanan, tidak dilihat pembeli."
          error={errors.alasan?.message}
          {...form.register('alasan')}
        />
      )}
    </>
  )
}

/** Fields for the courier and the tracking number. */
function KurirFields({ form }: ProsesFieldProps) {
  const { errors } = form.formState
  const listId = useId()
  return (
    <>
      <CanConflict name="kurir">
        <TextField
          label="Kurir"
          hint="Pilih dari daftar, atau tulis sendiri."
          list={listId}
          autoComplete="off"
          error={errors.kurir?.message}
          {...form.register('kurir')}
        />
        <datalist id={listId}>
          {KURIR_NAMES.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </CanConflict>
      <CanConflict name="resi">
        <TextField
          label="Nomor resi"
          autoComplete="off"
          hint="Pembeli diberi tahu lewat email setelah nomor resi disimpan."
          error={errors.resi?.message}
          {...form.register('resi')}
        />
      </CanConflict>
    </>
  )
}

/** Returns the preselected status: a new paid order is usually opened to start it. */
function initialOf(
  { status_pembayaran, status_pesanan }: Props['pesanan'],
  pilihan: readonly StatusPesanan[],
): StatusPesanan {
  if (status_pembayaran === 'success' && status_pesanan === 'Menunggu Respon') return 'Sedang Di Proses'
  return pilihan.includes(status_pesanan) ? status_pesanan : (pilihan.at(-1) ?? status_pesanan)
}
