import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import { addKiriman, KirimanBody, type PartialKiriman } from '#contract/pemenuhan/kiriman-admin.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { DetailSection } from '#web/admin/pesanan/detail-section.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField, TextField } from '#web/ui/field.tsx'
import { notYetSent, type PrintedPesanan } from './isi-kiriman.ts'
import type { ManySheets } from './print-address.ts'

type Line = PrintedPesanan['items'][number]

interface Props<L extends Line> {
  pesanan: Pick<PesananAdmin, 'orderId' | 'kurir' | 'resi' | 'status_pesanan' | 'status_pembayaran' | 'kiriman'> & {
    items: readonly L[]
  }
  /** Returns the address that prints a slip or a label of a shipment. */
  printTo(kirimanId: number, kind: ManySheets): string
  /** Renders the refund of a line that is used up. Packers have none, because it shows money. */
  usedUp?(line: L): ReactNode
}

/** Partial shipments of an order, and a form for the next one. */
export function PesananKiriman<L extends Line>({ pesanan, printTo, usedUp }: Props<L>) {
  const [open, setOpen] = useState(false)
  const { kiriman, items, resi, status_pesanan, status_pembayaran } = pesanan
  const remaining = notYetSent(pesanan)
  const unit = remaining.reduce((sum, { jumlah }) => sum + jumlah, 0)
  const isOpen =
    status_pembayaran === 'success' && status_pesanan !== 'Pesanan Selesai' && (resi === '' || kiriman.length > 0)
  // A single unit cannot be split over shipments.
  const canBePartial = isOpen && unit > (kiriman.length > 0 ? 0 : 1)
  if (kiriman.length === 0 && !canBePartial) return null
  return (
    <DetailSection title="Kirim sebagian">
      {kiriman.length === 0 ? (
        <p className="text-tinta-2">
          Jika dikirim dalam beberapa paket, catat setiap paket dengan resinya. Jika dikirim sekaligus, cukup isi
          resinya di bagian Status pesanan.
        </p>
      ) : (
        <ol className="grid gap-3">
          {kiriman.map((item) => (
            <SingleKiriman key={item.kirimanId} printTo={printTo} kiriman={item} items={items} />
          ))}
        </ol>
      )}
      {kiriman.length > 0 && isOpen && remaining.length > 0 && (
        <div className="mt-4">
          <p className="font-semibold">Belum dikirim:</p>
          <ul className="list-disc pl-5">
            {remaining.map(({ urutan, nama, jumlah }) => (
              <li key={urutan} className="[overflow-wrap:anywhere]">
                {jumlah} × {nama}
              </li>
            ))}
          </ul>
        </div>
      )}
      {canBePartial && (
        <div className="mt-4 grid justify-items-start gap-2">
          <Button variant="garis" onClick={() => setOpen(true)}>
            Catat kiriman
          </Button>
          {usedUp && (
            <details className="w-full">
              <summary className="min-h-11 content-center font-semibold text-laut">
                Ada barang yang habis? Kembalikan dananya
              </summary>
              <ul className="divide-y divide-garis">
                {remaining.map((line) => (
                  <li key={line.urutan} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                    <span className="wrap-anywhere min-w-0">
                      {line.jumlah} × {line.nama}
                    </span>
                    {usedUp(line)}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {open && <KirimanForm pesanan={pesanan} remaining={remaining} onClose={() => setOpen(false)} />}
    </DetailSection>
  )
}

interface SingleProps extends Pick<Props<Line>, 'printTo'> {
  kiriman: PartialKiriman
  items: readonly Line[]
}

function SingleKiriman({ printTo, kiriman, items }: SingleProps) {
  const { kirimanId, kurir, resi, nama, waktu, baris } = kiriman
  return (
    <li className="border-garis border-l-2 pl-4">
      <p className="font-medium [overflow-wrap:anywhere]">{[kurir, resi].filter(Boolean).join(' ')}</p>
      <p className="text-sm [overflow-wrap:anywhere]">
        {baris
          .map(({ urutan, jumlah }) => `${jumlah} × ${items.find((line) => line.urutan === urutan)?.nama ?? ''}`)
          .join(', ')}
      </p>
      <p className="text-sm text-tinta-2">
        {formatTime(waktu)}, oleh {nama ?? 'akun yang sudah dihapus'}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {(['surat-jalan', 'label'] as const).map((kind) => (
          <Link key={kind} to={printTo(kirimanId, kind)} className="tautan gap-2">
            <Printer aria-hidden className="size-4.5" />
            {kind === 'label' ? 'Label' : 'Surat jalan'}
            <span className="sr-only"> {resi}</span>
          </Link>
        ))}
      </p>
    </li>
  )
}

interface FieldsProps {
  pesanan: Pick<PesananAdmin, 'orderId' | 'kurir'>
  remaining: readonly Line[]
  onClose(): void
}

function KirimanForm({ pesanan: { orderId, kurir }, remaining, onClose }: FieldsProps) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const form = useForm<z.input<typeof KirimanBody>, unknown, KirimanBody>({
    resolver: zodResolver(KirimanBody),
    defaultValues: {
      kurir,
      resi: '',
      baris: remaining.map(({ urutan, jumlah }) => ({ urutan, jumlah: String(jumlah) })),
    },
  })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: (body: KirimanBody) => callAdmin(addKiriman, { params: { orderId }, body }),
    async onSuccess({ message }) {
      kabar(message)
      onClose()
      await renewAdmin(queries)
    },
    onError(failure) {
      showFieldErrors(form, failure, ['resi'])
    },
  })
  return (
    <FormDialog
      title="Catat kiriman"
      buttonName="Simpan kiriman"
      langkah={save}
      problem="Gagal menyimpan kiriman"
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
    >
      <TextField label="Kurir" autoComplete="off" error={errors.kurir?.message} {...form.register('kurir')} />
      <TextField
        label="Nomor resi"
        hint="Pembeli diberi tahu lewat email."
        autoComplete="off"
        error={errors.resi?.message}
        {...form.register('resi')}
      />
      {remaining.map(({ urutan, nama, jumlah }, index) => (
        <NumberField
          key={urutan}
          label={nama}
          hint={`Belum dikirim: ${jumlah}`}
          error={errors.baris?.[index]?.jumlah?.message}
          {...form.register(`baris.${index}.jumlah`)}
        />
      ))}
      {errors.baris?.root?.message && <p className="font-medium text-merah text-sm">{errors.baris.root.message}</p>}
    </FormDialog>
  )
}
