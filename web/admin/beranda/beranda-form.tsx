import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useId } from 'react'
import { Controller, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  BERANDA,
  type BerandaAdmin,
  BerandaBody,
  type IsianBeranda,
  salahBeranda,
  TIM_MAX,
  updateBeranda,
} from '#contract/beranda/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { DapatBentrok } from '#web/admin/ui/isian/bentrok.tsx'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { gambarLain } from '#web/admin/ui/isian/isian-gambar.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { BagianIsian } from './bagian-isian.tsx'
import { GambarIsian } from './gambar-isian.tsx'
import { PaketUnggulanIsian } from './paket-unggulan-isian.tsx'
import { TimIsian } from './tim-isian.tsx'

export const BerandaIsian = BerandaBody.superRefine((isian, context) => {
  for (const { path, msg } of salahBeranda(isian)) context.addIssue({ code: 'custom', path: [path], message: msg })
})
export type BerandaMasukan = z.input<typeof BerandaBody>

const FIELDS = BerandaBody.keyof().options
const isianOf = (rekaman: IsianBeranda) =>
  Object.fromEntries(FIELDS.map((nama) => [nama, rekaman[nama]])) as unknown as BerandaMasukan

/** Paths at which the server reports a missing photo. */
const FOTO = Array.from({ length: TIM_MAX }, (_, index) => `tim.${index}.foto` as Path<BerandaMasukan>)
const KEMBALI = '/dasbor-admin'

export function BerandaForm({ awal }: { awal: BerandaAdmin }) {
  const form = useForm<BerandaMasukan, unknown, z.output<typeof BerandaBody>>({
    resolver: zodResolver(BerandaIsian),
    defaultValues: isianOf(awal),
  })
  const kosong = (teks: string) => ({ hint: `Jika dikosongkan: “${teks}”` })
  const field = columnFields(form, {
    ...BERANDA,
    judul_hero: { ...BERANDA.judul_hero, ...kosong(awal.bawaan.judul_hero) },
    teks_hero: { ...BERANDA.teks_hero, ...kosong(awal.bawaan.teks_hero) },
  })
  const saving = useSave({
    form,
    fields: [...FIELDS, ...FOTO],
    save: (body, ubah) => callAdmin(updateBeranda, { body: ubah(body) }),
    suntingan: {
      awal,
      kolom: BERANDA,
      isian: (rekaman) => isianOf(rekaman as unknown as IsianBeranda),
      sebut: {
        gambar_hero: gambarLain((nama) => gambarUrl('beranda', nama, 320)),
        paket_unggulan: (ids) => (ids as number[]).map(namaPaket(awal)).join('\n') || 'Tidak dipilih',
      },
    },
    to: KEMBALI,
    galat: 'Gagal menyimpan beranda',
  })
  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali={KEMBALI}
    >
      <Kelompok judul="Pembuka">
        {field('judul_hero')}
        {field('teks_hero')}
        <DapatBentrok nama="gambar_hero">
          <Controller
            control={form.control}
            name="gambar_hero"
            render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
              <GambarIsian
                label={BERANDA.gambar_hero.label}
                hint="Dipotong 4 banding 3. Jika dikosongkan, dipakai gambar keramba bawaan."
                value={value}
                onChange={onChange}
                ref={ref}
                bentuk="lebar"
                error={error?.message}
              />
            )}
          />
        </DapatBentrok>
        {form.watch('gambar_hero') !== null && field('alt_hero')}
      </Kelompok>
      <Kelompok judul="Paket unggulan">
        <DapatBentrok nama="paket_unggulan">
          <Controller
            control={form.control}
            name="paket_unggulan"
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <PaketUnggulanIsian
                value={value}
                onChange={onChange}
                dikenal={awal.paket_dipilih}
                error={error?.message}
              />
            )}
          />
        </DapatBentrok>
      </Kelompok>
      <Kelompok judul="Bagian beranda">
        <DapatBentrok nama="bagian">
          <Controller
            control={form.control}
            name="bagian"
            render={({ field: { value, onChange } }) => <BagianIsian value={value} onChange={onChange} />}
          />
        </DapatBentrok>
      </Kelompok>
      <Kelompok judul="Tentang Kami">
        {field('tentang', { rows: 8 })}
        <DapatBentrok nama="tim">
          <TimIsian form={form} />
        </DapatBentrok>
      </Kelompok>
      <Kelompok judul="Ulasan">{field('contoh_ulasan')}</Kelompok>
    </FormBingkai>
  )
}

const namaPaket =
  ({ paket_dipilih }: BerandaAdmin) =>
  (id: number) =>
    paket_dipilih.find(({ paketId }) => paketId === id)?.title ?? `Paket nomor ${id}`

function Kelompok({ judul, children }: { judul: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 border-garis border-t pt-5 first:border-t-0 first:pt-0">
      <h2 id={id} className="text-lg">
        {judul}
      </h2>
      {children}
    </section>
  )
}
