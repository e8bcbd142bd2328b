import { useState } from 'react'
import { IKAN } from '#content/ikan.ts'
import { BENTUK, JENIS_KERAMBA } from '#contract/buku-obat/kolom.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { IsianProps } from './catat-baris.tsx'
import { Pilihan } from './pilihan.tsx'

/** The fields of a cage. */
export function IsianKeramba({ awal, bidang, buku }: IsianProps) {
  const [bentuk, setBentuk] = useState(awal.bentuk)
  const angka = (nama: string, label: string, hint?: string) => (
    <TextField {...bidang(nama)} label={label} hint={hint} inputMode="decimal" autoComplete="off" />
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
          <Pilihan dari={JENIS_KERAMBA} />
        </SelectField>
        <SelectField {...bidang('ikan')} label="Ikan">
          <Pilihan dari={IKAN} />
        </SelectField>
      </div>
      <SelectField {...bidang('bentuk')} label="Bentuk" onChange={({ target }) => setBentuk(target.value)}>
        <Pilihan dari={BENTUK} />
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-3">
        {bentuk === 'bulat' ? (
          angka('garis_tengah', 'Garis tengah (m)')
        ) : (
          <>
            {angka('panjang', 'Panjang (m)')}
            {angka('lebar', 'Lebar (m)')}
          </>
        )}
        {angka('dalam', 'Kedalaman air (m)')}
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          {...bidang('tebar')}
          label="Tanggal tebar"
          type="date"
          max={buku.hariIni}
          hint="Atau tanggal ikan terakhir dihitung."
        />
        {angka('jumlah', 'Jumlah ikan', 'Pada tanggal itu, dalam ekor.')}
        {angka('berat', 'Berat rata-rata (g)')}
      </div>
      <TextArea {...bidang('catatan')} label="Catatan (opsional)" maxLength={500} />
      <p className="text-sm text-tinta-2">
        Untuk siklus baru, tambah keramba baru, supaya catatan obat siklus lama tidak tercampur.
      </p>
    </>
  )
}
