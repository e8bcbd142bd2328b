import type { FormEvent, ReactNode } from 'react'
import { listAddress } from '#web/admin/ui/daftar/list-address.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
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
  /** True if the children are cards: two columns on a desk, and the save button stays in view. */
  hasCards?: boolean
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
    hasCards = false,
    children,
  } = props
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className={cx(
        'grid grid-cols-1 gap-5',
        // A field that gets the focus must not end below the bar.
        hasCards ? '[&_:is(input,select,textarea,button)]:scroll-mb-24' : 'kartu max-w-2xl p-5 sm:p-6',
      )}
    >
      <ConflictProvider value={bentrok}>
        {hasCards ? <div className="*:mb-5 *:break-inside-avoid xl:columns-2 xl:gap-5">{children}</div> : children}
      </ConflictProvider>
      {failure && <Notice kind="galat">{failure}</Notice>}
      <div
        className={cx(
          'flex flex-wrap items-center gap-3',
          hasCards &&
            'sticky bottom-0 z-10 -mx-4 border-garis border-t bg-kertas px-4 py-3 md:-mx-8 md:px-8 [@media_(height<30rem)]:static',
        )}
      >
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
