import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { KategoriBody, KategoriEditBody } from '#contract/katalog/kategori-office.ts'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'

type Isian = z.output<typeof KategoriBody>

interface KategoriFormProps {
  /** What is there already; a new category has nothing. */
  awal?: Isian
  save(isian: Isian): Promise<{ message: string }>
  galat: string
}

export function KategoriForm({ awal, save, galat }: KategoriFormProps) {
  const form = useForm({
    resolver: zodResolver(awal ? KategoriEditBody : KategoriBody),
    defaultValues: { nama: awal?.nama ?? '', deskripsi: awal?.deskripsi ?? '' },
  })
  const { errors } = form.formState
  const saving = useSave({ form, fields: ['nama', 'deskripsi'], save, to: '/kategori-produk', galat })

  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      kembali="/kategori-produk"
    >
      <TextField label="Nama Kategori" error={errors.nama?.message} {...form.register('nama')} />
      <TextArea label="Deskripsi" error={errors.deskripsi?.message} {...form.register('deskripsi')} />
    </FormBingkai>
  )
}
