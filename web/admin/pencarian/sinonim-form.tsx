import { SINONIM, SinonimBody } from '#contract/pencarian/admin.ts'
import { type FormProps, RecordForm } from '#web/admin/ui/isian/record-form.tsx'

const FIELDS_OF = { kata: { autoCapitalize: 'none' }, arti: { autoCapitalize: 'none' } } as const

/** @param kata initial word of a new synonym */
export function SinonimForm({ kata = '', ...props }: FormProps<typeof SinonimBody> & { kata?: string }) {
  return (
    <RecordForm {...props} kolom={SINONIM} body={SinonimBody} isian={FIELDS_OF} baru={{ kata }} to="/kata-pencarian" />
  )
}
