import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { PaketItem } from '#contract/katalog/endpoints.ts'
import { type BoundProduk, listPaketAdmin, PAKET, type PaketAdmin } from '#contract/katalog/paket-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormCard } from '#web/admin/ui/isian/form-card.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { otherGambar } from '#web/admin/ui/isian/gambar-field.tsx'
import { PenyakitField } from '#web/admin/ui/isian/penyakit-field.tsx'
import type { Change, Edit } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { askName } from '#web/admin/ui/tanya.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import type { Question } from '#web/ui/alerts.tsx'
import { bodyOf, inputOf, PaketInput, type PaketRequest, partOf, requestOf } from './paket-input.ts'
import { PaketContents, PaketContentsNames } from './paket-isi.tsx'

interface PaketFormProps {
  /** Package to edit; undefined for a new one. */
  initial?: PaketAdmin
  save(body: ReturnType<typeof bodyOf>, change: Change): Promise<{ message: string }>
  report(error: unknown): Question
  success?: Question
}

const BACK = '/manajemen-paket'
/** Column of cards. */
const COLUMN = 'grid grid-cols-1 gap-5'

export function PaketForm({ initial, save, report, success }: PaketFormProps) {
  const form = useForm({ resolver: zodResolver(PaketInput), defaultValues: inputOf(initial) })
  const field = columnFields(form, PAKET)
  const saving = useSave({
    form,
    fields: [
      'title',
      'deskripsi',
      'harga',
      'gambar',
      'cara_harian',
      'penyakit',
      ...form.getValues('isi').flatMap((_, index) => [`isi.${index}.nama`, `isi.${index}.produk`] as const),
    ],
    save: (input, change) => save(bodyOf(input), change),
    edit: initial && editOf(initial),
    question: ({ title }) =>
      askName<PaketAdmin>(listPaketAdmin, { nama: title, lama: initial?.title, nameOf: (one) => one.title }),
    to: BACK,
    failure: report,
    success,
  })

  return (
    <FormFrame saving={saving} returnTo={BACK} hasCards>
      <div className={COLUMN}>
        <FormCard title="Paket">
          {field('title')}
          {field('harga')}
          <PaketContentsNames form={form} />
          {field('gambar', { current: initial?.gambar ? gambarUrl('paket', initial.gambar, 320) : undefined })}
        </FormCard>
        <FormCard title="Halaman paket">
          {field('deskripsi')}
          {field('cara_harian', { rows: 6 })}
          <PenyakitField form={form} name="penyakit" />
        </FormCard>
      </div>
      <div className="kartu p-5 sm:p-6">
        <CanConflict name="isi">
          <PaketContents form={form} />
        </CanConflict>
      </div>
    </FormFrame>
  )
}

function editOf({ items: _, ...initial }: PaketAdmin): Edit {
  const bound = new Map(initial.isi.map(({ produkId, produk }) => [produkId, produk]))
  const withProduk = (bagian: PaketItem) => ({
    ...bagian,
    nie: '',
    belum_terdaftar: false,
    produk: bound.get(bagian.produkId) ?? unknownProduk(bagian),
    mirip: null,
    zat: null,
  })
  return {
    initial: { ...initial, isi: initial.isi.map(partOf) },
    columns: PAKET,
    bodyOf: (paket) => requestOf(paket as PaketRequest),
    formOf: (paket) => inputOf({ ...initial, ...paket, isi: (paket as PaketRequest).isi.map(withProduk) }),
    mention: {
      isi: (value) => (value as PaketItem[]).map(({ nama, jumlah }) => `${jumlah}× ${nama}`).join('\n') || 'Tanpa isi',
      gambar: otherGambar((name) => gambarUrl('paket', name, 320)),
    },
  }
}

/** Placeholder for a product that another user just linked and whose data is not loaded yet. */
const unknownProduk = ({ produkId, nama }: PaketItem): BoundProduk | null =>
  produkId === null ? null : { produkId, nama, stok: 0, aktif: true, resep: false }
