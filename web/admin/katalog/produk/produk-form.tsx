import { zodResolver } from '@hookform/resolvers/zod'
import { type Path, type Resolver, useForm } from 'react-hook-form'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import { listProdukAdmin, type ProdukAdmin, ProdukBody, produkEditForm } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { otherGambar } from '#web/admin/ui/isian/gambar-field.tsx'
import { PenyakitField } from '#web/admin/ui/isian/penyakit-field.tsx'
import { useAcknowledgedCost } from '#web/admin/ui/isian/use-acknowledged-cost.ts'
import type { Change, Edit } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { askName } from '#web/admin/ui/tanya.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { KELAS } from '#web/shared/kelas-penyakit.ts'
import { HargaGrosirFields } from './harga-grosir-input.tsx'
import { KategoriField, KelasField, OtherFields, StokFields } from './produk-fields.tsx'
import { FIELDS, inputOf, type ProdukInput, pathsOf } from './produk-input.ts'

interface ProdukFormProps {
  /** Product to edit; undefined for a new one. */
  initial?: ProdukAdmin
  kategori: Kategori[]
  save(input: ProdukInput & { modalDisadari?: true }, change: Change): Promise<{ message: string }>
  problem: string
}

const ROWS = ['zat_aktif', 'aturan_pakai', 'harga_grosir'] as const
const OTHER_GAMBAR = otherGambar((name) => gambarUrl('produks', name, 320))

const BACK = '/manajemen-produk'

/** Editable columns: without the stock, which changes by itself, and the category's name, which follows from its ID. */
const { stok: _stok, kategoriNama: _name, ...COLUMNS } = PRODUK

export function ProdukForm({ initial, kategori, save, problem }: ProdukFormProps) {
  const form = useForm<ProdukInput, unknown, ProdukInput>({
    resolver: zodResolver(initial ? produkEditForm(initial.stok) : ProdukBody, undefined, { raw: true }) as Resolver<
      ProdukInput,
      unknown,
      ProdukInput
    >,
    defaultValues: inputOf(initial),
  })
  const confirm = useAcknowledgedCost()
  const saving = useSave({
    form,
    fields: [
      ...FIELDS,
      'alasan_stok',
      ...ROWS.flatMap((name) => pathsOf(form.getValues(name), name) as Path<ProdukInput>[]),
    ],
    // The price may be typed with separators and is sent as a number.
    save: ({ harga, ...input }, change) =>
      confirm((again) => save({ ...input, harga: String(ProdukBody.shape.harga.parse(harga)), ...again }, change)),
    edit: initial && editOf(initial, kategori),
    question: ({ nama }) =>
      askName<ProdukAdmin>(listProdukAdmin, { nama, lama: initial?.nama, nameOf: (one) => one.nama }),
    to: BACK,
    failure: problem,
  })
  const field = columnFields(form, PRODUK)

  return (
    <FormFrame
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      returnTo={BACK}
    >
      {field('nama')}
      <KategoriField form={form} kategori={kategori} />
      {field('harga')}
      <div className="grid items-start gap-5 sm:grid-cols-3">
        {field('harga_promo')}
        {field('promo_mulai')}
        {field('promo_sampai')}
      </div>
      <CanConflict name="harga_grosir">
        <HargaGrosirFields form={form} />
      </CanConflict>
      <StokFields form={form} initial={initial} />
      {field('gambar', { current: initial?.gambar ? gambarUrl('produks', initial.gambar, 320) : undefined })}
      {field('gambar_label', {
        current: initial?.gambar_label ? gambarUrl('produks', initial.gambar_label, 320) : undefined,
      })}
      {field('deskripsi', { rows: 5 })}
      <OtherFields form={form} />
      <KelasField form={form} />
      <PenyakitField form={form} name="penyakit" />
    </FormFrame>
  )
}

/** Returns how a product is edited. The categories give their names to a conflict. */
const editOf = (initial: ProdukAdmin, kategori: Kategori[]): Edit => ({
  initial,
  columns: {
    ...COLUMNS,
    kategoriId: {
      ...PRODUK.kategoriId,
      words: Object.fromEntries(kategori.map(({ kategoriId, nama }) => [kategoriId, nama])),
    },
    kelas: { ...PRODUK.kelas, words: KELAS },
  },
  bodyOf: inputOf,
  formOf: inputOf,
  mention: { gambar: OTHER_GAMBAR, gambar_label: OTHER_GAMBAR },
})
