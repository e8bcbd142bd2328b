import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { listAddress } from '#web/admin/ui/daftar/list-address.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ConflictProvider } from './conflict.tsx'
import { Preview } from './preview.tsx'
import type { Saving } from './use-save.ts'

interface FormFrameProps {
  saving: Saving
  /** Path of the list to return to. */
  returnTo: string
  save?: string
  pending?: string
  /** True if the children are cards: two columns on a desk, and the save button stays in view. */
  hasCards?: boolean
  /** True if the fields stand side by side where the form is wide enough. The save button stays in view. */
  isWide?: boolean
  /** Preview of the typed values as buyers will see them. Rendered on demand. */
  preview?: { title: string; content: ReactNode } | undefined
  children: ReactNode
}

const BAR = 'flex flex-wrap items-center gap-3 border-garis border-t bg-kertas py-3'
const STICKY = 'sticky bottom-0 z-10 [@media_(height<30rem)]:static'

const PreviewButton = ({ isShown, onPress }: { isShown: boolean; onPress(): void }) => (
  <Button variant="polos" compact aria-pressed={isShown} onClick={onPress}>
    <Eye aria-hidden className="size-5" />
    <span className="max-sm:sr-only">{isShown ? 'Tutup pratinjau' : 'Lihat pratinjau'}</span>
  </Button>
)

/** Cards in two columns, or in one beside an open preview. */
function Cards({ preview, onClose, children }: Pick<FormFrameProps, 'preview' | 'children'> & { onClose(): void }) {
  return (
    <div className={cx(preview && 'xl:grid xl:grid-cols-[minmax(0,1fr)_26rem] xl:items-start xl:gap-5')}>
      <div className={cx('*:mb-5 *:break-inside-avoid', !preview && 'xl:columns-2 xl:gap-5')}>{children}</div>
      {preview && (
        <Preview title={preview.title} onClose={onClose}>
          {preview.content}
        </Preview>
      )}
    </div>
  )
}

/** Form of the back office with its error text, a save button and a link back. */
export function FormFrame(props: FormFrameProps) {
  const {
    saving: { submit, isPending, failure, bentrok },
    returnTo,
    save = 'Simpan',
    pending = 'Menyimpan…',
    hasCards = false,
    isWide = false,
    preview,
    children,
  } = props
  const [isShown, setShown] = useState(false)
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className={cx(
        // A field that gets the focus, or a price that is looked for, must not end below the bar.
        'grid grid-cols-1 gap-5 [&_:is(a,input,select,textarea,button,summary,.harga)]:scroll-mb-24',
        !hasCards && 'kartu @container px-5 pt-5 sm:px-6 sm:pt-6',
        !hasCards && !isWide && 'max-w-2xl',
      )}
    >
      <ConflictProvider value={bentrok}>
        {hasCards && (
          <Cards preview={isShown ? preview : undefined} onClose={() => setShown(false)}>
            {children}
          </Cards>
        )}
        {isWide && <div className="grid grid-cols-1 items-start gap-5 @2xl:grid-cols-2">{children}</div>}
        {!hasCards && !isWide && children}
      </ConflictProvider>
      {failure && <Notice kind="galat">{failure}</Notice>}
      <div
        className={cx(
          BAR,
          (hasCards || isWide) && STICKY,
          // Rows of many fields need the height of a phone.
          isWide && 'max-sm:static',
          hasCards ? '-mx-4 px-4 md:-mx-8 md:px-8' : '-mx-5 rounded-b px-5 sm:-mx-6 sm:px-6',
        )}
      >
        <Button type="submit" variant="utama" busy={isPending} aria-keyshortcuts="Control+S">
          {isPending ? pending : save}
        </Button>
        <ButtonLink to={listAddress(returnTo)} variant="garis">
          Kembali
        </ButtonLink>
        {preview && <PreviewButton isShown={isShown} onPress={() => setShown(!isShown)} />}
        <Kbd className="ml-auto">Ctrl+S</Kbd>
      </div>
    </form>
  )
}
