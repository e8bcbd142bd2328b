import type { ReactNode } from 'react'
import type { Pending } from '#contract/dosis/compute.ts'
import { COLUMNS, type ColumnName, type FormValues } from '#contract/dosis/input.ts'
import { TextField } from '#web/ui/field.tsx'

/** Input state of a number field: its value, and whether it is invalid. */
export interface NumberProps {
  isian: FormValues
  belum: Pending | undefined
  isAsked: boolean
}

export function Kelompok({ judul, children }: { judul: string; children: ReactNode }) {
  return (
    <fieldset className="kartu grid gap-4 p-4 sm:grid-cols-2 md:p-5">
      <legend className="float-left mb-1 font-bold text-lg sm:col-span-2">{judul}</legend>
      {children}
    </fieldset>
  )
}

interface SingleNumberProps extends NumberProps {
  nama: ColumnName
  satuan?: string
  hint?: string
  bawaan?: string
}

/** Number field, as text: a browser's number field may reject the decimal comma. */
export function Figures({ nama, isian, belum, isAsked, satuan, hint, bawaan }: SingleNumberProps) {
  const kolom: { label: string; satuan: string; hint?: string } = COLUMNS[nama]
  const akhir = satuan ?? kolom.satuan
  const empty = isAsked && belum?.kosong.includes(nama) ? `${kolom.label} belum diisi` : undefined
  return (
    <TextField
      name={nama}
      label={akhir ? `${kolom.label} (${akhir})` : kolom.label}
      hint={hint ?? kolom.hint}
      placeholder={bawaan}
      defaultValue={isian[nama] ?? ''}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      error={belum?.galat[nama] ?? empty}
      className="min-h-12"
    />
  )
}
