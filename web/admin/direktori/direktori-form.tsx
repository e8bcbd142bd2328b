import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { DIREKTORI, DirektoriBody } from '#contract/direktori/admin.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Ubah } from '#web/admin/ui/isian/use-suntingan.ts'

type Isian = z.output<typeof DirektoriBody>

interface DirektoriFormProps {
  awal: Isian
  save(isian: Isian, ubah: Ubah): Promise<{ message: string }>
}

export function DirektoriForm({ awal, save }: DirektoriFormProps) {
  const form = useForm({
    resolver: zodResolver(DirektoriBody),
    defaultValues: formValues(DIREKTORI, awal) as z.input<typeof DirektoriBody>,
  })
  const field = columnFields(form, DIREKTORI)
  const saving = useSave({
    form,
    fields: DirektoriBody.keyof().options,
    save,
    suntingan: { awal, kolom: DIREKTORI },
    to: '/direktori',
    galat: 'Gagal menyimpan kontak',
  })
  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali="/direktori"
    >
      {field('telepon')}
      {field('catatan')}
    </FormBingkai>
  )
}
