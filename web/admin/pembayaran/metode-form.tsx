import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { METODE, MetodeBody } from '#contract/pembayaran/metode-office.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Ubah } from '#web/admin/ui/isian/use-suntingan.ts'

type Isian = z.output<typeof MetodeBody>
const FIELDS = MetodeBody.keyof().options

interface MetodeFormProps {
  /** Payment method to edit; undefined for a new one. */
  awal?: Isian
  save(isian: Isian, ubah: Ubah): Promise<{ message: string }>
  galat: string
}

export function MetodeForm({ awal, save, galat }: MetodeFormProps) {
  const form = useForm({
    resolver: zodResolver(MetodeBody),
    defaultValues: formValues(METODE, awal) as z.input<typeof MetodeBody>,
  })
  const field = columnFields(form, METODE)
  const saving = useSave({
    form,
    fields: FIELDS,
    save,
    suntingan: awal && { awal, kolom: METODE },
    to: '/metode-pembayaran',
    galat,
  })

  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali="/metode-pembayaran"
    >
      {FIELDS.map((name) => field(name))}
    </FormBingkai>
  )
}
