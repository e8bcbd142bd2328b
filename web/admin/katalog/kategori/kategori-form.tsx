import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { KATEGORI, KategoriBody, KategoriEditBody } from '#contract/katalog/kategori-office.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Ubah } from '#web/admin/ui/isian/use-suntingan.ts'

type Isian = z.output<typeof KategoriBody>

interface KategoriFormProps {
  /** Category to edit; undefined for a new one. */
  awal?: Isian
  save(isian: Isian, ubah: Ubah): Promise<{ message: string }>
  galat: string
}

export function KategoriForm({ awal, save, galat }: KategoriFormProps) {
  const form = useForm({
    resolver: zodResolver(awal ? KategoriEditBody : KategoriBody),
    defaultValues: formValues(KATEGORI, awal) as z.input<typeof KategoriBody>,
  })
  const field = columnFields(form, KATEGORI)
  const saving = useSave({
    form,
    fields: KategoriBody.keyof().options,
    save,
    suntingan: awal && { awal, kolom: KATEGORI },
    to: '/kategori-produk',
    galat,
  })

  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali="/kategori-produk"
    >
      {field('nama')}
      {field('deskripsi')}
    </FormBingkai>
  )
}
