import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { AssignBody, assignTitipan, type CandidatePesanan } from '#contract/pembayaran/titipan-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { DecisionProps } from './decision.ts'

/** Dialog that assigns the money to an order: a suggested one, or one by its number. */
export function AssignTitipan({ titipan: { titipanId, jumlah, calon }, title, onClose }: DecisionProps) {
  const form = useForm({
    resolver: zodResolver(AssignBody),
    defaultValues: { nomor: '', jumlahBeda: false } as z.input<typeof AssignBody>,
  })
  const assign = useLangkah(
    (body: z.output<typeof AssignBody>) => callAdmin(assignTitipan, { params: { titipanId }, body }),
    onClose,
  )
  const isDifferent = assign.error instanceof ApiError && assign.error.code === 'JUMLAH_TITIPAN_BEDA'
  return (
    <FormDialog
      cancel="Kembali"
      problem="Gagal menyimpan keputusan"
      title={title}
      buttonName={assign.isPending ? 'Memasangkan…' : 'Pasangkan'}
      langkah={assign}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => assign.mutate(body))}
    >
      <p className="text-tinta-2">
        <strong className="harga text-tinta">{formatRupiah(jumlah)}</strong> menjadi pembayaran pesanan yang Anda pilih.
        Jika pesanan itu sudah batal, stoknya diambil lagi.
      </p>
      {calon.length > 0 && (
        <ul aria-label="Pesanan yang mungkin" className="grid gap-2">
          {calon.map((pesanan) => (
            <Candidate
              key={pesanan.orderId}
              pesanan={pesanan}
              onPick={() => form.setValue('nomor', pesanan.midtrans_order_id, { shouldValidate: true })}
            />
          ))}
        </ul>
      )}
      <TextField
        label="Nomor pesanan"
        hint="Misalnya KS-261120-7F3KQ2MXA4BD"
        autoComplete="off"
        error={form.formState.errors.nomor?.message}
        {...form.register('nomor')}
      />
      {(isDifferent || form.watch('jumlahBeda')) && (
        <CheckField label="Saya yakin, walaupun jumlahnya berbeda" {...form.register('jumlahBeda')} />
      )}
    </FormDialog>
  )
}

function Candidate({ pesanan, onPick }: { pesanan: CandidatePesanan; onPick(): void }) {
  const { midtrans_order_id: nomor, nama, no_hp, total_harga, keterangan_bayar, created_at } = pesanan
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-sm border border-garis p-3 text-sm">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-medium [overflow-wrap:anywhere]">{nomor}</span>
        <span className="block text-tinta-2 [overflow-wrap:anywhere]">
          {nama}, {no_hp}
        </span>
        <span className="block text-tinta-2">
          {formatDate(created_at)}, <span className="harga">{formatRupiah(total_harga)}</span>, {keterangan_bayar}
        </span>
      </span>
      <Button variant="garis" compact aria-label={`Pilih ${nomor}`} onClick={onPick}>
        Pilih
      </Button>
    </li>
  )
}
