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

/** Class of a field beside one whose label may take two lines on a phone. */
export const BESIDE_LONG_LABEL = '@max-5xl:[&_label]:min-h-12 @max-5xl:[&_label]:content-end'

/** Button that deletes a line: at its end, on a phone beside its first field. */
export function DeleteLine({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <IconButton
      label={label}
      onClick={onClick}
      className="col-start-3 row-start-1 mt-[var(--label,1.875rem)] @5xl:col-start-auto @5xl:row-start-auto"
    >
      <Trash2 aria-hidden className="size-5" />
    </IconButton>
  )
}
