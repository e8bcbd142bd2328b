import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { GambarIsian } from '#contract/common.ts'
import type { Artikel } from '#contract/konten/endpoints.ts'
import { artikelTeks } from '#contract/konten/office.ts'
import { tanggalWib } from '#contract/wib.ts'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { IsianGambar } from '#web/admin/ui/isian-gambar.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import type { Question } from '#web/ui/alerts.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ArtikelPratinjau } from './artikel-pratinjau.tsx'
import { CaraMenulis } from './cara-menulis.tsx'

const ArtikelIsian = z.object({
  ...artikelTeks,
  status: z.enum(['draft', 'published']),
  /** A day, or nothing. */
  terbit: z.string(),
  gambar: GambarIsian,
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
  const { errors } = form.formState
  const isian = useWatch({ control: form.control })
  const simpan = useSave({
    form,
    fields: ['judul', 'konten', 'status', 'terbit', 'gambar'],
    // A day that was not touched keeps its hour.
    save: (body) => save({ ...body, terbit: body.terbit === hari ? undefined : body.terbit }),
    to: KEMBALI,
    belumBenar,
    ...pesan,
  })

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,42rem)_minmax(0,36rem)]">
      <FormBingkai
        onSubmit={simpan.submit}
        isPending={simpan.isPending}
        failure={simpan.failure}
        kembali={KEMBALI}
        menyimpan="Sedang Menyimpan..."
      >
        <TextField label="Judul" error={errors.judul?.message} {...form.register('judul')} />
        <div className="grid gap-2">
          <TextArea label="Konten" rows={14} error={errors.konten?.message} {...form.register('konten')} />
          <CaraMenulis />
        </div>
        <Controller
          control={form.control}
          name="gambar"
          render={({ field }) => (
            <IsianGambar
              label="Gambar"
              bentuk="lebar"
              value={field.value as File | undefined}
              onChange={field.onChange}
              sekarang={awal?.gambar ? gambarUrl('auth/artikel', awal.gambar, 320) : undefined}
              error={errors.gambar?.message}
            />
          )}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField label="Status" error={errors.status?.message} {...form.register('status')}>
            <option value="draft">Draf</option>
            <option value="published">Terbit</option>
          </SelectField>
          <TextField
            label="Tanggal terbit"
            type="date"
            hint="Kosong: tampil begitu disimpan sebagai Terbit. Tanggal yang belum tiba: tampil mulai hari itu."
            error={errors.terbit?.message}
            {...form.register('terbit')}
          />
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
