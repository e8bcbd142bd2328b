import { useCallback, useEffect, useRef, useState } from 'react'

const JEDA_KETIK_MS = 300

/**
 * What one types to search for: sent when the hand rests, and replaced when something else changes the address.
 * @param q what the address says
 * @param search goes to the address that says the trimmed text
 */
export function useSearchField(q: string, search: (q: string) => void) {
  const [text, setText] = useState(q)
  const sent = useRef(q)
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })

  // The address changed by other means (back, a link that takes the search away): show what it says now.
  useEffect(() => {
    if (q === sent.current) return
    sent.current = q
    setText(q)
  }, [q])

  /** At once; for `onBlur` too: sent after a tap elsewhere, a search would call back whoever is on the way there. */
  const send = useCallback(() => {
    const wanted = text.trim()
    if (wanted === sent.current) return
    sent.current = wanted
    latest.current(wanted)
  }, [text])

  useEffect(() => {
    const timer = setTimeout(send, JEDA_KETIK_MS)
    return () => clearTimeout(timer)
  }, [send])

  return { text, setText, send }
}
