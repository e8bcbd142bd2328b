import type { IncomingMessage } from 'node:http'

/**
 * Reduces an absolute request target to its path, as the router expects it: `GET http://toko.id/produk` equals `GET /produk`
 * (RFC 9112, 3.2.2).
 * @returns false if the target is neither a path nor an HTTP URL (`*` for example), or if there are two Host headers (3.2)
 */
export function readTarget(request: IncomingMessage): boolean {
  const { url = '', rawHeaders } = request
  let hosts = 0
  // `rawHeaders` alternates names and values. Hot path: compare lengths first.
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts++
  if (hosts > 1) return false
  if (url.startsWith('/')) return true
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false
  const { pathname, search } = new URL(url)
  request.url = pathname + search
  return true
}
