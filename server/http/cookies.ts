/**
 * The shop's cookies, which no script reads and no other site sends. `kantor` is a session of the back office; `sesi` is the
 * half of a customer's session that a stolen token lacks; by `perangkat` a browser is known again after it was logged out.
 */
export type Kuki = 'kantor' | 'sesi' | 'perangkat'

export interface Cookies {
  read(header: string | undefined, kuki: Kuki): string | undefined
  /** The header that keeps a value in the browser. */
  keep(kuki: Kuki, value: string, maxAgeSeconds: number): string
  /** The header that takes it away. */
  forget(kuki: Kuki): string
}

/** On https no neighbour under the same domain can set them either: that is what the prefix stands for. */
export function cookiesOf(publicUrl: string): Cookies {
  const isSecure = publicUrl.startsWith('https:')
  const name = (kuki: Kuki) => `${isSecure ? '__Host-' : ''}kerapusehat_${kuki}`
  const pattern = (kuki: Kuki) => new RegExp(`(?:^|; *)${name(kuki)}=([\\w-]{20,100})(?:;|$)`)
  const patterns = { kantor: pattern('kantor'), sesi: pattern('sesi'), perangkat: pattern('perangkat') }
  const keep = (kuki: Kuki, value: string, maxAgeSeconds: number) =>
    `${name(kuki)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    read: (header, kuki) => header?.match(patterns[kuki])?.[1],
    keep,
    forget: (kuki) => keep(kuki, '', 0),
  }
}
