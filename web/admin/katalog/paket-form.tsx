import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import type { PaketAdmin } from '#contract/katalog/paket-office.ts'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { IsianGambar } from '#web/admin/ui/isian-gambar.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import type { Question } from '#web/ui/alerts.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
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
  const { errors } = form.formState
  const simpan = useSave({
    form,
    fields: [
      'title',
      'deskripsi',
      'harga',
      'gambar',
      ...form.getValues('isi').map((_, index) => `isi.${index}.produk` as const),
    ],
    save: (isian) => save(bodyOf(isian)),
    to: KEMBALI,
    galat,
    berhasil,
  })

  return (
    <FormBingkai onSubmit={simpan.submit} isPending={simpan.isPending} failure={simpan.failure} kembali={KEMBALI}>
      <TextField label="Nama Paket" error={errors.title?.message} {...form.register('title')} />
      <TextArea label="Deskripsi" error={errors.deskripsi?.message} {...form.register('deskripsi')} />
      <TextField
        label="Harga"
        hint="Rupiah, tanpa titik ribuan"
        inputMode="numeric"
        autoComplete="off"
        error={errors.harga?.message}
        {...form.register('harga')}
      />
      <Controller
        control={form.control}
        name="gambar"
        render={({ field }) => (
          <IsianGambar
            label="Gambar"
            value={field.value as File | undefined}
            onChange={field.onChange}
            sekarang={awal?.gambar ? gambarUrl('paket', awal.gambar, 320) : undefined}
            error={errors.gambar?.message}
          />
        )}
      />
      <PaketIsi form={form} />
    </FormBingkai>
  )
}
