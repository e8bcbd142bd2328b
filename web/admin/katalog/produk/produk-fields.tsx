import type { UseFormReturn } from 'react-hook-form'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { KELAS } from '#web/shared/kelas-penyakit.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
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
        {kategori.map(({ kategoriId, nama }) => (
          <option key={kategoriId} value={kategoriId}>
            {nama}
          </option>
        ))}
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

/** Fields that have a place of their own in the form. */
const BY_ITSELF = [
  'nama',
  'kategoriId',
  'harga',
  'harga_promo',
  'promo_mulai',
  'promo_sampai',
  'harga_grosir',
  'stok',
  'stok_minimum',
  'gambar',
  'gambar_label',
  'deskripsi',
  'kelas',
  'penyakit',
]
const OTHERS = FIELDS.filter((name) => !BY_ITSELF.includes(name))

/** Fields of the columns that need no order of their own. */
export function OtherFields({ form }: ProdukFieldProps) {
  const field = columnFields(form, PRODUK)
  return OTHERS.map((name) => {
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
