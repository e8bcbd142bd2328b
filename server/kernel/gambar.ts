/** A picture, as it is sent. */
export interface Gambar {
  bytes: Uint8Array
  type: string
}

/** The best format of those that an Accept header names; undefined where only the master will do. */
export function formatGambar(accept = ''): 'avif' | 'webp' | undefined {
  return accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : undefined
}
