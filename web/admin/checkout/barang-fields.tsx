import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { quotePesanan } from '#contract/checkout/manual-admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { JUMLAH_MAX } from '#contract/jumlah.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { ChooseBarang, type SoldBarang } from './choose-barang.tsx'
import { type BarangBaris, itemsOf, type NewPesananFields } from './new-pesanan-input.ts'

interface BarangFieldsProps {
  form: NewPesananFields
  /** Initial lines of a replacement order. */
  awal?: readonly BarangBaris[] | undefined
  /** Lines with the prices that the server computed; undefined until then. */
  quoted?: Output<typeof quotePesanan>['baris'] | undefined
}

/** Fields for the lines of the order: a search that adds one, and the quantity of each. */
export function BarangFields({ form, awal = [], quoted }: BarangFieldsProps) {
  const { errors, isSubmitted } = form.formState
  const [barang, setBarang] = useState(awal)

  function change(rows: readonly BarangBaris[]) {
    setBarang(rows)
    form.setValue('items', itemsOf(rows), { shouldDirty: true, shouldValidate: isSubmitted })
  }
  const setJumlah = (kunci: string, jumlah: number) =>
    change(barang.map((satu) => (satu.kunci === kunci ? { ...satu, jumlah } : satu)))
  function add(baru: SoldBarang) {
    const ada = barang.find(({ kunci }) => kunci === baru.kunci)
    if (ada) setJumlah(ada.kunci, ada.jumlah + 1)
    else change([...barang, { ...baru, jumlah: 1 }])
  }

  return (
    <>
      <ChooseBarang error={errors.items?.message} onChoose={add} />
      {barang.length > 0 && (
        <ul aria-label="Barang pesanan" className="divide-y divide-garis rounded border border-garis">
          {barang.map((satu) => (
            <Baris
              key={satu.kunci}
              barang={satu}
              harga={quoted?.find(({ nama }) => nama === satu.nama)?.harga ?? satu.harga}
              onJumlah={(jumlah) => setJumlah(satu.kunci, jumlah)}
              onDelete={() => change(barang.filter(({ kunci }) => kunci !== satu.kunci))}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface BarisProps {
  barang: BarangBaris
  harga: number
  onJumlah(jumlah: number): void
  onDelete(): void
}

function Baris({ barang: { nama, jumlah }, harga, onJumlah, onDelete }: BarisProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
      <span className="min-w-40 flex-1 [overflow-wrap:anywhere]">
        <span className="block font-medium">{nama}</span>
        <span className="harga block text-sm text-tinta-2">{formatRupiah(harga)}</span>
      </span>
      <Stepper label={`Jumlah ${nama}`} value={jumlah} min={1} max={JUMLAH_MAX} onChange={onJumlah} />
      <IconButton label={`Keluarkan ${nama}`} onClick={onDelete}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}
