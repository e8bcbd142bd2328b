import { SINONIM, SinonimBody } from '#contract/pencarian/admin.ts'
import { type FormProps, FormRekaman } from '#web/admin/ui/isian/record-form.tsx'

const ISIAN = { kata: { autoCapitalize: 'none' }, arti: { autoCapitalize: 'none' } } as const

/** @param kata initial word of a new synonym */
export function KataForm({ kata = '', ...props }: FormProps<typeof SinonimBody> & { kata?: string }) {
  return (
    <FormRekaman {...props} kolom={SINONIM} body={SinonimBody} isian={ISIAN} baru={{ kata }} to="/kata-pencarian" />
  )
}
