import { cx } from './cx.ts'

/** A grey place for what is still on its way. Give it the size of the thing. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={cx('animate-berdenyut rounded-sm bg-garis', className)} />
}

/** A card whose lines are still on their way. Give it the size of the card. */
export function SkeletonKartu({ className }: { className: string }) {
  return (
    <div aria-hidden className={cx('kartu p-4 md:p-5', className)}>
      <div className="baris-kosong h-full animate-berdenyut" />
    </div>
  )
}
