import { cx } from './cx.ts'

/** Gray placeholder for content that is loading. Give it the size of the content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={cx('animate-berdenyut rounded-sm bg-garis', className)} />
}

/** Placeholder card whose lines are loading. Give it the size of the card. */
export function SkeletonKartu({ className }: { className: string }) {
  return (
    <div aria-hidden className={cx('kartu p-4 md:p-5', className)}>
      <div className="baris-kosong h-full animate-berdenyut" />
    </div>
  )
}

interface LoadingKartuProps {
  /** Text for screen readers. */
  text: string
  /** Classes of each card's size. */
  sizes: readonly string[]
  className?: string
}

/** Placeholder cards while a screen loads. */
export function LoadingKartu({ text, sizes, className }: LoadingKartuProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{text}</span>
      {Object.entries(sizes).map(([place, size]) => (
        <SkeletonKartu key={place} className={size} />
      ))}
    </div>
  )
}
