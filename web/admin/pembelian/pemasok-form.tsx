import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { PEMASOK, PemasokBody, type PemasokIsian } from '#contract/pembelian/pemasok-office.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Ubah } from '#web/admin/ui/isian/use-suntingan.ts'

interface PemasokFormProps {
  /** Supplier to edit; undefined for a new one. */
  awal?: PemasokIsian
  save(isian: PemasokIsian, ubah: Ubah): Promise<{ message: string }>
  galat: string
}

const FIELDS = PemasokBody.keyof().options

export function PemasokForm({ awal, save, galat }: PemasokFormProps) {
  const form = useForm({
    resolver: zodResolver(PemasokBody),
    defaultValues: formValues(PEMASOK, awal) as z.input<typeof PemasokBody>,
  })
  const field = columnFields(form, PEMASOK)
  const saving = useSave({
    form,
    fields: FIELDS,
    save,
    suntingan: awal && { awal, kolom: PEMASOK },
    to: '/pemasok',
    galat,
  })
  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali="/pemasok"
    >
      {FIELDS.map((name) => field(name, name === 'no_hp' ? { type: 'tel' } : { autoComplete: 'off' }))}
    </FormBingkai>
  )
}
