import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { DialogIsian } from '#web/admin/ui/isian/dialog-isian.tsx'

interface DialogLuarProps {
  judul: string
  tombol: string
  langkah?: { isPending: boolean; error: Error | null }
  onSubmit(): void
  onClose(): void
  children: ReactNode
}

const DIAM = { isPending: false, error: null }

/** Form dialog inside another form. It is rendered in a portal, so that submitting it does not submit the outer form. */
export function DialogLuar({ langkah = DIAM, onSubmit, ...rest }: DialogLuarProps) {
  return createPortal(
    <DialogIsian
      {...rest}
      langkah={langkah}
      galat="Gambar gagal diunggah"
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
