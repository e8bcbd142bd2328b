import { TextField } from '#web/ui/field.tsx'
import type { List } from './use-list.ts'

/** Date field for one end of a date range. An empty date removes the filter. */
export function DateFilter({ list, name, label }: { list: List; name: string; label: string }) {
  return (
    <TextField
      type="date"
      className="h-11.5 min-w-0"
      label={label}
      value={String(list.query[name] ?? '')}
      onChange={(event) => list.set({ [name]: event.target.value })}
    />
  )
}
