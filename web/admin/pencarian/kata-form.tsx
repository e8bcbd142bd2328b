import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { SINONIM, SinonimBody } from '#contract/pencarian/office.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Ubah } from '#web/admin/ui/isian/use-suntingan.ts'

type Isian = z.output<typeof SinonimBody>

interface KataFormProps {
  /** Synonym to edit; undefined for a new one. */
  awal?: Isian
  /** Initial word of a new synonym. */
  kata?: string
  save(isian: Isian, ubah: Ubah): Promise<{ message: string }>
  galat: string
}

export function KataForm({ awal, kata = '', save, galat }: KataFormProps) {
  const form = useForm({
    resolver: zodResolver(SinonimBody),
    defaultValues: formValues(SINONIM, awal ?? { kata, arti: '' }) as z.input<typeof SinonimBody>,
  })
  const field = columnFields(form, SINONIM)
  const saving = useSave({
    form,
    fields: SinonimBody.keyof().options,
    save,
    suntingan: awal && { awal, kolom: SINONIM },
    to: '/kata-pencarian',
    galat,
  })

  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali="/kata-pencarian"
    >
      {field('kata', { autoCapitalize: 'none' })}
      {field('arti', { autoCapitalize: 'none' })}
    </FormBingkai>
  )
}
