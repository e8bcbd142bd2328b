/**
 * The shop's cookies: HttpOnly and SameSite=Strict. `kantor` is a session of the back office. `sesi` is the second half of a
 * customer's session, which a stolen token lacks. `perangkat` identifies a known browser after logout.
 */
export type Kuki = 'kantor' | 'sesi' | 'perangkat'

export interface Cookies {
  read(header: string | undefined, kuki: Kuki): string | undefined
  /** Returns the Set-Cookie header that stores a value. */
  keep(kuki: Kuki, value: string, maxAgeSeconds: number): string
  /** Returns the Set-Cookie header that deletes the cookie. */
  forget(kuki: Kuki): string
}

/** On https the `__Host-` prefix prevents other hosts of the same domain from setting the cookies. */
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
