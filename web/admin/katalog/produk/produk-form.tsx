import { zodResolver } from '@hookform/resolvers/zod'
import { type Path, type Resolver, useForm } from 'react-hook-form'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import { listProdukAdmin, type ProdukAdmin, ProdukBody, produkEditForm } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { DapatBentrok } from '#web/admin/ui/isian/bentrok.tsx'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { gambarLain } from '#web/admin/ui/isian/isian-gambar.tsx'
import { PenyakitIsian } from '#web/admin/ui/isian/penyakit-isian.tsx'
import { useModalDisadari } from '#web/admin/ui/isian/use-modal-disadari.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Ubah } from '#web/admin/ui/isian/use-suntingan.ts'
import { tanyaNama } from '#web/admin/ui/tanya.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { KELAS } from '#web/shared/kelas-penyakit.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { AturanPakaiIsian } from './aturan-pakai-isian.tsx'
import { HargaGrosirIsian } from './harga-grosir-isian.tsx'
import { FIELDS, isianOf, type ProdukIsian, pathsOf } from './produk-isian.ts'
import { ZatAktifIsian } from './zat-aktif-isian.tsx'

interface ProdukFormProps {
  /** Product to edit; undefined for a new one. */
  awal?: ProdukAdmin
  kategori: Kategori[]
  save(isian: ProdukIsian & { modalDisadari?: true }, ubah: Ubah): Promise<{ message: string }>
  galat: string
}

/** Fields that have a place of their own in the form. */
const SENDIRI = [
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
const LAINNYA = FIELDS.filter((name) => !SENDIRI.includes(name))

const ROWS = ['zat_aktif', 'aturan_pakai', 'harga_grosir'] as const
const GAMBAR_LAIN = gambarLain((nama) => gambarUrl('produks', nama, 320))

const KEMBALI = '/manajemen-produk'

/** Editable columns: without the stock, which changes by itself, and the category's name, which follows from its ID. */
const { stok: _stok, kategoriNama: _nama, ...KOLOM } = PRODUK

export function ProdukForm({ awal, kategori, save, galat }: ProdukFormProps) {
  const form = useForm<ProdukIsian, unknown, ProdukIsian>({
    resolver: zodResolver(awal ? produkEditForm(awal.stok) : ProdukBody, undefined, { raw: true }) as Resolver<
      ProdukIsian,
      unknown,
      ProdukIsian
    >,
    defaultValues: isianOf(awal),
  })
  const { errors } = form.formState
  const pastikan = useModalDisadari()
  const saving = useSave({
    form,
    fields: [
      ...FIELDS,
      'alasan_stok',
      ...ROWS.flatMap((name) => pathsOf(form.getValues(name), name) as Path<ProdukIsian>[]),
    ],
    // The price may be typed with separators and is sent as a number.
    save: ({ harga, ...isian }, ubah) =>
      pastikan((lagi) => save({ ...isian, harga: String(ProdukBody.shape.harga.parse(harga)), ...lagi }, ubah)),
    suntingan: awal && {
      awal,
      kolom: {
        ...KOLOM,
        kategoriId: { ...PRODUK.kategoriId, words: namaKategori(kategori) },
        kelas: { ...PRODUK.kelas, words: KELAS },
      },
      kirim: isianOf,
      isian: isianOf,
      sebut: { gambar: GAMBAR_LAIN, gambar_label: GAMBAR_LAIN },
    },
    tanya: ({ nama }) =>
      tanyaNama<ProdukAdmin>(listProdukAdmin, { nama, lama: awal?.nama, namaOf: (satu) => satu.nama }),
    to: KEMBALI,
    galat,
  })
  const field = columnFields(form, PRODUK)

  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali={KEMBALI}
    >
      {field('nama')}
      <DapatBentrok nama="kategoriId">
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
      </DapatBentrok>
      {field('harga')}
      <div className="grid items-start gap-5 sm:grid-cols-3">
        {field('harga_promo')}
        {field('promo_mulai')}
        {field('promo_sampai')}
      </div>
      <DapatBentrok nama="harga_grosir">
        <HargaGrosirIsian form={form} />
      </DapatBentrok>
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
      {LAINNYA.map((name) =>
        name === 'zat_aktif' ? (
          <DapatBentrok key={name} nama={name}>
            <ZatAktifIsian form={form} />
          </DapatBentrok>
        ) : name === 'aturan_pakai' ? (
          <DapatBentrok key={name} nama={name}>
            <AturanPakaiIsian form={form} />
          </DapatBentrok>
        ) : (
          field(name)
        ),
      )}
      <DapatBentrok nama="kelas">
        <fieldset>
          <legend className="font-semibold">{PRODUK.kelas.label}</legend>
          <div className="mt-1 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {Object.entries(KELAS).map(([kode, nama]) => (
              <CheckField key={kode} label={nama} value={kode} {...form.register('kelas')} />
            ))}
          </div>
        </fieldset>
      </DapatBentrok>
      <PenyakitIsian form={form} name="penyakit" />
    </FormBingkai>
  )
}

const namaKategori = (kategori: Kategori[]) =>
  Object.fromEntries(kategori.map(({ kategoriId, nama }) => [kategoriId, nama]))
