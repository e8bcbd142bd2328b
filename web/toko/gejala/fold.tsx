import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  /** Examples of its fields. */
  content: string
  /** Number of filled fields. */
  count: number
  isOpen: boolean
  children: ReactNode
}

/** Part of the form: collapsible on a phone, open on wider screens. Its fields are sent in either case. */
export function Fold({ title, content, count, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="lipat">
      <summary className="flex min-h-16 items-center gap-3 py-2">
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-tinta-2">{content}</span>
        </span>
        {count > 0 && (
          <span className="grid size-7 place-items-center rounded-full bg-laut font-bold text-di-laut text-sm">
            {count}
            <span className="sr-only"> diisi</span>
          </span>
        )}
        <ChevronDown aria-hidden className="size-5 shrink-0 text-laut" />
      </summary>
      <h3 className="mt-5 text-lg">{title}</h3>
      <fieldset aria-label={title} className="min-w-0 max-md:pb-4">
        {children}
      </fieldset>
    </details>
  )
}
