import { zodResolver } from '@hookform/resolvers/zod'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { Controller, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  BERANDA,
  type BerandaAdmin,
  BerandaBody,
  type BerandaValues,
  findBerandaErrors,
  TIM_MAX,
  updateBeranda,
} from '#contract/beranda/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { otherGambar } from '#web/admin/ui/isian/gambar-field.tsx'
import { useFitting } from '#web/admin/ui/isian/preview.tsx'
import type { Edit } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { FeaturedPaketFields } from './featured-paket-fields.tsx'
import { GambarInput } from './gambar-input.tsx'
import { SectionFields } from './section-fields.tsx'
import { TeamFields } from './team-fields.tsx'

export const BerandaInput = BerandaBody.superRefine((input, context) => {
  for (const { path, msg } of findBerandaErrors(input)) context.addIssue({ code: 'custom', path: [path], message: msg })
})
export type BerandaFormInput = z.input<typeof BerandaBody>
type BerandaFormReturn = UseFormReturn<BerandaFormInput, unknown, BerandaValues>

const BerandaPreview = lazy(() => import('./beranda-preview.tsx'))

const FIELDS = BerandaBody.keyof().options
const inputOf = (snapshot: BerandaValues) =>
  Object.fromEntries(FIELDS.map((name) => [name, snapshot[name]])) as unknown as BerandaFormInput

/** Paths at which the server reports a missing photo. */
const FOTO = Array.from({ length: TIM_MAX }, (_, index) => `tim.${index}.foto` as Path<BerandaFormInput>)
const BACK = '/dasbor-admin'

export function BerandaForm({ initial }: { initial: BerandaAdmin }) {
  const form = useForm<BerandaFormInput, unknown, z.output<typeof BerandaBody>>({
    resolver: zodResolver(BerandaInput),
    defaultValues: inputOf(initial),
  })
  const field = columnFields(form, BERANDA)
  const saving = useSave({
    form,
    fields: [...FIELDS, ...FOTO],
    save: (body, change) => callAdmin(updateBeranda, { body: change(body) }),
    edit: editOf(initial),
    to: BACK,
    failure: 'Gagal menyimpan beranda',
  })
  return (
    <FormFrame
      saving={saving}
      returnTo={BACK}
      hasCards
      preview={{ title: 'Pratinjau beranda', content: <PreviewOf form={form} initial={initial} /> }}
    >
      <Group title="Pembuka">
        <HeroFields form={form} bawaan={initial.bawaan} />
      </Group>
      <Group title="Paket unggulan">
        <CanConflict name="paket_unggulan">
          <Controller
            control={form.control}
            name="paket_unggulan"
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <FeaturedPaketFields
                value={value}
                onChange={onChange}
                known={initial.paket_dipilih}
                error={error?.message}
              />
            )}
          />
        </CanConflict>
      </Group>
      <Group title="Bagian beranda">
        <CanConflict name="bagian">
          <Controller
            control={form.control}
            name="bagian"
            render={({ field: { value, onChange } }) => <SectionFields value={value} onChange={onChange} />}
          />
        </CanConflict>
      </Group>
      <Group title="Tentang Kami">
        {field('tentang', { rows: 8 })}
        <CanConflict name="tim">
          <TeamFields form={form} />
        </CanConflict>
      </Group>
      <Group title="Ulasan">{field('contoh_ulasan')}</Group>
    </FormFrame>
  )
}

function PreviewOf({ form, initial }: { form: BerandaFormReturn; initial: BerandaAdmin }) {
  return (
    <Suspense fallback={<Loading>Memuat pratinjau…</Loading>}>
      <BerandaPreview values={useFitting(form, BerandaBody, initial)} />
    </Suspense>
  )
}

const editOf = (initial: BerandaAdmin): Edit => ({
  initial,
  columns: BERANDA,
  formOf: (snapshot) => inputOf(snapshot as unknown as BerandaValues),
  mention: {
    gambar_hero: otherGambar((name) => gambarUrl('beranda', name, 320)),
    paket_unggulan: (ids) => (ids as number[]).map(paketName(initial)).join('\n') || 'Tidak dipilih',
  },
})

const paketName =
  ({ paket_dipilih }: BerandaAdmin) =>
  (id: number) =>
    paket_dipilih.find(({ paketId }) => paketId === id)?.title ?? `Paket nomor ${id}`

interface HeroFieldsProps {
  form: BerandaFormReturn
  /** Default title and text. */
  bawaan: BerandaAdmin['bawaan']
}

/** Fields for the top of the landing page: title, text and picture. */
function HeroFields({ form, bawaan }: HeroFieldsProps) {
  const empty = (text: string) => ({ hint: `Jika dikosongkan: “${text}”` })
  const field = columnFields(form, {
    ...BERANDA,
    judul_hero: { ...BERANDA.judul_hero, ...empty(bawaan.judul_hero) },
    teks_hero: { ...BERANDA.teks_hero, ...empty(bawaan.teks_hero) },
  })
  return (
    <>
      {field('judul_hero')}
      {field('teks_hero')}
      <CanConflict name="gambar_hero">
        <Controller
          control={form.control}
          name="gambar_hero"
          render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
            <GambarInput
              label={BERANDA.gambar_hero.label}
              hint="Dipotong 4 banding 3. Jika dikosongkan, dipakai gambar keramba bawaan."
              value={value}
              onChange={onChange}
              ref={ref}
              shape="lebar"
              error={error?.message}
            />
          )}
        />
      </CanConflict>
      {form.watch('gambar_hero') !== null && field('alt_hero')}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="kartu grid grid-cols-1 gap-5 p-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
