import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { CreateReturBody, createRetur, type Retur, sisaRetur, TakeReturBody, takeRetur } from '#contract/retur/admin.ts'
import { formatWaktu } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { DialogIsian } from '#web/admin/ui/isian/dialog-isian.tsx'
import { useKabar } from '#web/admin/ui/kabar.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { BagianDetail } from './bagian-detail.tsx'
import { isDiRak } from './isi-kemasan.ts'

/** Goods that the buyer returns: expected and received. Refunds are separate, before or after. */
export function PesananRetur({ pesanan }: { pesanan: PesananAdmin }) {
  const { retur, orderId } = pesanan
  const [buka, setBuka] = useState<'catat' | number>()
  const dapat = dapatDiretur(pesanan)
  const isBoleh = !isDiRak(pesanan) && dapat.length > 0
  if (retur.length === 0 && !isBoleh) return null
  const terima = retur.find(({ returId }) => returId === buka)
  return (
    <BagianDetail judul="Retur" id="retur">
      {retur.length === 0 && <p className="text-tinta-2">Tidak ada barang yang ditunggu kembali.</p>}
      {retur.length > 0 && (
        <ul aria-label="Retur" className="grid gap-3">
          {retur.map((satu) => (
            <ReturBaris key={satu.returId} retur={satu} onTerima={() => setBuka(satu.returId)} />
          ))}
        </ul>
      )}
      {isBoleh && (
        <Button variant="garis" className="mt-3" onClick={() => setBuka('catat')}>
          Catat Retur Ditunggu
        </Button>
      )}
      {buka === 'catat' && <Catat orderId={orderId} barang={dapat} onClose={() => setBuka(undefined)} />}
      {terima && <Terima orderId={orderId} retur={terima} onClose={() => setBuka(undefined)} />}
    </BagianDetail>
  )
}

interface Dapat {
  produkId: number
  nama: string
  jumlah: number
}

/** Returns the quantities at the buyer for which no return is expected. */
const dapatDiretur = ({ bagian, retur }: PesananAdmin): Dapat[] =>
  bagian.flatMap(({ produkId, nama, dipegang }) => {
    const ditunggu = retur.reduce((sum, satu) => (satu.produkId === produkId ? sum + sisaRetur(satu) : sum), 0)
    return dipegang > ditunggu ? [{ produkId, nama, jumlah: dipegang - ditunggu }] : []
  })

function ReturBaris({ retur, onTerima }: { retur: Retur; onTerima(): void }) {
  const { nama, jumlah, rak, karantina, hilang, alasan, oleh, dibuat, selesai } = retur
  const sudah = [
    [rak, 'ke rak'],
    [karantina, 'ke karantina'],
    [hilang, 'tidak datang'],
  ] as const
  const teks = sudah.flatMap(([banyak, ke]) => (banyak > 0 ? [`${banyak} ${ke}`] : [])).join(', ')
  return (
    <li className="grid justify-items-start gap-1 border-garis border-l-2 pl-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        <span className="font-medium [overflow-wrap:anywhere]">
          {jumlah} × {nama}
        </span>
        <Badge tone={selesai ? 'hijau' : 'kuning'}>{selesai ? 'Selesai' : `Ditunggu ${sisaRetur(retur)}`}</Badge>
      </p>
      {teks && <p className="first-letter:uppercase">{teks}</p>}
      <p className="[overflow-wrap:anywhere]">{alasan}</p>
      <p className="text-tinta-2">
        {formatWaktu(dibuat)}, oleh {oleh}
      </p>
      {!selesai && (
        <Button variant="garis" onClick={onTerima}>
          Terima {nama}
        </Button>
      )}
    </li>
  )
}

/** Mutation for a step of a return: shows a message and refreshes the order. */
function useLangkah<Body>(work: (body: Body) => Promise<{ message: string }>, onDone: () => void) {
  const queries = useQueryClient()
  const kabar = useKabar()
  return useMutation({
    mutationFn: work,
    async onSuccess({ message }) {
      kabar(message)
      await renewAdmin(queries)
      onDone()
    },
    onError: () => renewAdmin(queries),
  })
}

function Catat({ orderId, barang, onClose }: { orderId: number; barang: readonly Dapat[]; onClose(): void }) {
  const form = useForm<z.input<typeof CreateReturBody>, unknown, z.output<typeof CreateReturBody>>({
    resolver: zodResolver(CreateReturBody),
    defaultValues: { barang: barang.map(({ produkId }) => ({ produkId, jumlah: '0' })), alasan: '' },
  })
  const { errors } = form.formState
  const catat = useLangkah(
    (body: z.output<typeof CreateReturBody>) => callAdmin(createRetur, { params: { orderId }, body }),
    onClose,
  )
  return (
    <DialogIsian
      judul="Catat Retur Ditunggu"
      tombol="Catat Retur"
      langkah={catat}
      galat="Retur gagal dicatat"
      onSubmit={form.handleSubmit((body) =>
        catat.mutate(body, { onError: (error) => showFieldErrors(form, error, ['alasan']) }),
      )}
      onClose={onClose}
    >
      <p className="text-tinta-2">Stok belum berubah. Catat barangnya di sini setelah datang.</p>
      {barang.map(({ produkId, nama, jumlah }, index) => (
        <TextField
          key={produkId}
          label={nama}
          hint={`Maksimal ${jumlah}`}
          inputMode="numeric"
          autoComplete="off"
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
    </DialogIsian>
  )
}

const TEMPAT = [
  ['rak', 'Ke rak, ke lot asalnya', 'Utuh dan bisa dijual lagi.'],
  ['karantina', 'Ke karantina', 'Diperiksa dulu di menu Karantina.'],
  ['hilang', 'Tidak datang', 'Tidak ditunggu lagi.'],
] as const

function Terima({ orderId, retur, onClose }: { orderId: number; retur: Retur; onClose(): void }) {
  const { returId, nama } = retur
  const form = useForm<z.input<typeof TakeReturBody>, unknown, TakeReturBody>({
    resolver: zodResolver(TakeReturBody),
    defaultValues: { rak: '0', karantina: String(sisaRetur(retur)), hilang: '0' },
  })
  const terima = useLangkah(
    (body: TakeReturBody) => callAdmin(takeRetur, { params: { orderId, returId }, body }),
    onClose,
  )
  return (
    <DialogIsian
      judul={`Terima ${nama}`}
      tombol="Terima Barang"
      langkah={terima}
      galat="Retur gagal diterima"
      onSubmit={form.handleSubmit((body) => terima.mutate(body))}
      onClose={onClose}
    >
      <p className="text-tinta-2">Masih ditunggu {sisaRetur(retur)}. Boleh diterima sebagian.</p>
      {TEMPAT.map(([field, label, hint]) => (
        <TextField
          key={field}
          {...{ label, hint }}
          inputMode="numeric"
          autoComplete="off"
          error={form.formState.errors[field]?.message}
          {...form.register(field)}
        />
      ))}
    </DialogIsian>
  )
}
