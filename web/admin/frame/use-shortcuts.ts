import { useEffect } from 'react'

/**
 * The keys of the office: "/" puts the cursor where one searches, Ctrl+S (⌘S) presses the button that saves. Whatever
 * carries such an `aria-keyshortcuts` is reached by it; while a dialog is open, only what stands in there.
 */
export function useShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = readPintasan(event)
      if (!key) return
      const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
      const found = place.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
      // Nobody wants to save our page as a file.
      if (found || key === SIMPAN) event.preventDefault()
      if (event.repeat) return
      if (key === SIMPAN) found?.click()
      else found?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const CARI = '/'
const SIMPAN = 'Control+S'

function readPintasan({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) return key.toLowerCase() === 's' ? SIMPAN : undefined
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]')
  return key === CARI && !isTyping ? CARI : undefined
}
