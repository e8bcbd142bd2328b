import type { UseFormReturn } from 'react-hook-form'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { KELAS } from '#web/shared/kelas-penyakit.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import { ActiveSubstanceInput } from './active-substance-input.tsx'
import { FIELDS, type ProdukInput } from './produk-input.ts'
import { UsageRuleInput } from './usage-rule-input.tsx'

interface ProdukFieldProps {
  form: UseFormReturn<ProdukInput, unknown, ProdukInput>
}

export function KategoriField({ form, kategori }: ProdukFieldProps & { kategori: Kategori[] }) {
  const { errors } = form.formState
  return (
    <CanConflict name="kategoriId">
      <SelectField label={PRODUK.kategoriId.label} error={errors.kategoriId?.message} {...form.register('kategoriId')}>
        <option value="">Pilih kategori</option>
        <Options pairs={kategori.map(({ kategoriId, nama }) => [kategoriId, nama])} />
      </SelectField>
    </CanConflict>
  )
}

/** Fields for the stock. A change of the stock needs a reason. */
export function StokFields({ form, initial }: ProdukFieldProps & { initial: ProdukAdmin | undefined }) {
  const field = columnFields(form, PRODUK)
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {field('stok', initial && { hint: 'Jumlah yang bisa dibeli sekarang. Perubahan dicatat sebagai koreksi.' })}
        {field('stok_minimum')}
      </div>
      {initial && String(form.watch('stok')).trim() !== String(initial.stok) && (
        <TextField
          label="Alasan perubahan stok"
          hint="Misalnya: kiriman pemasok, rusak, hasil hitung gudang"
          error={form.formState.errors.alasan_stok?.message}
          {...form.register('alasan_stok')}
        />
      )}
    </>
  )
}

/** Fields of each section of the form. A column that none names stands with what the product is. */
const PLACED = {
  harga: ['harga', 'harga_promo', 'promo_mulai', 'promo_sampai', 'harga_grosir'],
  stok: ['stok', 'stok_minimum', 'alasan_stok', 'rak_gudang', 'barcode'],
  gambar: ['gambar', 'gambar_label', 'gambar_lain'],
  aturan: ['golongan', 'sediaan', 'golongan_keterangan', 'nie', 'zat_aktif', 'zat', 'peringatan'],
  pakai: ['aturan_pakai', 'dosis', 'masa_henti'],
  kirim: ['berat_gram', 'bahaya', 'suhu_simpan'],
  temukan: ['kelas', 'penyakit'],
} as const satisfies Record<string, readonly (keyof ProdukInput)[]>
const placed: readonly string[] = Object.values(PLACED).flat()
export const SECTIONS = { ...PLACED, produk: FIELDS.filter((name) => !placed.includes(name)) }

/** Fields of a section by their columns. */
export function SectionFields({ form, names }: ProdukFieldProps & { names: readonly (keyof ProdukInput)[] }) {
  const field = columnFields(form, PRODUK)
  return names.map((name) => {
    if (name === 'kategoriId' || name === 'alasan_stok') return null
    if (name === 'deskripsi') return field(name, { rows: 5 })
    if (name !== 'zat_aktif' && name !== 'aturan_pakai') return field(name)
    return (
      <CanConflict key={name} name={name}>
        {name === 'zat_aktif' ? <ActiveSubstanceInput form={form} /> : <UsageRuleInput form={form} />}
      </CanConflict>
    )
  })
}

/** Check boxes for the classes of disease. */
export function KelasField({ form }: ProdukFieldProps) {
  return (
    <CanConflict name="kelas">
      <fieldset>
        <legend className="font-semibold">{PRODUK.kelas.label}</legend>
        <div className="mt-1 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
          {Object.entries(KELAS).map(([kode, name]) => (
            <CheckField key={kode} label={name} value={kode} {...form.register('kelas')} />
          ))}
        </div>
      </fieldset>
    </CanConflict>
  )
}
