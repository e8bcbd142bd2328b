import { SINONIM, SinonimBody } from '#contract/pencarian/admin.ts'
import { type FormProps, RecordForm } from '#web/admin/ui/isian/record-form.tsx'

const FIELDS_OF = { kata: { autoCapitalize: 'none' }, arti: { autoCapitalize: 'none' } } as const

/** @param kata initial word of a new synonym */
export function SinonimForm({ word = '', ...props }: FormProps<typeof SinonimBody> & { word?: string }) {
  return (
    <RecordForm
      {...props}
      column={SINONIM}
      body={SinonimBody}
      input={FIELDS_OF}
      fresh={{ kata: word }}
      to="/kata-pencarian"
    />
  )
}
