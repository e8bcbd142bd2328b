import type { ReactNode } from 'react'
import type { Belum } from '#contract/dosis/hitung.ts'
import { type Isian, KOLOM, type NamaKolom } from '#contract/dosis/isian.ts'
import { TextField } from '#web/ui/field.tsx'

/** Input state of a number field: its value, and whether it is invalid. */
export interface AngkaProps {
  isian: Isian
  belum: Belum | undefined
  isDitanya: boolean
}

export function Kelompok({ judul, children }: { judul: string; children: ReactNode }) {
  return (
    <fieldset className="kartu grid gap-4 p-4 sm:grid-cols-2 md:p-5">
      <legend className="float-left mb-1 font-bold text-lg sm:col-span-2">{judul}</legend>
      {children}
    </fieldset>
  )
}

interface AngkaSatuProps extends AngkaProps {
  nama: NamaKolom
  satuan?: string
  petunjuk?: string
  bawaan?: string
}

/** Number field, as text: a browser's number field may reject the decimal comma. */
export function Angka({ nama, isian, belum, isDitanya, satuan, petunjuk, bawaan }: AngkaSatuProps) {
  const kolom: { label: string; satuan: string; petunjuk?: string } = KOLOM[nama]
  const akhir = satuan ?? kolom.satuan
  const kosong = isDitanya && belum?.kosong.includes(nama) ? `${kolom.label} belum diisi` : undefined
  return (
    <TextField
      name={nama}
      label={akhir ? `${kolom.label} (${akhir})` : kolom.label}
      hint={petunjuk ?? kolom.petunjuk}
      placeholder={bawaan}
      defaultValue={isian[nama] ?? ''}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      error={belum?.galat[nama] ?? kosong}
      className="min-h-12"
    />
  )
}
