import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { SEARCH_SUGGESTIONS } from '#content/search-suggestions.ts'
import { type ResultKind, type SearchResult, searchAll } from '#contract/pencarian/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { seen } from '#web/lib/seen/seen.ts'
import { resultOfSeen, suggest, usualPenyakit } from './suggest.ts'

const TYPING_PAUSE_MS = 120
/** Shorter texts match too much to be worth a request. */
const LETTERS_MIN = 3
const PENYAKIT_MAX = 3
const PRODUK_MAX = 4
const PAKET_MAX = 2

/** A suggestion: a word to search for, or a page. */
export interface Suggestion extends Pick<SearchResult, 'nama' | 'alamat' | 'gambar' | 'harga' | 'ukuran' | 'resep'> {
  kind: ResultKind | 'kata'
}

const wordOf = (name: string): Suggestion => ({
  kind: 'kata',
  nama: name,
  alamat: searchAddress(name),
  gambar: null,
  harga: null,
  resep: false,
})

export const searchAddress = (q: string) => `/cari?q=${encodeURIComponent(q)}`

/**
 * Returns the suggestions for a typed text. Words, diseases and pages come from the browser at once, products and packages with
 * their prices from the server; without a connection, the products that were viewed here.
 */
export function useSuggestions(typed: string) {
  const text = useDeferredValue(typed.trim())
  const isOnline = useOnline()
  const viewed = useSyncExternalStore(seen.subscribe, seen.read, seen.read)
  const local = useMemo(() => suggest(text, viewed), [text, viewed])
  const q = usePaused(local.question)
  const { data, isError, isFetching } = useQuery({
    queryKey: ['saran', q],
    queryFn: ({ signal }) => call(searchAll, { query: { q, saran: '1' } }, { signal }),
    enabled: isOnline && q.length >= LETTERS_MIN,
    staleTime: 60_000,
    retry: false,
    // While typing goes on, the previous answer stays, so that the list does not jump.
    placeholderData: (before, query) =>
      text && isContinued(String(query?.queryKey[1]), local.question) ? before : undefined,
  })
  // An old price is worse than none.
  const found = isOnline && text.length >= LETTERS_MIN ? data : undefined
  const fromServer = (kind: ResultKind) => found?.kelompok.find((one) => one.jenis === kind)?.hasil ?? []
  const of = (kind: ResultKind, results: readonly SearchResult[]) =>
    results.map((result): Suggestion => ({ kind, ...result }))
  const penyakit = local.penyakit.length > 0 ? local.penyakit : fromServer('penyakit').slice(0, PENYAKIT_MAX)
  const produk = found ? fromServer('produk').slice(0, PRODUK_MAX) : local.produk
  const words = isOnline ? (text ? local.words : SEARCH_SUGGESTIONS) : []

  const suggestions = [
    // A word leads to the result page, which needs a connection.
    ...words.map(wordOf),
    ...of('halaman', text ? local.zat : []),
    ...of('penyakit', text || isOnline ? penyakit : usualPenyakit()),
    ...of('produk', text ? produk : viewed.slice(0, PENYAKIT_MAX).map(resultOfSeen)),
    ...of('paket', fromServer('paket').slice(0, PAKET_MAX)),
    ...of('halaman', local.halaman),
  ]
  return {
    suggestions,
    terlarang: found?.terlarang ?? [],
    isOnline,
    isError: isOnline && isError,
    isBusy: isOnline && text.length >= LETTERS_MIN && (q !== local.question || isFetching),
  }
}

const isContinued = (before: string, text: string) => before.startsWith(text) || text.startsWith(before)

/** Returns the text after a pause in typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

const useOnline = () =>
  useSyncExternalStore(
    (listener) => {
      for (const name of ['online', 'offline']) addEventListener(name, listener)
      return () => {
        for (const name of ['online', 'offline']) removeEventListener(name, listener)
      }
    },
    () => navigator.onLine,
    () => true,
  )
