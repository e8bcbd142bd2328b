import { useCallback, useEffect, useRef, useState } from 'react'

const TYPING_PAUSE_MS = 300

/**
 * Holds the text of a search field and sends it after 300 ms without typing. A changed URL replaces the text.
 * @param q search text in the URL
 * @param search navigates to the URL with the trimmed text
 */
export function useSearchField(q: string, search: (q: string) => void) {
  const [text, setText] = useState(q)
  const sent = useRef(q)
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })

  // The URL changed by other means (back, a link that clears the search): show its text.
  useEffect(() => {
    if (q === sent.current) return
    sent.current = q
    setText(q)
  }, [q])

  /** Sends without delay. Also call it in `onBlur`: a delayed search would navigate back after a tap on a link. */
  const send = useCallback(() => {
    const wanted = text.trim()
    if (wanted === sent.current) return
    sent.current = wanted
    latest.current(wanted)
  }, [text])

  useEffect(() => {
    const timer = setTimeout(send, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [send])

  return { text, setText, send }
}
