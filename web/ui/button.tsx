import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

/** `utama` (coral) is the one next step of a screen; a screen has at most one. */
export type Variant = 'utama' | 'isi' | 'garis' | 'polos'

const VARIANTS: Record<Variant, string> = {
  utama: 'bg-karang text-di-karang hover:bg-karang-tua',
  isi: 'bg-laut text-di-laut hover:bg-laut-tua',
  garis: 'border border-garis-tua bg-kertas text-laut hover:border-laut hover:bg-laut-muda',
  polos: 'text-laut hover:bg-laut-muda',
}

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded py-2 text-center font-semibold leading-tight transition-colors disabled:opacity-100 aria-disabled:cursor-not-allowed'
const OFF = 'disabled:bg-abu-muda disabled:text-abu disabled:border-transparent'

/** Returns the button classes, for elements that look like a button but are not one. */
export function buttonClass(variant: Variant, compact: boolean, className?: string): string {
  return cx(BASE, compact ? 'px-3' : 'px-5', VARIANTS[variant], OFF, className)
}

interface Look {
  variant?: Variant
  /** Small horizontal padding, for tight places. */
  compact?: boolean
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows a spinner and ignores further presses. */
  busy?: boolean
}

export function Button({
  variant = 'isi',
  compact = false,
  busy = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const focus = useFocusAfterwards(busy)
  return (
    <button
      type="button"
      {...focus}
      {...rest}
      className={buttonClass(variant, compact, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner size="kecil" />}
      {children}
    </button>
  )
}

/** A disabled button loses the focus. Restores it after `busy`, unless the user has moved it elsewhere meanwhile. */
function useFocusAfterwards(busy: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  // Focus state from React's events, which React does not dispatch during a commit. In some browsers a button
  // loses the focus as soon as it is disabled, and a closing dialog restores the focus, both within the commit. A dialog that
  // closes after the button was disabled leaves the focus nowhere.
  const focused = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!busy || !(focused.current || activeElement === ref.current || activeElement === body)) return
    return () => {
      // Next frame: the button is enabled again only after this cleanup.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
      })
    }
  }, [busy])
  return {
    ref,
    onFocus: () => {
      focused.current = true
    },
    onBlur: () => {
      focused.current = false
    },
  }
}

export function ButtonLink({ variant = 'isi', compact = false, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={buttonClass(variant, compact, className)} />
}

const ICON =
  'inline-grid size-11 shrink-0 place-items-center rounded text-laut transition-colors hover:bg-laut-muda disabled:text-tinta-2 disabled:hover:bg-transparent'

/** A square button with an icon only; `label` is its accessible name. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" aria-label={label} title={label} {...rest} className={cx(ICON, className)} />
}

export function IconLink({ label, className, ...rest }: LinkProps & { label: string }) {
  return <Link aria-label={label} title={label} {...rest} className={cx(ICON, className)} />
}
