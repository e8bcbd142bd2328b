import { cx } from '#web/ui/cx.ts'

/** Number at the corner of an icon; nothing without a number. */
export function CountMark({ count, className }: { count: number | string; className: string }) {
  if (!count) return null
  return (
    <span
      aria-hidden
      className={cx(
        'harga absolute grid h-5 min-w-5 place-items-center rounded-full bg-laut px-1 font-bold text-di-laut text-xs',
        className,
      )}
    >
      {count}
    </span>
  )
}
