import type { FormEvent, ReactNode } from 'react'
import { listAddress } from '#web/admin/ui/daftar/list-address.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Conflict, ConflictProvider } from './conflict.tsx'

interface FormFrameProps {
  onSubmit(event: FormEvent): void
  isPending: boolean
  failure: string
  /** Conflicts with changes by other users. */
  bentrok?: readonly Conflict[]
  /** Path of the list to return to. */
  returnTo: string
  save?: string
  saving?: string
  children: ReactNode
}

/** Form of the back office with its error text, a save button and a link back. */
export function FormFrame(props: FormFrameProps) {
  const {
    onSubmit,
    isPending,
    failure,
    bentrok = [],
    returnTo,
    save = 'Simpan',
    saving = 'Menyimpan…',
    children,
  } = props
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="kartu grid max-w-2xl grid-cols-1 gap-5 p-5 sm:p-6">
      <ConflictProvider value={bentrok}>{children}</ConflictProvider>
      {failure && <Notice kind="galat">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="utama" busy={isPending} aria-keyshortcuts="Control+S">
          {isPending ? saving : save}
        </Button>
        <ButtonLink to={listAddress(returnTo)} variant="garis">
          Kembali
        </ButtonLink>
        <Kbd className="ml-auto">Ctrl+S</Kbd>
      </div>
    </form>
  )
}
