import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchField } from '#web/lib/form/use-search-field.ts'
import { SearchInput } from '#web/ui/search-input.tsx'
import { type ProdukFilters, writeFilters } from './produk-filters.ts'
import { useFilters } from './use-filters.ts'

/** Searches during typing. Without JavaScript it is a plain form that Enter sends. */
export function PencarianProduk() {
  const { filter, set } = useFilters()
  const { text, setText, send } = useSearchField(filter.q, (wanted) => set({ q: wanted }, { replace: true }))
  const box = useRef<HTMLInputElement>(null)

  // Keep text that was typed before hydration.
  useEffect(() => setText((now) => box.current?.value ?? now), [setText])

  return (
    <search className="relative min-w-0 flex-1">
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <SearchInput
          ref={box}
          name="q"
          aria-label="Cari produk"
          placeholder="Cari produk…"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={send}
          className="pr-11 [&::-webkit-search-cancel-button]:hidden"
        >
          {text !== '' && (
            <button
              type="button"
              aria-label="Kosongkan pencarian"
              onClick={() => setText('')}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded text-tinta-2 hover:text-laut"
            >
              <X aria-hidden className="size-5" />
            </button>
          )}
        </SearchInput>
        <HiddenFilters filter={{ ...filter, q: '' }} />
      </form>
    </search>
  )
}

/** Hidden fields that keep the filters when a form is sent without a script; the result starts at page 1. */
export function HiddenFilters({ filter }: { filter: ProdukFilters }) {
  return [...writeFilters({ ...filter, page: 1 })].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
