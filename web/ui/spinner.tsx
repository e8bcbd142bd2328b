import { LoaderCircle } from 'lucide-react'
import { cx } from './cx.ts'

/** Decorative spinner; the text beside it describes the progress. */
export function Spinner({ size = 'besar' }: { size?: 'kecil' | 'besar' }) {
  return <LoaderCircle aria-hidden className={cx('animate-putar', size === 'kecil' ? 'size-5' : 'size-8 text-laut')} />
}

/** Spinner with a text, in place of a screen or a part of one. */
export function Loading({ children }: { children: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-16 text-tinta-2">
      <Spinner />
      <span>{children}</span>
    </div>
  )
}
