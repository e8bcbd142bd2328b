import type { IncomingMessage } from 'node:http'

/**
 * Makes the target of a request a path, as the router expects it: `GET http://toko.id/produk` asks for the same as `GET /produk`
 * (RFC 9112, 3.2.2).
 * @returns whether it names something that could be ours: not `*`, and not by two Host headers (3.2)
 */
export function readTarget(request: IncomingMessage): boolean {
  const { url = '', rawHeaders } = request
  let hosts = 0
  // Names and values in turn. Every request comes by here, so only what is as long is looked at.
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts++
  if (hosts > 1) return false
  if (url.startsWith('/')) return true
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false
  const { pathname, search } = new URL(url)
  request.url = pathname + search
  return true
}
