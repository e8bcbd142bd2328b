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
export function Pencarian({ daftar, label }: { daftar: List<{ q?: string }>; label: string }) {
  const { text, setText, send } = useSearchField(daftar.query.q ?? '', (q) => daftar.set({ q }))
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
  daftar: List
  /** Name of the query parameter. */
  nama: string
  label: string
  semua: string
  pilihan: readonly { value: string; label: string }[]
}

/** Select field for one filter. Its first option removes the filter. */
export function Filter({ daftar, nama, label, semua, pilihan }: FilterProps) {
  return (
    <SelectField
      label={label}
      value={String(daftar.query[nama] ?? '')}
      onChange={(event) => daftar.set({ [nama]: event.target.value })}
    >
      <option value="">{semua}</option>
      {pilihan.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
