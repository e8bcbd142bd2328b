import { useEffect } from 'react'

declare global {
  interface Document {
    /** The button that was pressed last before the script came. */
    tekanan?: HTMLElement | null
  }
}

/**
 * Presses once more, now that somebody listens, what was pressed while the script was still on its way. Links and forms
 * need no script for that.
 */
export function usePress(): void {
  useEffect(() => {
    document.onclick = null
    const { tekanan } = document
    document.tekanan = null
    // Once what the browser keeps is known: who is signed in, what is in the cart.
    if (tekanan) setTimeout(() => tekanan.click())
  }, [])
}
