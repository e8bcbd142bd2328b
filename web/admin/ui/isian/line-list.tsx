import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/button.tsx'

/** Lines of a form, each a fieldset. Where they are side by side they are a table: the labels of the first line stand for all. */
export function LineList({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 divide-y divide-garis @5xl:divide-y-0 @5xl:[&>fieldset:not(:first-child)]:[--label:0px] @5xl:[&>fieldset:not(:first-child)_label]:sr-only">
      {children}
    </div>
  )
}

/** Button at the end of a line that deletes it. */
export function DeleteLine({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <IconButton label={label} onClick={onClick} className="self-end @5xl:mt-[var(--label,1.875rem)] @5xl:self-start">
      <Trash2 aria-hidden className="size-5" />
    </IconButton>
  )
}
