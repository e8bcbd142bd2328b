import type { KodeGejala } from '#content/gejala.ts'
import gejala from '#web/drawings/gejala.svg?no-inline'
import { cx } from '#web/ui/cx.ts'

/** Drawing of a sign, decorative beside its text. A single file contains all drawings. */
export function SignGambar({ kode, className }: { kode: KodeGejala; className?: string }) {
  return (
    <svg viewBox="0 0 160 160" aria-hidden className={cx('aspect-square shrink-0 rounded-sm bg-laut-muda', className)}>
      <use href={`${gejala}#${kode}`} />
    </svg>
  )
}
