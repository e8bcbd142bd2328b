import { useState } from 'react'
import { IKAN } from '#content/ikan.ts'
import { KERAMBA_KINDS, KERAMBA_SHAPES } from '#contract/buku-obat/columns.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Options } from './choices.tsx'
import type { FieldsProps } from './record-baris.tsx'

/** The fields of a cage. */
export function KerambaFields({ initial, bidang, buku }: FieldsProps) {
  const [shape, setFormat] = useState(initial.bentuk)
  const number = (name: string, label: string, hint?: string) => (
    <TextField {...bidang(name)} label={label} hint={hint} inputMode="decimal" autoComplete="off" />
  )
  return (
    <>
      <TextField
        {...bidang('nama')}
        label="Nama"
        hint="Seperti di rakit Anda, misalnya A1."
        maxLength={60}
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...bidang('jenis')} label="Jenis">
          <Options from={KERAMBA_KINDS} />
        </SelectField>
        <SelectField {...bidang('ikan')} label="Ikan">
          <Options from={IKAN} />
        </SelectField>
      </div>
      <SelectField {...bidang('bentuk')} label="Bentuk" onChange={({ target }) => setFormat(target.value)}>
        <Options from={KERAMBA_SHAPES} />
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-3">
        {shape === 'bulat' ? (
          number('garis_tengah', 'Garis tengah (m)')
        ) : (
          <>
            {number('panjang', 'Panjang (m)')}
            {number('lebar', 'Lebar (m)')}
          </>
        )}
        {number('dalam', 'Kedalaman air (m)')}
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <DateField
          {...bidang('tebar')}
          label="Tanggal tebar"
          max={buku.hariIni}
          hint="Atau tanggal ikan terakhir dihitung."
        />
        {number('jumlah', 'Jumlah ikan', 'Pada tanggal itu, dalam ekor.')}
        {number('berat', 'Berat rata-rata (g)')}
      </div>
      <TextArea {...bidang('catatan')} label="Catatan (opsional)" maxLength={500} />
      <p className="text-sm text-tinta-2">
        Untuk siklus baru, tambah keramba baru, supaya catatan obat siklus lama tidak tercampur.
      </p>
    </>
  )
}
