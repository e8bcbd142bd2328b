import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { controlClass, Frame } from '#web/ui/field.tsx'

const TYPING_MS = 250

interface PilihProdukProps<Produk> {
  label: string
  value: Produk | null
  onChange(produk: Produk | null): void
  error?: string | undefined
  /** What is chosen, where it is no product. */
  benda?: string
  /** What is said of a product below its name. */
  keterangan(produk: Produk): string
  /** Names the search in the cache. */
  kunci: string
  cari(q: string, signal: AbortSignal): Promise<Produk[]>
}

/** A choice among many products: what is typed is searched for, arrows and Enter choose. */
export function PilihProduk<Produk extends { produkId: number; nama: string }>(props: PilihProdukProps<Produk>) {
  const { label, value, onChange, error, keterangan, benda = 'produk' } = props
  const listId = useId()
  /** What is being typed; null while nobody is choosing. */
  const [text, setText] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const { data, isError, isSegar } = useCari(text, props)
  const found = text === null ? [] : (data ?? [])

  function choose(produk: Produk | null) {
    onChange(produk)
    setText(null)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== null) setText(null)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (text === null) setText('')
      else setAt((at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && text !== null) {
      const produk = found[at]
      // Never what an earlier search found.
      if (produk && isSegar) choose(produk)
    } else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <Frame label={label} error={error} hint={(value && keterangan(value)) || undefined}>
        {(described) => (
          <input
            {...described}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
            autoComplete="off"
            placeholder={`Ketik nama ${benda}`}
            value={text ?? value?.nama ?? ''}
            onChange={({ target }) => {
              setText(target.value)
              setAt(0)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setText(null)}
            className={controlClass(error, 'pr-12')}
          />
        )}
      </Frame>
      {value && (
        <IconButton
          label={`Lepas ${value.nama}`}
          onClick={() => choose(null)}
          className="absolute top-7.5 right-0.5 size-11"
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        aria-busy={!isSegar}
        hidden={found.length === 0}
        className="absolute inset-x-0 top-20 z-20 rounded border border-garis-tua bg-kertas py-1 shadow-kartu"
      >
        {found.map((produk, index) => (
          <div
            key={produk.produkId}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Before the field is left, which closes the list; and after a tap, not where a finger begins to scroll.
            onMouseDown={(event) => {
              event.preventDefault()
              choose(produk)
            }}
            className={cx('min-h-11 cursor-pointer px-3.5 py-2', index === at && 'bg-laut-muda text-laut')}
          >
            <span className="block font-medium">{produk.nama}</span>
            <span className="block text-sm text-tinta-2">{keterangan(produk)}</span>
          </div>
        ))}
      </div>
      {text !== null && (
        <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-1.5 text-sm text-tinta-2'}>
          {isError
            ? `${benda.charAt(0).toUpperCase()}${benda.slice(1)} tidak dapat dicari. Periksa koneksi internet Anda.`
            : data && (found.length > 0 ? `${found.length} ${benda} ditemukan` : `Tidak ada ${benda} yang ditemukan`)}
        </p>
      )}
    </div>
  )
}

/** The products that what was typed finds, once one stops typing. */
function useCari<Produk>(text: string | null, { kunci, cari }: Pick<PilihProdukProps<Produk>, 'kunci' | 'cari'>) {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text?.trim() ?? ''), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['kantor', kunci, q],
    queryFn: ({ signal }) => cari(q, signal),
    enabled: text !== null,
    placeholderData: keepPreviousData,
  })
  return { data, isError, isSegar: q === text?.trim() && !isPlaceholderData }
}
