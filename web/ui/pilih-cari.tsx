import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { controlClass, Frame } from './field.tsx'

const TYPING_MS = 250

interface PilihCariProps<T> {
  label: string
  value: T | null
  onChange(value: T | null): void
  error?: string | undefined
  /** The field itself, for a form that shows its first mistake. */
  ref?: Ref<HTMLInputElement> | undefined
  hint?: string | undefined
  /** What is chosen, in one word. */
  benda: string
  kunciOf(value: T): string | number
  namaOf(value: T): string
  /** What is said of one below its name. */
  keteranganOf?(value: T): string
  /** Names the search in the cache. */
  kunci: readonly unknown[]
  cari(q: string, signal: AbortSignal): Promise<T[]>
  /** Fewer letters are not searched for. */
  hurufMin?: number
  /** What was typed and not chosen, where that may stay: then nothing that was typed is lost. */
  bebas?: { teks: string; onTeks(teks: string): void } | undefined
}

/** A choice among many: what is typed is searched for, arrows and Enter choose. */
export function PilihCari<T>(props: PilihCariProps<T>) {
  const { label, value, onChange, error, hint, benda, kunciOf, namaOf, keteranganOf, hurufMin = 0, bebas, ref } = props
  const listId = useId()
  /** What is being typed; null while nobody is choosing. */
  const [text, setText] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const { data, isError, isFetching, isSegar } = useCari(text, props)
  const found = text === null || text.trim().length < hurufMin ? [] : (data ?? [])
  const [satu, lain] = found
  const isTerbuka = found.length > 0
  const daftar = useRef<HTMLDivElement>(null)
  // In a dialog, and on a phone, half of it would be below the edge.
  useEffect(() => {
    if (isTerbuka) daftar.current?.scrollIntoView({ block: 'nearest' })
  }, [isTerbuka])

  function choose(chosen: T | null) {
    onChange(chosen)
    bebas?.onTeks('')
    setText(null)
  }
  function type(typed: string) {
    setText(typed)
    setAt(0)
    if (!bebas) return
    bebas.onTeks(typed)
    // What is typed now is something else than what was chosen before.
    if (value) onChange(null)
  }
  function leave() {
    // On a phone people type all of it and go on: the only answer is what they mean.
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
      // Never what an earlier search found.
      if (chosen !== undefined && isSegar) choose(chosen)
    } else return
    // Escape then closes the list, and not the dialog around it.
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
            aria-expanded={isTerbuka}
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
          label={`Lepas ${namaOf(value)}`}
          onClick={() => choose(null)}
          className="absolute top-7.5 right-0.5 size-11"
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
      <div
        ref={daftar}
        id={listId}
        role="listbox"
        aria-label={label}
        aria-busy={!isSegar}
        hidden={!isTerbuka}
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
            // Before the field is left, which closes the list; and after a tap, not where a finger begins to scroll.
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
      {text !== null && text.trim().length >= hurufMin && (
        <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-1.5 text-sm text-tinta-2'}>
          {isError
            ? `${benda.charAt(0).toUpperCase()}${benda.slice(1)} tidak dapat dicari. Periksa koneksi internet Anda.`
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

/** What was typed finds, once one stops typing. */
function useCari<T>(text: string | null, { kunci, cari, hurufMin = 0 }: PilihCariProps<T>) {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text?.trim() ?? ''), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    queryKey: [...kunci, q],
    queryFn: ({ signal }) => cari(q, signal),
    enabled: text !== null && q.length >= hurufMin,
    placeholderData: keepPreviousData,
  })
  return { data, isError, isFetching, isSegar: q === text?.trim() && !isPlaceholderData && data !== undefined }
}
