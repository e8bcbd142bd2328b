import type { ReactNode } from 'react'
import { useSearchField } from '#web/lib/form/use-search-field.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { List } from './use-list.ts'

/** Search and filters above a list. */
export function ListBar({ children }: { children: ReactNode }) {
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 *:min-w-0 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {children}
    </search>
  )
}

/** Search field that searches while the user types. */
export function Pencarian({ list, label }: { list: List<{ q?: string }>; label: string }) {
  const { text, setText, send } = useSearchField(list.query.q ?? '', (q) => list.set({ q }))
  return (
    <div className="col-span-2">
      <SearchInput
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={send}
      >
        {text === '' && <Kbd className="pointer-events-none absolute top-3 right-3">/</Kbd>}
      </SearchInput>
    </div>
  )
}

export interface FilterProps {
  list: List
  /** Name of the query parameter. */
  name: string
  label: string
  allLabel: string
  options: readonly { value: string; label: string }[]
}

/** Select field for one filter. Its first option removes the filter. */
export function Filter({ list, name, label, allLabel, options }: FilterProps) {
  return (
    <SelectField
      label={label}
      value={String(list.query[name] ?? '')}
      onChange={(event) => list.set({ [name]: event.target.value })}
    >
      <option value="">{allLabel}</option>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
