import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { quotePesanan } from '#contract/checkout/manual-admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { QUANTITY_MAX } from '#contract/jumlah.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { ChooseBarang, type SoldBarang } from './choose-barang.tsx'
import { type BarangRow, itemsOf, type NewPesananFields } from './new-pesanan-input.ts'

interface BarangFieldsProps {
  form: NewPesananFields
  /** Initial lines of a replacement order. */
  initial?: readonly BarangRow[] | undefined
  /** Lines with the prices that the server computed; undefined until then. */
  quoted?: Output<typeof quotePesanan>['baris'] | undefined
}

/** Fields for the lines of the order: a search that adds one, and the quantity of each. */
export function BarangFields({ form, initial = [], quoted }: BarangFieldsProps) {
  const { errors, isSubmitted } = form.formState
  const [barang, setBarang] = useState(initial)

  function change(rows: readonly BarangRow[]) {
    setBarang(rows)
    form.setValue('items', itemsOf(rows), { shouldDirty: true, shouldValidate: isSubmitted })
  }
  const setQuantity = (kunci: string, quantity: number) =>
    change(barang.map((item) => (item.kunci === kunci ? { ...item, jumlah: quantity } : item)))
  function add(fresh: SoldBarang) {
    const existing = barang.find(({ kunci }) => kunci === fresh.kunci)
    if (existing) setQuantity(existing.kunci, existing.jumlah + 1)
    else change([...barang, { ...fresh, jumlah: 1 }])
  }

  return (
    <>
      <ChooseBarang error={errors.items?.message} onChoose={add} />
      {barang.length > 0 && (
        <ul aria-label="Barang pesanan" className="divide-y divide-garis rounded border border-garis">
          {barang.map((item) => (
            <Line
              key={item.kunci}
              barang={item}
              harga={quoted?.find(({ nama }) => nama === item.nama)?.harga ?? item.harga}
              onQuantity={(quantity) => setQuantity(item.kunci, quantity)}
              onDelete={() => change(barang.filter(({ kunci }) => kunci !== item.kunci))}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface LineProps {
  barang: BarangRow
  harga: number
  onQuantity(quantity: number): void
  onDelete(): void
}

function Line({ barang: { nama, jumlah }, harga, onQuantity, onDelete }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
      <span className="min-w-40 flex-1 [overflow-wrap:anywhere]">
        <span className="block font-medium">{nama}</span>
        <span className="harga block text-sm text-tinta-2">{formatRupiah(harga)}</span>
      </span>
      <Stepper label={`Jumlah ${nama}`} value={jumlah} min={1} max={QUANTITY_MAX} onChange={onQuantity} />
      <IconButton label={`Keluarkan ${nama}`} onClick={onDelete}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}
