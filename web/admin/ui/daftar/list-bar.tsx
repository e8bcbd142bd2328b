import { Ellipsis, SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#contract/wib.ts'
import { useSearchField } from '#web/lib/form/use-search-field.ts'
import { useIsPhone } from '#web/lib/use-media.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import { DateFilter } from './tanggal-filter.tsx'
import type { List } from './use-list.ts'

/** Filter of a list: a choice, or one end of a period. */
export interface ListFilter {
  /** Name of the query parameter. */
  name: string
  label: string
  /** Text of the option that removes the filter. */
  allLabel?: string
  /** Choices; without them the filter is a date. */
  options?: readonly { value: string; label: string }[]
}

interface ListBarProps {
  list: List<{ q?: string; page: number }>
  /** Label of the search field; undefined if the list has no search. */
  search?: string
  filters?: readonly ListFilter[]
  /** Actions for the list. On a phone they stand behind a button. */
  actions?: ReactNode
  /** Links to often used filters. On a phone they stand above the filters, behind the same button. */
  quick?: ReactNode
  /** Link or button that stays beside the search on a phone. */
  first?: ReactNode
}

/** Search, and the filters behind one button. The used filters stand beside it, each with a link that removes it. */
export function ListBar({ list, search, filters = [], actions, quick, first }: ListBarProps) {
  const [open, setOpen] = useState<'filters' | 'actions'>()
  const isPhone = useIsPhone()
  // Beside a search field a phone has no room for the button's label.
  const isShort = isPhone && search !== undefined
  const id = useId()
  const used = filters.flatMap((filter) => {
    const text = textOf(filter, (list.query as Record<string, unknown>)[filter.name])
    return text === undefined ? [] : [{ name: filter.name, text }]
  })
  const hasFilters = filters.length > 0 || (isPhone && quick)
  const filterName = `Saring${used.length > 0 ? ` (${used.length} dipakai)` : ''}`
  const toggle = (part: typeof open) => ({
    'aria-expanded': open === part,
    'aria-controls': `${id}-${part}`,
    onClick: () => setOpen(open === part ? undefined : part),
  })
  return (
    <>
      {!isPhone && quick}
      <search className="mb-2 flex flex-wrap items-center gap-2 lg:mb-3 lg:gap-3">
        {search && <Pencarian list={list} label={search} />}
        {hasFilters && (
          <button
            type="button"
            aria-label={isShort ? filterName : undefined}
            {...toggle('filters')}
            className={buttonClass('garis', true, 'shrink-0 whitespace-nowrap')}
          >
            <SlidersHorizontal aria-hidden className="size-5" />
            {isShort ? used.length > 0 && used.length : filterName}
          </button>
        )}
        {isPhone && first}
        {isPhone && actions && (
          <button
            type="button"
            aria-label="Tindakan lain"
            {...toggle('actions')}
            className={buttonClass('garis', true, 'shrink-0')}
          >
            <Ellipsis aria-hidden className="size-5" />
          </button>
        )}
        {used.length > 0 && open !== 'filters' && <UsedFilters list={list} used={used} />}
        {isPhone && actions && (
          <div id={`${id}-actions`} className={cx('flex w-full flex-wrap gap-2', open !== 'actions' && 'hidden')}>
            {actions}
          </div>
        )}
        <div
          id={`${id}-filters`}
          className={cx('kartu grid w-full gap-3 p-3 lg:p-4', (open !== 'filters' || !hasFilters) && 'hidden')}
        >
          {isPhone && quick}
          <div className="grid grid-cols-2 items-end gap-3 *:min-w-0 md:grid-cols-3 lg:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
            {filters.map((filter) => (
              <Filter key={filter.name} list={list as List} {...filter} />
            ))}
          </div>
        </div>
      </search>
    </>
  )
}

/** Search field that searches while the user types. */
function Pencarian({ list, label }: { list: List<{ q?: string }>; label: string }) {
  const { text, setText, send } = useSearchField(list.query.q ?? '', (q) => list.set({ q }))
  return (
    <div className="flex min-w-36 flex-1 lg:max-w-md">
      <SearchInput
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        className="lg:pr-10"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={send}
      >
        {text === '' && <Kbd className="pointer-events-none absolute top-3 right-3">/</Kbd>}
      </SearchInput>
    </div>
  )
}

function UsedFilters({ list, used }: { list: Pick<List, 'to'>; used: readonly { name: string; text: string }[] }) {
  return (
    <ul aria-label="Saringan" className="flex min-w-0 gap-2 overflow-x-auto max-lg:w-full lg:flex-1">
      {used.map(({ name, text }) => (
        <li key={name}>
          <Link
            to={list.to({ [name]: undefined })}
            replace
            preventScrollReset
            aria-label={`Hapus saringan ${text}`}
            className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-laut bg-laut-muda px-3 text-laut text-sm lg:min-h-9"
          >
            {text}
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Returns the text of a used filter; undefined if it is not used. */
function textOf({ label, options }: ListFilter, value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (options) return options.find((option) => option.value === String(value))?.label
  // "Dari tanggal" and the date: "Dari 1 Maret 2026".
  return `${label.split(' ')[0]} ${formatDate(String(value))}`
}

/** Field for one filter. The first option of a choice, or an empty date, removes the filter. */
function Filter({ list, name, label, allLabel, options }: ListFilter & { list: List }) {
  if (!options) return <DateFilter list={list} name={name} label={label} />
  return (
    <SelectField
      name={name}
      label={label}
      value={String(list.query[name] ?? '')}
      onChange={(event) => list.set({ [name]: event.target.value })}
    >
      <option value="">{allLabel}</option>
      <Options pairs={options.map(({ value, label: text }) => [value, text])} />
    </SelectField>
  )
}
