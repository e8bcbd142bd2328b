/** The token of an Authorization header. One or more "Bearer " prefixes, in any case, are accepted. */
export function bearerToken(header: string | undefined): string | undefined {
  const token = header?.trim().replace(/^(bearer\s+)+/i, '')
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined
}

/**
 * Is it a browser that asks? Browsers say from which page a request comes, at least of what changes something. Programs say
 * neither; some that are built on `fetch` send `Sec-Fetch-Mode`, which is why that one does not count.
 */
export const isBrowser = (header: (name: string) => string | undefined): boolean =>
  header('sec-fetch-site') !== undefined || header('origin') !== undefined

/**
 * Did a page of this site send it? Browsers say where a request comes from, and who says nothing is no browser: such a
 * caller holds the cookie by its own doing.
 */
export function isSameOrigin(headers: { 'sec-fetch-site'?: string; origin?: string }, origins: string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || origins.includes(headers.origin)
}
