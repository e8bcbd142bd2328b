import { useEffect, useEffectEvent } from 'react'

/** 250 ms: a Bluetooth scanner on a slow phone pauses between two keys. People type into fields only. */
const FAST_MS = 250
/** Shortest code that counts as typed by a scanner. */
const LENGTH_MIN = 2

/**
 * Reads a USB scanner, which types the code and Enter, wherever the focus is. Typing in a field is left to the field. A code's
 * Enter does not press the focused button.
 */
export function useWedge(onCode: (code: string) => void): void {
  const report = useEffectEvent(onCode)
  useEffect(() => {
    let typed = ''
    let last = 0
    function onKey(event: KeyboardEvent): void {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const isFast = event.timeStamp - last < FAST_MS
      if (event.key === 'Enter') {
        if (isFast && typed.length >= LENGTH_MIN) {
          event.preventDefault()
          report(typed)
        }
        typed = ''
        return
      }
      // A GS1 code separates its fields by Ctrl+], which browsers report as a key of its own or not at all.
      if (event.key.length !== 1) return
      if (isFast && event.key === ' ') event.preventDefault()
      typed = isFast ? typed + event.key : event.key
      last = event.timeStamp
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
