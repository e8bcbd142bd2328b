import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { PAKET, type PaketAdmin } from '#contract/katalog/paket-office.ts'
import { columnFields } from '#web/admin/ui/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import type { Question } from '#web/ui/alerts.tsx'
import { PaketIsi } from './paket-isi.tsx'
import { bodyOf, isianOf, PaketIsian } from './paket-isian.ts'

interface PaketFormProps {
  /** What is there already; a new package has nothing. */
  awal?: PaketAdmin
  save(body: ReturnType<typeof bodyOf>): Promise<{ message: string }>
  galat(error: unknown): Question
  berhasil?: Question
}

const KEMBALI = '/manajemen-paket'

export function PaketForm({ awal, save, galat, berhasil }: PaketFormProps) {
  const form = useForm({ resolver: zodResolver(PaketIsian), defaultValues: isianOf(awal) })
  const field = columnFields(form, PAKET)
  const saving = useSave({
    form,
    fields: [
      'title',
      'deskripsi',
      'harga',
      'gambar',
      ...form.getValues('isi').flatMap((_, index) => [`isi.${index}.nama`, `isi.${index}.produk`] as const),
    ],
    save: (isian) => save(bodyOf(isian)),
    to: KEMBALI,
    galat,
    berhasil,
  })

  return (
    <FormBingkai onSubmit={saving.submit} isPending={saving.isPending} failure={saving.failure} kembali={KEMBALI}>
      {field('title')}
      {field('deskripsi')}
      {field('harga')}
      {field('gambar', { sekarang: awal?.gambar ? gambarUrl('paket', awal.gambar, 320) : undefined })}
      <PaketIsi form={form} />
    </FormBingkai>
  )
}
