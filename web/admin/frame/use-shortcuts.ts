import { useEffect } from 'react'

/**
 * Registers the keyboard shortcuts: "/" focuses the search field, Ctrl+S (⌘S) presses the save button, Ctrl+K the search for
 * anything. A shortcut reaches the
 * element with the matching `aria-keyshortcuts`. While a dialog is open, only its own elements are reached.
 */
export function useShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = readShortcuts(event)
      if (!key) return
      const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
      const found = place.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
      // Ctrl+S must never save the page as a file, Ctrl+K never leave it for the browser's search.
      if (found || key !== SEARCH) event.preventDefault()
      if (event.repeat) return
      if (key === SEARCH) found?.focus()
      else found?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const SEARCH = '/'
/** Shortcuts by their key, with Ctrl or ⌘. */
const WITH_CONTROL = new Map([
  ['s', 'Control+S'],
  ['k', 'Control+K'],
])

function readShortcuts({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) return WITH_CONTROL.get(key.toLowerCase())
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]')
  return key === SEARCH && !isTyping ? SEARCH : undefined
}
