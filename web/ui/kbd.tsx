import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The key that does it too, where there is a keyboard. `aria-keyshortcuts` says it to those who cannot see it. */
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
