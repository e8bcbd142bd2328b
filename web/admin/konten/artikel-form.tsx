import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback } from 'react'
import { Controller, type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { each } from '#contract/columns.ts'
import { ARTIKEL, type ArtikelBaris, KOSONG, listArtikelAdmin } from '#contract/konten/admin.ts'
import type { Dokumen } from '#contract/konten/dokumen.ts'
import type { ArtikelUtuh } from '#contract/konten/endpoints.ts'
import { dokumenOf, teksOf } from '#contract/konten/naskah.ts'
import { zatBaru } from '#contract/obat/zat-tulisan.ts'
import { tanggalWib } from '#contract/wib.ts'
import { DapatBentrok } from '#web/admin/ui/isian/bentrok.tsx'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { gambarLain } from '#web/admin/ui/isian/isian-gambar.tsx'
import { PenyakitIsian } from '#web/admin/ui/isian/penyakit-isian.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { tanyaNama } from '#web/admin/ui/tanya.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import type { Question } from '#web/ui/alerts.tsx'
import { ArtikelPratinjau } from './artikel-pratinjau.tsx'
import { IsianKonten } from './isian-konten.tsx'
import { IsianProduk } from './isian-produk.tsx'

/** Editable columns without `konten`: the plain text is derived from the document. */
const { konten: _, ...KOLOM } = ARTIKEL

const ArtikelIsian = z.object({
  ...each(KOLOM, 'typed'),
  dokumen: KOLOM.dokumen.typed.unwrap(),
  produkIds: KOLOM.produkIds.typed.unwrap(),
  status: z.enum(['draft', 'published']),
  /** Publication day; empty if none. */
  terbit: z.string(),
})
type Isian = z.output<typeof ArtikelIsian>

/** Values in the request. Structured values are text, because the form carries a file. */
export type Kiriman = Omit<Isian, 'dokumen' | 'produkIds' | 'penyakit'> & {
  konten: string
  dokumen: string
  produkIds: string
  penyakit: string
  zatDisadari: boolean | undefined
}

interface ArtikelFormProps {
  /** Article to edit; undefined for a new one. */
  awal?: ArtikelUtuh
  /** @param ubah returns the values to send; for an edit only changed fields and their previous values */
  save(ubah: () => Partial<Kiriman> & { semula?: string }): Promise<{ message: string }>
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
  const field = columnFields(form, KOLOM)
  const isian = useWatch({ control: form.control })
  const kini = useCallback(() => form.getValues('dokumen') as Dokumen, [form])
  const zat = (body: Isian) => zatBaru({ ...body, konten: teksOf(body.dokumen) }, awal)
  const saving = useSave({
    form,
    fields: ArtikelIsian.keyof().options,
    save: (body, ubah) => save(() => kirimanOf(ubah(body), zat(body).length > 0)),
    tanya: async (body) => [
      await tanyaNama<ArtikelBaris>(listArtikelAdmin, {
        ...{ nama: body.judul, lama: awal?.judul },
        namaOf: ({ judul }) => judul,
      }),
      tanyaZat(zat(body)) ?? tanya,
    ],
    // An unchanged day keeps its time of day. Publishing without a day sets today, so `terbit` follows `status`.
    suntingan: awal && {
      awal,
      kolom: KOLOM,
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
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,42rem)_minmax(0,36rem)]">
      <FormBingkai
        onSubmit={saving.submit}
        isPending={saving.isPending}
        failure={saving.failure}
        bentrok={saving.bentrok}
        kembali={KEMBALI}
        menyimpan="Sedang Menyimpan..."
      >
        {field('judul')}
        <DapatBentrok nama="dokumen">
          <Controller
            control={form.control}
            name="dokumen"
            render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
              <IsianKonten ref={ref} value={value as Dokumen} kini={kini} onChange={onChange} error={error?.message} />
            )}
          />
        </DapatBentrok>
        {field('gambar', {
          bentuk: 'lebar',
          sekarang: awal?.gambar ? gambarUrl('auth/artikel', awal.gambar, 320) : undefined,
        })}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {field('status')}
          {field('terbit', { type: 'date' })}
        </div>
        <PenyakitIsian form={form} name="penyakit" />
        <DapatBentrok nama="produkIds">
          <IsianProduk form={form} name="produkIds" dikenal={awal?.produk ?? []} />
        </DapatBentrok>
      </FormBingkai>
      <ArtikelPratinjau
        judul={isian.judul || 'Judul artikel'}
        dokumen={isian.dokumen as Dokumen}
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
        title: 'Artikel ini menyebut zat terlarang',
        text: `${zat.join(', ')}. Simpan hanya jika artikel ini memperingatkan pembaca, bukan menganjurkan zat itu.`,
        confirm: 'Ya, Simpan',
        cancel: 'Periksa Lagi',
      }

/** Returns the form values of an article. Its publication time becomes a day. */
function isianOf(artikel: Partial<ArtikelUtuh>) {
  const { terbit, konten = '', dokumen = dokumenOf(konten), produkIds = [] } = artikel
  return { ...formValues(KOLOM, artikel), dokumen, produkIds, terbit: terbit ? tanggalWib(terbit) : '' }
}

function kirimanOf(
  { dokumen, produkIds, penyakit, ...rest }: Partial<Isian> & { semula?: string },
  isDisadari: boolean,
): Partial<Kiriman> & { semula?: string } {
  return {
    ...rest,
    // A new article is also sent as plain text, like every client does.
    ...(dokumen && { dokumen: JSON.stringify(dokumen), ...(!rest.semula && { konten: teksOf(dokumen) }) }),
    ...(produkIds && { produkIds: produkIds.join(',') }),
    ...(penyakit && { penyakit: penyakit.join(',') }),
    ...(isDisadari && { zatDisadari: true }),
  }
}

function belumBenar({ judul, dokumen }: FieldErrors<z.input<typeof ArtikelIsian>>): Question | undefined {
  const isKosong = [judul, dokumen].some((error) => error?.message === KOSONG)
  return isKosong ? { title: 'Validasi Gagal', text: KOSONG } : undefined
}
