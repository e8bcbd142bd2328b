import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'hijau' | 'kuning' | 'merah' | 'abu' | 'laut'

const TONES: Record<BadgeTone, string> = {
  hijau: 'bg-hijau-muda text-hijau',
  kuning: 'bg-kuning-muda text-kuning',
  merah: 'bg-merah-muda text-merah',
  abu: 'bg-abu-muda text-abu',
  laut: 'bg-laut-muda text-laut',
}

export function Badge({ tone, className, children }: { tone: BadgeTone; className?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-sm whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
