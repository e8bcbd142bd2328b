import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#server/cache/answers.ts'
import type { Encoding } from '#server/cache/kept.ts'

/**
 * Sends an answer that is the same for everybody, in the form that the browser takes, or 304 where it has it already.
 * Browsers may keep it, and ask each time whether it still holds.
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, staleSeconds }: Answer,
): Promise<FastifyReply> {
  reply.code(kept.status).headers(kept.headers).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding')
  const { bytes, etag, encoding } = await kept.form(chooseEncoding(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (kept.status !== 200) return reply.send(bytes)

  // RFC 9211: answered from memory, so many seconds after it was last known to be right.
  if (staleSeconds !== undefined) reply.header('cache-status', `kerapusehat; hit; ttl=-${staleSeconds}`)
  reply.header('etag', etag)
  return hasIt(etag, request.headers['if-none-match']) ? reply.code(304).send() : reply.send(bytes)
}

/** The smallest form of those that an Accept-Encoding header takes; `q=0` takes none. */
export function chooseEncoding(header = ''): Encoding {
  const taken = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
}

/** Does an If-None-Match header name this form? A proxy on the way may have made the tag a weak one. */
export function hasIt(etag: string, header = ''): boolean {
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
