import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'

interface OuterDialogProps {
  title: string
  buttonName: string
  langkah?: { isPending: boolean; error: Error | null }
  onSubmit(): void
  onClose(): void
  children: ReactNode
}

const IDLE = { isPending: false, error: null }

/** Form dialog inside another form. It is rendered in a portal, so that submitting it does not submit the outer form. */
export function OuterDialog({ langkah = IDLE, onSubmit, ...rest }: OuterDialogProps) {
  return createPortal(
    <FormDialog
      {...rest}
      langkah={langkah}
      problem="Gambar gagal diunggah"
      onSubmit={(event) => {
        event.preventDefault()
        // React events bubble from the portal to the outer form.
        event.stopPropagation()
        onSubmit()
      }}
    />,
    document.body,
  )
}
