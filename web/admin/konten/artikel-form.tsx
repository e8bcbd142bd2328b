import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback } from 'react'
import { Controller, type FieldErrors, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { each } from '#contract/columns.ts'
import { ARTIKEL, type ArtikelRow, EMPTY, listArtikelAdmin } from '#contract/konten/admin.ts'
import type { Dokumen } from '#contract/konten/dokumen.ts'
import type { FullArtikel } from '#contract/konten/endpoints.ts'
import { dokumenOf, textOf } from '#contract/konten/naskah.ts'
import { newSubstances } from '#contract/obat/zat-tulisan.ts'
import { dateWib } from '#contract/wib.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { otherGambar } from '#web/admin/ui/isian/gambar-field.tsx'
import { PenyakitField } from '#web/admin/ui/isian/penyakit-field.tsx'
import type { Edit } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { askName } from '#web/admin/ui/tanya.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import type { Question } from '#web/ui/alerts.tsx'
import { ArtikelPreview } from './artikel-preview.tsx'
import { KontenField } from './konten-field.tsx'
import { ProdukInput } from './produk-input.tsx'

/** Editable columns without `konten`: the plain text is derived from the document. */
const { konten: _, ...COLUMNS } = ARTIKEL

const ArtikelInput = z.object({
  ...each(COLUMNS, 'typed'),
  dokumen: COLUMNS.dokumen.typed.unwrap(),
  produkIds: COLUMNS.produkIds.typed.unwrap(),
  status: z.enum(['draft', 'published']),
  /** Publication day; empty if none. */
  terbit: z.string(),
})
type FormValues = z.output<typeof ArtikelInput>

/** Values in the request. Structured values are text, because the form carries a file. */
export type ArtikelRequest = Omit<FormValues, 'dokumen' | 'produkIds' | 'penyakit'> & {
  konten: string
  dokumen: string
  produkIds: string
  penyakit: string
  zatDisadari: boolean | undefined
}

interface ArtikelFormProps {
  /** Article to edit; undefined for a new one. */
  initial?: FullArtikel
  /** @param change returns the values to send; for an edit only changed fields and their previous values */
  save(change: () => Partial<ArtikelRequest> & { semula?: string }): Promise<{ message: string }>
  failure: string | ((error: unknown) => Question)
  question?: Question
  success: Question
}

const BACK = '/manajemen-artikel'

export function ArtikelForm({ initial, save, question, ...pesan }: ArtikelFormProps) {
  const form = useForm({
    resolver: zodResolver(ArtikelInput),
    defaultValues: inputOf(initial ?? { status: 'draft' }) as z.input<typeof ArtikelInput>,
  })
  const field = columnFields(form, COLUMNS)
  const input = useWatch({ control: form.control })
  const zat = (body: FormValues) => newSubstances({ ...body, konten: textOf(body.dokumen) }, initial)
  const saving = useSave({
    form,
    fields: ArtikelInput.keyof().options,
    save: (body, change) => save(() => requestOf(change(body), zat(body).length > 0)),
    question: async (body) => [
      await askName<ArtikelRow>(listArtikelAdmin, {
        nama: body.judul,
        lama: initial?.judul,
        nameOf: ({ judul }) => judul,
      }),
      askZat(zat(body)) ?? question,
    ],
    edit: initial && editOf(initial),
    to: BACK,
    notYetValid: invalidQuestion,
    ...pesan,
  })

  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,42rem)_minmax(0,36rem)]">
      <FormFrame saving={saving} returnTo={BACK} pending="Sedang Menyimpan...">
        {field('judul')}
        <DokumenField form={form} />
        {field('gambar', {
          shape: 'lebar',
          current: initial?.gambar ? gambarUrl('auth/artikel', initial.gambar, 320) : undefined,
        })}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {field('status')}
          {field('terbit', { type: 'date' })}
        </div>
        <PenyakitField form={form} name="penyakit" />
        <CanConflict name="produkIds">
          <ProdukInput form={form} name="produkIds" knownProduk={initial?.produk ?? []} />
        </CanConflict>
      </FormFrame>
      <ArtikelPreview
        title={input.judul || 'Judul artikel'}
        dokumen={input.dokumen as Dokumen}
        date={input.terbit || new Date().toISOString()}
        berkas={input.gambar as File | undefined}
        gambar={initial?.gambar ?? null}
      />
    </div>
  )
}

interface DokumenFieldProps {
  form: UseFormReturn<z.input<typeof ArtikelInput>, unknown, FormValues>
}

function DokumenField({ form }: DokumenFieldProps) {
  const current = useCallback(() => form.getValues('dokumen') as Dokumen, [form])
  return (
    <CanConflict name="dokumen">
      <Controller
        control={form.control}
        name="dokumen"
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <KontenField
            ref={ref}
            value={value as Dokumen}
            current={current}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
    </CanConflict>
  )
}

const askZat = (zat: string[]): Question | undefined =>
  zat.length === 0
    ? undefined
    : {
        title: 'Artikel ini menyebut zat terlarang',
        text: `${zat.join(', ')}. Simpan hanya jika artikel ini memperingatkan pembaca, bukan menganjurkan zat itu.`,
        confirm: 'Ya, Simpan',
        cancel: 'Periksa Lagi',
      }

/**
 * Returns how an article is edited. An unchanged day keeps its time of day. Publishing without a day sets today, so `terbit`
 * follows `status`.
 */
const editOf = (initial: FullArtikel): Edit => ({
  initial,
  columns: COLUMNS,
  bodyOf: inputOf,
  formOf: inputOf,
  along: { terbit: 'status' },
  mention: { gambar: otherGambar((name) => gambarUrl('auth/artikel', name, 320)) },
})

/** Returns the form values of an article. Its publication time becomes a day. */
function inputOf(artikel: Partial<FullArtikel>) {
  const { terbit, konten = '', dokumen = dokumenOf(konten), produkIds = [] } = artikel
  return { ...formValues(COLUMNS, artikel), dokumen, produkIds, terbit: terbit ? dateWib(terbit) : '' }
}

function requestOf(
  { dokumen, produkIds, penyakit, ...rest }: Partial<FormValues> & { semula?: string },
  isAcknowledged: boolean,
): Partial<ArtikelRequest> & { semula?: string } {
  return {
    ...rest,
    // A new article is also sent as plain text, like every client does.
    ...(dokumen && { dokumen: JSON.stringify(dokumen), ...(!rest.semula && { konten: textOf(dokumen) }) }),
    ...(produkIds && { produkIds: produkIds.join(',') }),
    ...(penyakit && { penyakit: penyakit.join(',') }),
    ...(isAcknowledged && { zatDisadari: true }),
  }
}

function invalidQuestion({ judul, dokumen }: FieldErrors<z.input<typeof ArtikelInput>>): Question | undefined {
  const isEmpty = [judul, dokumen].some((error) => error?.message === EMPTY)
  return isEmpty ? { title: 'Validasi Gagal', text: EMPTY } : undefined
}
