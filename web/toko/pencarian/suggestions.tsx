import { Search } from 'lucide-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { cx } from '#web/ui/cx.ts'
import { ResultGambar } from './result-gambar.tsx'
import { type Suggestion, searchAddress, useSuggestions } from './use-suggestions.ts'

export interface SuggestionsProps {
  box: RefObject<HTMLInputElement | null>
}

const TITLES = {
  penyakit: 'Penyakit',
  produk: 'Produk',
  paket: 'Paket',
  artikel: 'Artikel',
  halaman: 'Halaman',
} as const

/**
 * Suggestions below the search field of the header, which they make a combobox. Loaded with its first focus: listeners and roles
 * are set on the existing element, so that it keeps its focus and what was typed.
 */
export function Suggestions({ box }: SuggestionsProps) {
  const id = useId()
  const [text, setText] = useState(() => box.current?.value ?? '')
  const [isOpen, setOpen] = useState(() => document.activeElement === box.current)
  /** Key of the active option. Its position changes when products arrive. */
  const [chosen, setChosen] = useState('')
  const { suggestions, terlarang, isOnline, isError, isBusy } = useSuggestions(text)
  const q = text.trim()
  // The last option leads to the complete result, which needs a connection.
  const options: Suggestion[] = q && isOnline ? [...suggestions, ALL(q)] : suggestions
  const isShown = isOpen && (options.length > 0 || q !== '')
  const active = isShown ? options.findIndex((one) => keyOf(one) === chosen) : -1

  useCombobox(box, id, isShown, active, {
    type: (typed) => {
      setText(typed)
      setChosen('')
      setOpen(true)
    },
    move: (step) => {
      // One place more than the options, for none of them.
      const next = options[((active + 1 + step + options.length + 1) % (options.length + 1)) - 1]
      if (isShown) setChosen(next ? keyOf(next) : '')
      setOpen(true)
    },
    leave: () => setOpen(false),
    // Without a connection there is no result page: Enter opens the first suggestion.
    choose: () => (active >= 0 ? active : q && !isOnline ? 0 : undefined),
  })

  function reset() {
    const input = box.current
    if (input) input.value = ''
    const search = input?.closest('search')
    if (search?.matches(':popover-open')) search.hidePopover()
    setText('')
    setChosen('')
    setOpen(false)
  }
  const { key } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    reset()
  })

  const count = suggestions.length
  return (
    <div
      hidden={!isShown}
      className="max-lg:mt-2.5 lg:absolute lg:inset-x-0 lg:top-full lg:mt-2 lg:rounded lg:border lg:border-garis-tua lg:bg-kertas lg:shadow-kartu"
    >
      <div className="max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain lg:max-h-[min(36rem,calc(100dvh-6rem))] lg:p-2">
        {!isOnline && (
          <p className="px-3 py-2 font-medium text-kuning text-sm">
            Tanpa sinyal: hanya kartu penyakit dan produk yang pernah dibuka di HP ini.
          </p>
        )}
        {isError && (
          <p className="px-3 py-2 text-sm text-tinta-2">Produk belum bisa dimuat. Coba lagi sebentar lagi.</p>
        )}
        {terlarang.map(({ nama, aturan }) => (
          <p key={nama} className="px-3 py-2 font-medium text-kuning text-sm">
            <strong>{nama}</strong> {aturan}. Toko ini tidak menjualnya.
          </p>
        ))}
        <div id={id} role="listbox" aria-label="Saran pencarian" aria-busy={isBusy}>
          {q === '' && isOnline && (
            <p className="px-3 pt-2 pb-1 font-semibold text-sm text-tinta-2">Yang sering dicari</p>
          )}
          {options.map((one, index) => (
            <Link
              key={keyOf(one)}
              to={one.alamat}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              ref={index === active ? scrollTo : undefined}
              // The field keeps the focus, so that its keyboard and the list stay.
              onMouseDown={(event) => event.preventDefault()}
              className={cx(
                'flex min-h-12 items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-laut-muda',
                index === active && 'bg-laut-muda text-laut',
              )}
            >
              <Option one={one} typed={q} />
            </Link>
          ))}
        </div>
        {q !== '' && count === 0 && !isBusy && (
          <p className="px-3 py-2 text-tinta-2 [overflow-wrap:anywhere]">
            Belum ada saran untuk “{q}”. Coba satu kata saja, misalnya tanda yang terlihat.
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isShown && !isBusy && (count > 0 ? `${count} saran` : 'Tidak ada saran')}
      </p>
    </div>
  )
}

const keyOf = ({ alamat, nama }: Suggestion) => `${alamat} ${nama}`

const ALL = (q: string): Suggestion => ({
  kind: 'kata',
  nama: `Lihat semua hasil “${q}”`,
  alamat: searchAddress(q),
  gambar: null,
  harga: null,
  resep: false,
})

const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

function Option({ one: { kind, nama, gambar, harga, ukuran, resep }, typed }: { one: Suggestion; typed: string }) {
  if (kind === 'kata') {
    return (
      <>
        <Search aria-hidden className="size-5 shrink-0 text-tinta-2" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {nama.startsWith(typed.toLowerCase()) ? (
            <>
              {typed.toLowerCase()}
              <strong>{nama.slice(typed.length)}</strong>
            </>
          ) : (
            nama
          )}
        </span>
      </>
    )
  }
  return (
    <>
      <ResultGambar kind={kind} gambar={gambar} className="size-11" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold [overflow-wrap:anywhere]">{nama}</span>
        <span className="block text-sm text-tinta-2">
          {TITLES[kind]}
          {resep && ' · perlu resep'}
          {ukuran && ` · ${ukuran} ukuran, mulai`}
        </span>
      </span>
      {harga !== null && <span className="harga shrink-0 font-bold">{formatRupiah(harga)}</span>}
    </>
  )
}

interface Handlers {
  type(text: string): void
  /** Moves the active option by one. */
  move(step: 1 | -1): void
  leave(): void
  /** Returns the option that Enter opens; undefined sends the form. */
  choose(): number | undefined
}

/** Gives the field the roles and keys of a combobox. */
function useCombobox(box: SuggestionsProps['box'], id: string, isShown: boolean, active: number, handlers: Handlers) {
  const latest = useRef(handlers)
  const shown = useRef(isShown)
  useLayoutEffect(() => {
    latest.current = handlers
    shown.current = isShown
    const input = box.current
    input?.setAttribute('role', 'combobox')
    input?.setAttribute('aria-autocomplete', 'list')
    input?.setAttribute('aria-controls', id)
    input?.setAttribute('aria-expanded', String(isShown))
    if (active >= 0) input?.setAttribute('aria-activedescendant', `${id}-${active}`)
    else input?.removeAttribute('aria-activedescendant')
  })
  const navigate = useNavigate()
  useEffect(() => {
    const input = box.current
    const search = input?.closest('search')
    if (!input || !search) return
    const open = (index: number) => document.getElementById(`${id}-${index}`)?.click()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') latest.current.move(event.key === 'ArrowDown' ? 1 : -1)
      else if (event.key === 'Escape' && shown.current) latest.current.leave()
      else return
      // The first Escape closes the list, and neither empties the field nor closes the popover.
      event.preventDefault()
      event.stopPropagation()
    }
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      const index = latest.current.choose()
      if (index === undefined) void navigate(searchAddress(input.value.trim()))
      else open(index)
    }
    const onInput = () => latest.current.type(input.value)
    const onOut = ({ relatedTarget }: FocusEvent) => {
      if (!search.contains(relatedTarget as Node | null)) latest.current.leave()
    }
    const events = new AbortController()
    const { signal } = events
    input.addEventListener('input', onInput, { signal })
    input.addEventListener('focus', onInput, { signal })
    input.addEventListener('keydown', onKey, { signal })
    search.addEventListener('submit', onSubmit, { signal })
    search.addEventListener('focusout', onOut, { signal })
    return () => events.abort()
  }, [box, id, navigate])
}
