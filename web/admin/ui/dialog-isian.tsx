import { type FormEventHandler, type ReactNode, useId } from 'react'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { MenanyaNasib } from './belum-pasti.tsx'

interface DialogIsianProps {
  open?: boolean
  judul: string
  tombol: string
  batal?: string
  langkah: { isPending: boolean; error: Error | null }
  /** What a failure says of which the server says no more. */
  galat: string
  onSubmit: FormEventHandler
  onClose(): void
  children: ReactNode
}

/** A step that asks something first; after a failure everything that was typed is still there. */
export function DialogIsian(props: DialogIsianProps) {
  const { open = true, judul, tombol, batal = 'Batal', langkah, galat, onSubmit, onClose, children } = props
  const formId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={judul}
      footer={
        <>
          <Button variant="garis" onClick={onClose}>
            {batal}
          </Button>
          <Button type="submit" form={formId} variant="utama" busy={langkah.isPending} aria-keyshortcuts="Control+S">
            {tombol}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
        {children}
        <MenanyaNasib />
        {langkah.error && <Notice kind="galat">{errorText(langkah.error, { answered: galat })}</Notice>}
      </form>
    </Dialog>
  )
}
