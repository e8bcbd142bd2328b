import { X } from 'lucide-react'
import { type Ref, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { controlClass, Frame } from './field.tsx'
import { type SearchOptions, type SearchState, useSearchSelect } from './use-search-select.ts'

interface SearchSelectProps<T> extends SearchOptions<T> {
  label: string
  error?: string | undefined
  /** The input element, so that a form can focus its first invalid field. */
  ref?: Ref<HTMLInputElement> | undefined
  hint?: string | undefined
  /** Noun for the items to choose from. */
  noun: string
  placeholder?: string
  kunciOf(value: T): string | number
  nameOf(value: T): string
  /** Returns the description shown below the name of an item. */
  remarkOf?(value: T): string
}

/** Combobox with a search by typed text; arrow keys and Enter choose. */
export function SearchSelect<T>(props: SearchSelectProps<T>) {
  const { label, value, error, hint, noun, placeholder = `Ketik nama ${noun}`, kunciOf, nameOf, remarkOf } = props
  const { freeText, ref } = props
  const listId = useId()
  const search = useSearchSelect(props)
  const { text, found, at } = search
  const isOpen = found.length > 0

  return (
    <div className="relative">
      <Frame label={label} error={error} hint={hint || (value && remarkOf?.(value)) || undefined}>
        {(described) => (
          <input
            {...described}
            ref={ref}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
            autoComplete="off"
            placeholder={placeholder}
            value={text ?? (value ? nameOf(value) : (freeText?.text ?? ''))}
            onChange={({ target }) => search.type(target.value)}
            onKeyDown={search.onKeyDown}
            onBlur={search.leave}
            className={controlClass(error, 'pr-12')}
          />
        )}
      </Frame>
      {value && (
        <IconButton
          label={`Hapus ${nameOf(value)}`}
          onClick={() => search.choose(null)}
          className="absolute top-[var(--label,1.875rem)] right-0.5 size-11"
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
      <Options id={listId} {...{ search, label, kunciOf, nameOf, remarkOf }} />
      {search.isSearching && (
        <p role="status" className={isOpen ? 'sr-only' : 'mt-1.5 text-sm text-tinta-2'}>
          {statusText(noun, search)}
        </p>
      )}
    </div>
  )
}

type OptionsProps<T> = Pick<SearchSelectProps<T>, 'label' | 'kunciOf' | 'nameOf' | 'remarkOf'> & {
  id: string
  search: SearchState<T>
}

/** List of the found items below the field. */
function Options<T>({ id, search, label, kunciOf, nameOf, remarkOf }: OptionsProps<T>) {
  const { found, at, isFresh, choose } = search
  const isOpen = found.length > 0
  const list = useRef<HTMLDivElement>(null)
  // In a dialog and on a phone, half of the list would be below the edge.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={!isFresh}
      hidden={!isOpen}
      className="absolute inset-x-0 top-[calc(var(--label,1.875rem)+3.125rem)] z-20 max-h-72 overflow-y-auto rounded border border-garis-tua bg-kertas py-1 shadow-kartu"
    >
      {found.map((one, index) => (
        <div
          key={kunciOf(one)}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          ref={index === at ? showOption : undefined}
          // Mouse down precedes the loss of focus, which closes the list. It follows a tap, but not the start of a scroll.
          onMouseDown={(event) => {
            event.preventDefault()
            choose(one)
          }}
          className={cx('min-h-11 cursor-pointer px-3.5 py-2', index === at && 'bg-laut-muda text-laut')}
        >
          <span className="block font-medium">{nameOf(one)}</span>
          {remarkOf && <span className="block text-sm text-tinta-2">{remarkOf(one)}</span>}
        </div>
      ))}
    </div>
  )
}

const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** Returns the state of the search as text, for the screen and for screen readers. */
function statusText<T>(noun: string, { data, found, isError, isFetching, isFresh }: SearchState<T>) {
  if (isError)
    return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} tidak bisa dicari. Periksa koneksi internet Anda.`
  if (data && isFresh)
    return found.length > 0 ? `${found.length} ${noun} ditemukan` : `Tidak ada ${noun} yang ditemukan`
  return isFetching && 'Mencari…'
}
