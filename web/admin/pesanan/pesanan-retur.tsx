import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import {
  CreateReturBody,
  createRetur,
  type Retur,
  receiveRetur,
  remainingRetur,
  TakeReturBody,
} from '#contract/retur/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { NumberField, TextArea } from '#web/ui/field.tsx'
import { DetailSection } from './detail-section.tsx'
import { isInShop } from './isi-kemasan.ts'

/** Goods that the buyer returns: expected and received. Refunds are separate, before or after. */
export function PesananRetur({ pesanan }: { pesanan: PesananAdmin }) {
  const { retur, orderId } = pesanan
  const [open, setOpen] = useState<'catat' | number>()
  const returnable = canBeReturned(pesanan)
  const isAllowed = !isInShop(pesanan) && returnable.length > 0
  if (retur.length === 0 && !isAllowed) return null
  const receive = retur.find(({ returId }) => returId === open)
  return (
    <DetailSection title="Retur" id="retur">
      {retur.length === 0 && <p className="text-tinta-2">Tidak ada barang yang ditunggu kembali.</p>}
      {retur.length > 0 && (
        <ul aria-label="Retur" className="grid gap-3">
          {retur.map((item) => (
            <ReturLine key={item.returId} retur={item} onReceive={() => setOpen(item.returId)} />
          ))}
        </ul>
      )}
      {isAllowed && (
        <Button variant="garis" className="mt-3" onClick={() => setOpen('catat')}>
          Catat Retur Ditunggu
        </Button>
      )}
      {open === 'catat' && <Record orderId={orderId} barang={returnable} onClose={() => setOpen(undefined)} />}
      {receive && <Receive orderId={orderId} retur={receive} onClose={() => setOpen(undefined)} />}
    </DetailSection>
  )
}

interface ReturnableBarang {
  produkId: number
  nama: string
  jumlah: number
}

/** Returns the quantities at the buyer for which no return is expected. */
const canBeReturned = ({ bagian, retur }: PesananAdmin): ReturnableBarang[] =>
  bagian.flatMap(({ produkId, nama, dipegang }) => {
    const expected = retur.reduce((sum, item) => (item.produkId === produkId ? sum + remainingRetur(item) : sum), 0)
    return dipegang > expected ? [{ produkId, nama, jumlah: dipegang - expected }] : []
  })

function ReturLine({ retur, onReceive }: { retur: Retur; onReceive(): void }) {
  const { nama, jumlah, rak, karantina, hilang, alasan, oleh, dibuat, selesai } = retur
  const received = [
    [rak, 'ke rak'],
    [karantina, 'ke karantina'],
    [hilang, 'tidak datang'],
  ] as const
  const text = received.flatMap(([count, place]) => (count > 0 ? [`${count} ${place}`] : [])).join(', ')
  return (
    <li className="grid justify-items-start gap-1 border-garis border-l-2 pl-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        <span className="font-medium [overflow-wrap:anywhere]">
          {jumlah} × {nama}
        </span>
        <Badge tone={selesai ? 'hijau' : 'kuning'}>{selesai ? 'Selesai' : `Ditunggu ${remainingRetur(retur)}`}</Badge>
      </p>
      {text && <p className="first-letter:uppercase">{text}</p>}
      <p className="[overflow-wrap:anywhere]">{alasan}</p>
      <p className="text-tinta-2">
        {formatTime(dibuat)}, oleh {oleh}
      </p>
      {!selesai && (
        <Button variant="garis" onClick={onReceive}>
          Terima {nama}
        </Button>
      )}
    </li>
  )
}

function Record({
  orderId,
  barang,
  onClose,
}: {
  orderId: number
  barang: readonly ReturnableBarang[]
  onClose(): void
}) {
  const form = useForm<z.input<typeof CreateReturBody>, unknown, z.output<typeof CreateReturBody>>({
    resolver: zodResolver(CreateReturBody),
    defaultValues: { barang: barang.map(({ produkId }) => ({ produkId, jumlah: '0' })), alasan: '' },
  })
  const { errors } = form.formState
  const record = useLangkah(
    (body: z.output<typeof CreateReturBody>) => callAdmin(createRetur, { params: { orderId }, body }),
    onClose,
  )
  return (
    <FormDialog
      title="Catat Retur Ditunggu"
      buttonName="Catat Retur"
      langkah={record}
      problem="Retur gagal dicatat"
      onSubmit={form.handleSubmit((body) =>
        record.mutate(body, { onError: (error) => showFieldErrors(form, error, ['alasan']) }),
      )}
      onClose={onClose}
    >
      <p className="text-tinta-2">Stok belum berubah. Catat barangnya di sini setelah datang.</p>
      {barang.map(({ produkId, nama, jumlah }, index) => (
        <NumberField
          key={produkId}
          label={nama}
          hint={`Maksimal ${jumlah}`}
          error={errors.barang?.[index]?.jumlah?.message}
          {...form.register(`barang.${index}.jumlah`)}
        />
      ))}
      {errors.barang?.root?.message || errors.barang?.message ? (
        <p role="alert" className="font-medium text-merah text-sm">
          {errors.barang.root?.message ?? errors.barang.message}
        </p>
      ) : null}
      <TextArea label="Alasan" rows={2} error={errors.alasan?.message} {...form.register('alasan')} />
    </FormDialog>
  )
}

const PLACES = [
  ['rak', 'Ke rak, ke lot asalnya', 'Utuh dan bisa dijual lagi.'],
  ['karantina', 'Ke karantina', 'Diperiksa dulu di menu Karantina.'],
  ['hilang', 'Tidak datang', 'Tidak ditunggu lagi.'],
] as const

function Receive({ orderId, retur, onClose }: { orderId: number; retur: Retur; onClose(): void }) {
  const { returId, nama } = retur
  const form = useForm<z.input<typeof TakeReturBody>, unknown, TakeReturBody>({
    resolver: zodResolver(TakeReturBody),
    defaultValues: { rak: '0', karantina: String(remainingRetur(retur)), hilang: '0' },
  })
  const receive = useLangkah(
    (body: TakeReturBody) => callAdmin(receiveRetur, { params: { orderId, returId }, body }),
    onClose,
  )
  return (
    <FormDialog
      title={`Terima ${nama}`}
      buttonName="Terima Barang"
      langkah={receive}
      problem="Retur gagal diterima"
      onSubmit={form.handleSubmit((body) => receive.mutate(body))}
      onClose={onClose}
    >
      <p className="text-tinta-2">Masih ditunggu {remainingRetur(retur)}. Boleh diterima sebagian.</p>
      {PLACES.map(([field, label, hint]) => (
        <NumberField
          key={field}
          {...{ label, hint }}
          error={form.formState.errors[field]?.message}
          {...form.register(field)}
        />
      ))}
    </FormDialog>
  )
}
