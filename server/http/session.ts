/** The token of an Authorization header. One or more "Bearer " prefixes, in any case, are accepted. */
export function bearerToken(header: string | undefined): string | undefined {
  const token = header?.trim().replace(/^(bearer\s+)+/i, '')
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined
}

const COOKIE = 'kerapusehat_kantor'

/** The token of the back office's cookie. */
export function cookieToken(header: string | undefined): string | undefined {
  return header?.match(new RegExp(`(?:^|; *)${COOKIE}=([\\w-]{20,100})(?:;|$)`))?.[1]
}

/** Keeps the back office's token where no script reads it and no other site sends it; an empty token takes it away. */
export function kantorCookie(token: string, maxAgeSeconds: number, secure: boolean): string {
  return `${COOKIE}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}

/**
 * Did a page of this site send it? Browsers say where a request comes from, and who says nothing is no browser: such a
 * caller holds the cookie by its own doing.
 */
export function isSameOrigin(headers: { 'sec-fetch-site'?: string; origin?: string }, origins: string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || origins.includes(headers.origin)
}
