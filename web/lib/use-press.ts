import { useEffect } from 'react'

declare global {
  interface Document {
    /** Last button pressed before hydration. */
    press?: HTMLElement | null
  }
}

/** Repeats a button press that came before hydration. Links and forms work without a script. */
export function usePress(): void {
  useEffect(() => {
    document.onclick = null
    const { press } = document
    document.press = null
    // Click only after the session and the cart were read from the browser's storage.
    if (press) setTimeout(() => press.click())
  }, [])
}
