import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { each } from '#contract/columns.ts'
import type { Artikel } from '#contract/konten/endpoints.ts'
import { ARTIKEL } from '#contract/konten/office.ts'
import { tanggalWib } from '#contract/wib.ts'
import { columnFields } from '#web/admin/ui/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import type { Question } from '#web/ui/alerts.tsx'
import { ArtikelPratinjau } from './artikel-pratinjau.tsx'
import { CaraMenulis } from './cara-menulis.tsx'

const ArtikelIsian = z.object({
  ...each(ARTIKEL, 'typed'),
  status: z.enum(['draft', 'published']),
  /** A day, or nothing. */
  terbit: z.string(),
})
type Isian = z.output<typeof ArtikelIsian>

interface ArtikelFormProps {
  /** What is there already; a new article has nothing. */
  awal?: Artikel
  save(body: Omit<Isian, 'terbit'> & { terbit: string | undefined }): Promise<{ message: string }>
  galat: string | ((error: unknown) => Question)
  tanya?: Question
  berhasil: Question
}

const KEMBALI = '/manajemen-artikel'

export function ArtikelForm({ awal, save, ...pesan }: ArtikelFormProps) {
  const hari = awal?.terbit ? tanggalWib(awal.terbit) : ''
  const form = useForm({
    resolver: zodResolver(ArtikelIsian),
    defaultValues: {
      judul: awal?.judul ?? '',
      konten: awal?.konten ?? '',
      status: awal?.status ?? 'draft',
      terbit: hari,
      gambar: undefined,
    },
  })
  const field = columnFields(form, ARTIKEL)
  const isian = useWatch({ control: form.control })
  const saving = useSave({
    form,
    fields: ArtikelIsian.keyof().options,
    // A day that was not touched keeps its hour.
    save: (body) => save({ ...body, terbit: body.terbit === hari ? undefined : body.terbit }),
    to: KEMBALI,
    belumBenar,
    ...pesan,
  })

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,42rem)_minmax(0,36rem)]">
      <FormBingkai
        onSubmit={saving.submit}
        isPending={saving.isPending}
        failure={saving.failure}
        kembali={KEMBALI}
        menyimpan="Sedang Menyimpan..."
      >
        {field('judul')}
        <div className="grid gap-2">
          {field('konten', { rows: 14 })}
          <CaraMenulis />
        </div>
        {field('gambar', {
          bentuk: 'lebar',
          sekarang: awal?.gambar ? gambarUrl('auth/artikel', awal.gambar, 320) : undefined,
        })}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {field('status')}
          {field('terbit', { type: 'date' })}
        </div>
      </FormBingkai>
      <ArtikelPratinjau
        judul={isian.judul || 'Judul artikel'}
        konten={isian.konten ?? ''}
        tanggal={isian.terbit || new Date().toISOString()}
        berkas={isian.gambar as File | undefined}
        gambar={awal?.gambar ?? null}
      />
    </div>
  )
}

function belumBenar({ judul, konten }: FieldErrors<z.input<typeof ArtikelIsian>>): Question | undefined {
  const isKosong = [judul, konten].some((error) => error?.type === 'too_small')
  return isKosong ? { title: 'Validasi Gagal', text: 'Judul dan konten harus diisi' } : undefined
}
