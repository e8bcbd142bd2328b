import { type ComponentProps, useId } from 'react'
import { cx } from './cx.ts'

/** A checkbox with a label and an optional hint. */
export function CheckField({ label, hint, ...input }: { label: string; hint?: string } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <label className={cx('flex min-h-11 cursor-pointer gap-3 py-2', hint ? 'items-start' : 'items-center')}>
      <input
        {...input}
        type="checkbox"
        aria-describedby={hint && id}
        className={cx('size-5 shrink-0 accent-laut', hint && 'mt-0.5')}
      />
      <span>
        <span className={cx('block wrap-anywhere', hint && 'font-semibold')}>{label}</span>
        {hint && (
          <span id={id} className="block text-sm text-tinta-2">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
