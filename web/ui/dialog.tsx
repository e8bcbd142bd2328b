import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'

/**
 * Milliseconds after opening during which a backdrop click does not close: it may be the second tap of a double tap on the
 * button below.
 */
const DOUBLE_TAP_MS = 500

interface DialogProps {
  open: boolean
  onClose(): void
  title: ReactNode
  children?: ReactNode
  /** Buttons, in reading order. */
  footer?: ReactNode
  /** `alertdialog` interrupts: a screen reader reads its text at once. */
  role?: 'dialog' | 'alertdialog'
  /** `lembar` slides up from the bottom of a phone. */
  shape?: 'kotak' | 'lembar'
  wide?: boolean
  /** As wide as two columns on a desk. */
  area?: boolean
}

/**
 * The browser's own modal dialog: it traps the focus, closes on Escape, makes the page behind inert, and restores the focus. A
 * scripted dialog would need inline styles, which our Content-Security-Policy forbids.
 */
export function Dialog({ open, onClose, title, children, footer, role, shape = 'kotak', wide, area }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const opened = useRef(0)
  const titleId = useId()
  const bodyId = useId()

  // A layout effect closes the dialog before React removes it: only a dialog that is still in the document restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    opened.current = performance.now()
    dialog.querySelector<HTMLElement>('[data-fokus]')?.focus()
    return () => dialog.close()
  }, [open])

  return (
    // Escape is the keyboard equivalent of a click on the backdrop.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current && performance.now() - opened.current > DOUBLE_TAP_MS) onClose()
      }}
      className={cx(
        'w-full border border-garis bg-kertas text-tinta shadow-kartu',
        shape === 'kotak'
          ? 'm-auto max-h-[calc(100dvh-2rem)] max-w-[min(calc(100vw-2rem),28rem)] rounded'
          : 'mx-0 mt-auto mb-0 max-h-[85dvh] max-w-none rounded-t sm:mx-auto sm:my-auto sm:max-w-lg sm:rounded',
        (wide || area) && 'sm:max-w-xl',
        area && 'lg:max-w-5xl',
      )}
    >
      {open && (
        <div className="flex max-h-[inherit] flex-col">
          {/* Scroll padding keeps the hint and the error below a focused field visible. */}
          <div className="scroll-pb-20 overflow-y-auto p-5 md:p-6">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <div id={bodyId}>{children}</div>
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-garis border-t px-5 py-4 max-sm:flex-col-reverse md:px-6">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
