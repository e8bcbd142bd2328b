import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { controlClass, Frame } from './field.tsx'

const TYPING_MS = 250

interface SearchSelectProps<T> {
  label: string
  value: T | null
  onChange(value: T | null): void
  error?: string | undefined
  /** The input element, so that a form can focus its first invalid field. */
  ref?: Ref<HTMLInputElement> | undefined
  hint?: string | undefined
  /** Noun for the items to choose from. */
  benda: string
  kunciOf(value: T): string | number
  namaOf(value: T): string
  /** Returns the description shown below the name of an item. */
  keteranganOf?(value: T): string
  /** Query key prefix of the search. */
  kunci: readonly unknown[]
  cari(q: string, signal: AbortSignal): Promise<T[]>
  /** Minimum letters for a search. */
  minLetters?: number
  /** Allows free text: typed text without a choice is kept. Absent if an item must be chosen. */
  bebas?: { teks: string; onText(teks: string): void } | undefined
}

/** Combobox with a search by typed text; arrow keys and Enter choose. */
export function SearchSelect<T>(props: SearchSelectProps<T>) {
  const {
    label,
    value,
    onChange,
    error,
    hint,
    benda,
    kunciOf,
    namaOf,
    keteranganOf,
    minLetters = 0,
    bebas,
    ref,
  } = props
  const listId = useId()
  /** Text being typed; null while the field is not being edited. */
  const [text, setText] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const { data, isError, isFetching, isSegar } = useSearch(text, props)
  const found = text === null || text.trim().length < minLetters ? [] : (data ?? [])
  const [satu, lain] = found
  const isOpen = found.length > 0
  const list = useRef<HTMLDivElement>(null)
  // In a dialog and on a phone, half of the list would be below the edge.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  function choose(chosen: T | null) {
    onChange(chosen)
    bebas?.onText('')
    setText(null)
  }
  function type(typed: string) {
    setText(typed)
    setAt(0)
    if (!bebas) return
    bebas.onText(typed)
    // Typed text replaces the earlier choice.
    if (value) onChange(null)
  }
  function leave() {
    // On a phone, people type the full name and go on: choose the only match.
    if (bebas && text !== null && satu !== undefined && lain === undefined && isSegar) choose(satu)
    else setText(null)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== null) setText(null)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (text === null) setText(bebas?.teks ?? '')
      else setAt((at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && text !== null) {
      const chosen = found[at]
      // Never choose from the results of an earlier search.
      if (chosen !== undefined && isSegar) choose(chosen)
    } else return
    // Escape must close the list, not the dialog around it.
    event.preventDefault()
  }

  return (
    <div className="relative">
      <Frame label={label} error={error} hint={hint || (value && keteranganOf?.(value)) || undefined}>
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
            placeholder={`Ketik nama ${benda}`}
            value={text ?? (value ? namaOf(value) : (bebas?.teks ?? ''))}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            onBlur={leave}
            className={controlClass(error, 'pr-12')}
          />
        )}
      </Frame>
      {value && (
        <IconButton
          label={`Hapus ${namaOf(value)}`}
          onClick={() => choose(null)}
          className="absolute top-7.5 right-0.5 size-11"
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        aria-busy={!isSegar}
        hidden={!isOpen}
        className="absolute inset-x-0 top-20 z-20 max-h-72 overflow-y-auto rounded border border-garis-tua bg-kertas py-1 shadow-kartu"
      >
        {found.map((one, index) => (
          <div
            key={kunciOf(one)}
            id={`${listId}-${index}`}
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
            <span className="block font-medium">{namaOf(one)}</span>
            {keteranganOf && <span className="block text-sm text-tinta-2">{keteranganOf(one)}</span>}
          </div>
        ))}
      </div>
      {text !== null && text.trim().length >= minLetters && (
        <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-1.5 text-sm text-tinta-2'}>
          {isError
            ? `${benda.charAt(0).toUpperCase()}${benda.slice(1)} tidak bisa dicari. Periksa koneksi internet Anda.`
            : data && isSegar
              ? found.length > 0
                ? `${found.length} ${benda} ditemukan`
                : `Tidak ada ${benda} yang ditemukan`
              : isFetching && 'Mencari…'}
        </p>
      )}
    </div>
  )
}

const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** Searches after typing has paused. */
function useSearch<T>(text: string | null, { kunci, cari, minLetters = 0 }: SearchSelectProps<T>) {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text?.trim() ?? ''), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    queryKey: [...kunci, q],
    queryFn: ({ signal }) => cari(q, signal),
    enabled: text !== null && q.length >= minLetters,
    placeholderData: keepPreviousData,
  })
  return { data, isError, isFetching, isSegar: q === text?.trim() && !isPlaceholderData && data !== undefined }
}
