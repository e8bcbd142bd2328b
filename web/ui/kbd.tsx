import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Shows a keyboard shortcut on devices with a keyboard. `aria-keyshortcuts` announces it to screen readers. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      aria-hidden
      className={cx(
        'hidden whitespace-nowrap rounded-xs border border-garis-tua px-1.5 font-sans text-tinta-2 text-xs leading-5 lg:pointer-fine:inline-block',
        className,
      )}
    >
      {children}
    </kbd>
  )
}
