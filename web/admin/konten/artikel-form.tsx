import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { each } from '#contract/columns.ts'
import type { Artikel } from '#contract/konten/endpoints.ts'
import { ARTIKEL, type ArtikelBody } from '#contract/konten/office.ts'
import { zatBaru } from '#contract/obat/zat-tulisan.ts'
import { tanggalWib } from '#contract/wib.ts'
import { columnFields, formValues } from '#web/admin/ui/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { gambarLain } from '#web/admin/ui/isian-gambar.tsx'
import { PenyakitIsian } from '#web/admin/ui/penyakit-isian.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import type { Ubah } from '#web/admin/ui/use-suntingan.ts'
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
type Kiriman = Isian & Pick<z.output<typeof ArtikelBody>, 'zatDisadari'>

interface ArtikelFormProps {
  /** What is there already; a new article has nothing. */
  awal?: Artikel
  save(body: Kiriman, ubah: Ubah): Promise<{ message: string }>
  galat: string | ((error: unknown) => Question)
  tanya?: Question
  berhasil: Question
}

const KEMBALI = '/manajemen-artikel'

export function ArtikelForm({ awal, save, tanya, ...pesan }: ArtikelFormProps) {
  const form = useForm({
    resolver: zodResolver(ArtikelIsian),
    defaultValues: isianOf(awal ?? { status: 'draft' }) as z.input<typeof ArtikelIsian>,
  })
  const field = columnFields(form, ARTIKEL)
  const isian = useWatch({ control: form.control })
  const saving = useSave({
    form,
    fields: ArtikelIsian.keyof().options,
    save: (body, ubah) => save({ ...body, zatDisadari: zatBaru(body, awal).length > 0 || undefined }, ubah),
    tanya: (body) => tanyaZat(zatBaru(body, awal)) ?? tanya,
    // A day that was not touched keeps its hour. Who publishes without one gets today.
    suntingan: awal && {
      awal,
      kolom: ARTIKEL,
      kirim: isianOf,
      isian: isianOf,
      ikut: { terbit: 'status' },
      sebut: { gambar: gambarLain((nama) => gambarUrl('auth/artikel', nama, 320)) },
    },
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
        bentrok={saving.bentrok}
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
        <PenyakitIsian form={form} name="penyakit" />
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

const tanyaZat = (zat: string[]): Question | undefined =>
  zat.length === 0
    ? undefined
    : {
        title: 'Tulisan ini menyebut zat terlarang',
        text: `${zat.join(', ')}. Simpan hanya bila tulisan ini memperingatkan pembaca, bukan menganjurkan.`,
        confirm: 'Ya, Simpan',
        cancel: 'Periksa Lagi',
      }

/** An article as its form holds it: of the moment of its publication the day. */
function isianOf(artikel: Partial<Artikel>) {
  return { ...formValues(ARTIKEL, artikel), terbit: artikel.terbit ? tanggalWib(artikel.terbit) : '' }
}

function belumBenar({ judul, konten }: FieldErrors<z.input<typeof ArtikelIsian>>): Question | undefined {
  const isKosong = [judul, konten].some((error) => error?.type === 'too_small')
  return isKosong ? { title: 'Validasi Gagal', text: 'Judul dan konten harus diisi' } : undefined
}
