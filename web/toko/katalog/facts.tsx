import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { TermText } from '#web/shared/terms/term.tsx'
import { cx } from '#web/ui/cx.ts'

/** Facts that decide a purchase, two beside each other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-garis border-t pt-4">{children}</dl>
}

interface FactProps {
  name: string
  /** Takes the whole row. */
  wide?: boolean
  children: ReactNode
}

export function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={cx('min-w-0', wide && 'col-span-2')}>
      <dt className="text-sm text-tinta-2">
        <TermText>{name}</TermText>
      </dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** A hazard, in words that say what to do. */
export function HazardFact({ children }: { children: string }) {
  return (
    <Fact name="Bahaya" wide>
      <span className="flex gap-2 text-kuning">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        {children}
      </span>
    </Fact>
  )
}
