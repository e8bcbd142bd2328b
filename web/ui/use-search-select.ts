import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'

const TYPING_MS = 250

export interface SearchOptions<T> {
  value: T | null
  onChange(value: T | null): void
  /** Query key prefix of the search. */
  kunci: readonly unknown[]
  search(q: string, signal: AbortSignal): Promise<T[]>
  /** Minimum letters for a search. */
  minLetters?: number
  /** Allows free text: typed text without a choice is kept. Absent if an item must be chosen. */
  freeText?: { text: string; onText(text: string): void } | undefined
}

export type SearchState<T> = ReturnType<typeof useSearchSelect<T>>

/** State of a combobox: the typed text, the found items, and the choice by keyboard. */
export function useSearchSelect<T>(options: SearchOptions<T>) {
  const { value, onChange, minLetters = 0, freeText } = options
  /** Text being typed; null while the field is not being edited. */
  const [text, setText] = useState<string | null>(null)
  const [activeIndex, setAt] = useState(0)
  const { data, isError, isFetching, isFresh } = useSearch(text, options)
  const isSearching = text !== null && text.trim().length >= minLetters
  const found = isSearching ? (data ?? []) : []
  const [one, other] = found

  function choose(chosen: T | null) {
    onChange(chosen)
    freeText?.onText('')
    setText(null)
  }
  function type(typed: string) {
    setText(typed)
    setAt(0)
    if (!freeText) return
    freeText.onText(typed)
    // Typed text replaces the earlier choice.
    if (value) onChange(null)
  }
  function leave() {
    // On a phone, people type the full name and go on: choose the only match.
    if (freeText && text !== null && one !== undefined && other === undefined && isFresh) choose(one)
    else setText(null)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== null) setText(null)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (text === null) setText(freeText?.text ?? '')
      else setAt((activeIndex + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && text !== null) {
      const chosen = found[activeIndex]
      // Never choose from the results of an earlier search.
      if (chosen !== undefined && isFresh) choose(chosen)
    } else return
    // Escape must close the list, not the dialog around it.
    event.preventDefault()
  }

  return {
    text,
    at: activeIndex,
    found,
    data,
    isSearching,
    isError,
    isFetching,
    isFresh,
    choose,
    type,
    leave,
    onKeyDown,
  }
}

/** Searches after typing has paused. */
function useSearch<T>(text: string | null, { kunci, search, minLetters = 0 }: SearchOptions<T>) {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text?.trim() ?? ''), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    queryKey: [...kunci, q],
    queryFn: ({ signal }) => search(q, signal),
    enabled: text !== null && q.length >= minLetters,
    placeholderData: keepPreviousData,
  })
  return { data, isError, isFetching, isFresh: q === text?.trim() && !isPlaceholderData && data !== undefined }
}
