import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { DIREKTORI, DirektoriBody } from '#contract/direktori/admin.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import type { Change } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'

type FormValues = z.output<typeof DirektoriBody>

interface DirektoriFormProps {
  initial: FormValues
  save(input: FormValues, change: Change): Promise<{ message: string }>
}

export function DirektoriForm({ initial, save }: DirektoriFormProps) {
  const form = useForm({
    resolver: zodResolver(DirektoriBody),
    defaultValues: formValues(DIREKTORI, initial) as z.input<typeof DirektoriBody>,
  })
  const field = columnFields(form, DIREKTORI)
  const saving = useSave({
    form,
    fields: DirektoriBody.keyof().options,
    save,
    edit: { initial, columns: DIREKTORI },
    to: '/direktori',
    failure: 'Gagal menyimpan kontak',
  })
  return (
    <FormFrame saving={saving} returnTo="/direktori" isWide>
      {field('telepon')}
      {field('peta')}
      {field('catatan')}
    </FormFrame>
  )
}
