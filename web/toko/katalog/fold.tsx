import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Collapsed section of a page; it works without a script. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-garis border-t last:border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg">{title}</h2>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-laut transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-5">{children}</div>
    </details>
  )
}
