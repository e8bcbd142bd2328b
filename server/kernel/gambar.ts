/** A picture, as it is sent. */
export interface Gambar {
  bytes: Uint8Array
  type: string
}

/** Returns the best format that an Accept header allows; undefined if only the original will do. */
export function formatGambar(accept = ''): 'avif' | 'webp' | undefined {
  return accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : undefined
}
