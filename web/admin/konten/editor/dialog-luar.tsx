import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { DialogIsian } from '#web/admin/ui/dialog-isian.tsx'

interface DialogLuarProps {
  judul: string
  tombol: string
  langkah?: { isPending: boolean; error: Error | null }
  onSubmit(): void
  onClose(): void
  children: ReactNode
}

const DIAM = { isPending: false, error: null }

/** A form asked for in the middle of another: outside of it, so that sending the one does not send the other. */
export function DialogLuar({ langkah = DIAM, onSubmit, ...rest }: DialogLuarProps) {
  return createPortal(
    <DialogIsian
      {...rest}
      langkah={langkah}
      galat="Gambar gagal diunggah"
      onSubmit={(event) => {
        event.preventDefault()
        // React's events go up to the form around it all the same.
        event.stopPropagation()
        onSubmit()
      }}
    />,
    document.body,
  )
}
