/** Returns the token of an Authorization header. One or more "Bearer " prefixes, in any case, are accepted. */
export function bearerToken(header: string | undefined): string | undefined {
  const token = header?.trim().replace(/^(bearer\s+)+/i, '')
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined
}

/**
 * True if the request comes from a browser. Browsers send `Sec-Fetch-Site`, or `Origin` at least with writes. `Sec-Fetch-Mode`
 * does not count, because some programs built on `fetch` send it.
 */
export const isBrowser = (header: (name: string) => string | undefined): boolean =>
  header('sec-fetch-site') !== undefined || header('origin') !== undefined

/**
 * True if a page of this site sent the request. A request with neither header comes from a program, not a browser. Such a
 * client already holds the cookie, so it is allowed.
 */
export function isSameOrigin(headers: { 'sec-fetch-site'?: string; origin?: string }, origins: string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || origins.includes(headers.origin)
}
