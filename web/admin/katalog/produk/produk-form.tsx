import { zodResolver } from '@hookform/resolvers/zod'
import { type Path, type Resolver, useForm } from 'react-hook-form'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import { listProdukAdmin, type ProdukAdmin, ProdukBody, produkEditForm } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { gambarLain } from '#web/admin/ui/isian/gambar-field.tsx'
import { PenyakitField } from '#web/admin/ui/isian/penyakit-field.tsx'
import { useAcknowledgedCost } from '#web/admin/ui/isian/use-acknowledged-cost.ts'
import type { Change } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { tanyaNama } from '#web/admin/ui/tanya.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { KELAS } from '#web/shared/kelas-penyakit.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ActiveSubstanceInput } from './active-substance-input.tsx'
import { HargaGrosirFields } from './harga-grosir-input.tsx'
import { FIELDS, inputOf, type ProdukInput, pathsOf } from './produk-input.ts'
import { UsageRuleInput } from './usage-rule-input.tsx'

interface ProdukFormProps {
  /** Product to edit; undefined for a new one. */
  awal?: ProdukAdmin
  kategori: Kategori[]
  save(isian: ProdukInput & { modalDisadari?: true }, change: Change): Promise<{ message: string }>
  galat: string
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

const ROWS = ['zat_aktif', 'aturan_pakai', 'harga_grosir'] as const
const GAMBAR_LAIN = gambarLain((nama) => gambarUrl('produks', nama, 320))

const KEMBALI = '/manajemen-produk'

/** Editable columns: without the stock, which changes by itself, and the category's name, which follows from its ID. */
const { stok: _stok, kategoriNama: _nama, ...KOLOM } = PRODUK

export function ProdukForm({ awal, kategori, save, galat }: ProdukFormProps) {
  const form = useForm<ProdukInput, unknown, ProdukInput>({
    resolver: zodResolver(awal ? produkEditForm(awal.stok) : ProdukBody, undefined, { raw: true }) as Resolver<
      ProdukInput,
      unknown,
      ProdukInput
    >,
    defaultValues: inputOf(awal),
  })
  const { errors } = form.formState
  const confirm = useAcknowledgedCost()
  const saving = useSave({
    form,
    fields: [
      ...FIELDS,
      'alasan_stok',
      ...ROWS.flatMap((name) => pathsOf(form.getValues(name), name) as Path<ProdukInput>[]),
    ],
    // The price may be typed with separators and is sent as a number.
    save: ({ harga, ...isian }, change) =>
      confirm((lagi) => save({ ...isian, harga: String(ProdukBody.shape.harga.parse(harga)), ...lagi }, change)),
    suntingan: awal && {
      awal,
      kolom: {
        ...KOLOM,
        kategoriId: { ...PRODUK.kategoriId, words: namaKategori(kategori) },
        kelas: { ...PRODUK.kelas, words: KELAS },
      },
      kirim: inputOf,
      isian: inputOf,
      mention: { gambar: GAMBAR_LAIN, gambar_label: GAMBAR_LAIN },
    },
    tanya: ({ nama }) =>
      tanyaNama<ProdukAdmin>(listProdukAdmin, { nama, lama: awal?.nama, namaOf: (satu) => satu.nama }),
    to: KEMBALI,
    galat,
  })
  const field = columnFields(form, PRODUK)

  return (
    <FormFrame
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali={KEMBALI}
    >
      {field('nama')}
      <CanConflict nama="kategoriId">
        <SelectField
          label={PRODUK.kategoriId.label}
          error={errors.kategoriId?.message}
          {...form.register('kategoriId')}
        >
          <option value="">Pilih kategori</option>
          {kategori.map(({ kategoriId, nama }) => (
            <option key={kategoriId} value={kategoriId}>
              {nama}
            </option>
          ))}
        </SelectField>
      </CanConflict>
      {field('harga')}
      <div className="grid items-start gap-5 sm:grid-cols-3">
        {field('harga_promo')}
        {field('promo_mulai')}
        {field('promo_sampai')}
      </div>
      <CanConflict nama="harga_grosir">
        <HargaGrosirFields form={form} />
      </CanConflict>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {field('stok', awal && { hint: 'Jumlah yang bisa dibeli sekarang. Perubahan dicatat sebagai koreksi.' })}
        {field('stok_minimum')}
      </div>
      {awal && String(form.watch('stok')).trim() !== String(awal.stok) && (
        <TextField
          label="Alasan perubahan stok"
          hint="Misalnya: kiriman pemasok, rusak, hasil hitung gudang"
          error={errors.alasan_stok?.message}
          {...form.register('alasan_stok')}
        />
      )}
      {field('gambar', { sekarang: awal?.gambar ? gambarUrl('produks', awal.gambar, 320) : undefined })}
      {field('gambar_label', {
        sekarang: awal?.gambar_label ? gambarUrl('produks', awal.gambar_label, 320) : undefined,
      })}
      {field('deskripsi', { rows: 5 })}
      {OTHERS.map((name) =>
        name === 'zat_aktif' ? (
          <CanConflict key={name} nama={name}>
            <ActiveSubstanceInput form={form} />
          </CanConflict>
        ) : name === 'aturan_pakai' ? (
          <CanConflict key={name} nama={name}>
            <UsageRuleInput form={form} />
          </CanConflict>
        ) : (
          field(name)
        ),
      )}
      <CanConflict nama="kelas">
        <fieldset>
          <legend className="font-semibold">{PRODUK.kelas.label}</legend>
          <div className="mt-1 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {Object.entries(KELAS).map(([kode, nama]) => (
              <CheckField key={kode} label={nama} value={kode} {...form.register('kelas')} />
            ))}
          </div>
        </fieldset>
      </CanConflict>
      <PenyakitField form={form} name="penyakit" />
    </FormFrame>
  )
}

const namaKategori = (kategori: Kategori[]) =>
  Object.fromEntries(kategori.map(({ kategoriId, nama }) => [kategoriId, nama]))
