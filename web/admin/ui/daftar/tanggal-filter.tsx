import { parseTypedDate } from '#web/lib/form/typed-date.ts'
import { DateField } from '#web/ui/date-field.tsx'
import type { List } from './use-list.ts'

/** Date field for one end of a date range. An empty date removes the filter; a text that is no date leaves it as it is. */
export function DateFilter({ list, name, label }: { list: List; name: string; label: string }) {
  return (
    <DateField
      className="h-11.5 min-w-0"
      label={label}
      value={String(list.query[name] ?? '')}
      onChange={({ target: { value } }) => {
        if (value === '' || parseTypedDate(value) === value) list.set({ [name]: value })
      }}
    />
  )
}
