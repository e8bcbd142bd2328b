import { useEffect } from 'react'

declare global {
  interface Document {
    /** Last button pressed before hydration. */
    tekanan?: HTMLElement | null
  }
}

/** Repeats a button press that came before hydration. Links and forms work without a script. */
export function usePress(): void {
  useEffect(() => {
    document.onclick = null
    const { tekanan } = document
    document.tekanan = null
    // Click only after the session and the cart were read from the browser's storage.
    if (tekanan) setTimeout(() => tekanan.click())
  }, [])
}
