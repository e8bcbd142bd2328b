import { type FormEventHandler, type ReactNode, useId } from 'react'
import type { Titipan } from '#contract/pembayaran/titipan-office.ts'
import { MenanyaNasib } from '#web/admin/ui/belum-pasti.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A decision on money that is kept. */
export interface KeputusanProps {
  titipan: Titipan
  judul: string
  /** Back to what is known of it. */
  onClose(): void
}

interface BingkaiProps {
  judul: string
  tombol: string
  mutation: { isPending: boolean; error: Error | null }
  onSubmit: FormEventHandler
  onClose(): void
  children: ReactNode
}

/** The form of a decision: what is asked, and the error with everything that was typed still there. */
export function TitipanBingkai({ judul, tombol, mutation, onSubmit, onClose, children }: BingkaiProps) {
  const formId = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={judul}
      footer={
        <>
          <Button variant="garis" onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" form={formId} variant="utama" busy={mutation.isPending} aria-keyshortcuts="Control+S">
            {tombol}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
        {children}
        <MenanyaNasib />
        {mutation.error && (
          <Notice kind="galat">{errorText(mutation.error, { answered: 'Keputusan tidak dapat disimpan' })}</Notice>
        )}
      </form>
    </Dialog>
  )
}
