import { type FormEventHandler, type ReactNode, useId } from 'react'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

export interface FormDialogProps {
  open?: boolean
  title: string
  buttonName: string
  cancel?: string
  langkah: { isPending: boolean; error: Error | null }
  /** Error text if the server sends no message. */
  problem: string
  onSubmit: FormEventHandler
  onClose(): void
  children: ReactNode
}

/** Dialog with a form for one step. After an error the input is kept. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, title, buttonName, cancel = 'Batal', langkah, problem, onSubmit, onClose, children } = props
  const formId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="garis" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} variant="utama" busy={langkah.isPending} aria-keyshortcuts="Control+S">
            {buttonName}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
        {children}
        <AskingOutcome />
        {langkah.error && <Notice kind="galat">{errorText(langkah.error, { answered: problem })}</Notice>}
      </form>
    </Dialog>
  )
}
