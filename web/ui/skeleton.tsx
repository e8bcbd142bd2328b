import { cx } from './cx.ts'

/** A grey place for what is still on its way. Give it the size of the thing. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={cx('animate-berdenyut rounded-sm bg-garis', className)} />
}
