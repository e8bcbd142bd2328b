import { Search, X } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { SuggestionsProps } from '#web/toko/pencarian/suggestions.tsx'

const ID = 'cari-atas'
const ICON = 'grid size-11 shrink-0 place-items-center rounded text-laut hover:bg-laut-muda lg:hidden'

/**
 * Search field of the header; on a phone a native popover, which the button opens. Without a script it is a plain form. The
 * suggestions are loaded with the first focus, because the landing page's bundle has no room for them.
 * @param isInPlace true to show the field on a phone as well, below the bar
 */
export function HeaderSearch({ isInPlace }: { isInPlace: boolean }) {
  const box = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const load = useCallback(
    () =>
      void import('#web/toko/pencarian/suggestions.tsx').then(
        (loaded) => setSuggestions(() => loaded.Suggestions),
        () => {},
      ),
    [],
  )
  // A field that was entered before the script ran.
  useEffect(() => {
    if (document.activeElement === box.current) load()
  }, [load])
  return (
    <search
      id={ID}
      popover={isInPlace ? undefined : 'auto'}
      aria-label="Seluruh toko"
      onFocus={Suggestions ? undefined : load}
      className={isInPlace ? 'cari-tampak' : 'cari-atas'}
    >
      <form action="/cari" className="flex gap-1">
        <input
          ref={box}
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          aria-label="Cari di toko"
          placeholder="Cari obat, penyakit, atau tanda sakit"
          className="min-h-11 w-full rounded border border-garis-tua bg-kertas px-3.5"
        />
        {!isInPlace && (
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label="Tutup pencarian"
            className={ICON}
          >
            <X aria-hidden className="size-6" />
          </button>
        )}
      </form>
      {Suggestions && <Suggestions box={box} />}
    </search>
  )
}

/** Button that opens the field on a phone. */
export function SearchButton() {
  return (
    <button
      type="button"
      popoverTarget={ID}
      aria-label="Buka pencarian"
      className={ICON}
      onClick={(event) => {
        // Focused within the tap, or some phones keep their keyboard closed.
        event.preventDefault()
        const search = document.getElementById(ID)
        search?.togglePopover(true)
        search?.querySelector('input')?.focus()
      }}
    >
      <Search aria-hidden className="size-6" />
    </button>
  )
}
