const EVENT = 'kabar-keranjang'

/** Tells the frame what became of a wish for the cart. */
export function tellKeranjang(teks: string): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: teks }))
}

/** @returns what stops listening */
export function onKabarKeranjang(listener: (teks: string) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string>).detail)
  window.addEventListener(EVENT, hear)
  return () => window.removeEventListener(EVENT, hear)
}
