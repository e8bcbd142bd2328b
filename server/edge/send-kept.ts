import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from './answers.ts'
import type { Encoding, Form, Kept } from './kept.ts'

/** The headers of a kept answer in one of its forms. Browsers ask each time whether it still holds, unless it says otherwise. */
export function keptHeaders({ status, headers }: Kept, { etag, encoding }: Form): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(status === 200 && { etag }),
  }
}

/** Sends an answer that is the same for everybody, in the form that the browser takes, or 304 where it has it already. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, staleSeconds }: Answer,
): Promise<FastifyReply> {
  const form = await kept.form(chooseEncoding(request.headers['accept-encoding']))
  reply.code(kept.status).headers(keptHeaders(kept, form))
  if (kept.status !== 200) return reply.send(form.bytes)

  // RFC 9211: answered from memory, so many seconds after it was last known to be right.
  if (staleSeconds !== undefined) reply.header('cache-status', `kerapusehat; hit; ttl=-${staleSeconds}`)
  return hasIt(form.etag, request.headers['if-none-match']) ? reply.code(304).send() : reply.send(form.bytes)
}

/** Browsers send a handful of different headers; reading one takes as long as everything else about an answer. */
const chosen = new Map<string, Encoding>()
const CHOSEN_MAX = 100

/** The smallest form of those that an Accept-Encoding header takes; `q=0` takes none. */
export function chooseEncoding(header = ''): Encoding {
  let encoding = chosen.get(header)
  if (!encoding) {
    encoding = readEncoding(header)
    if (chosen.size === CHOSEN_MAX) chosen.clear()
    chosen.set(header, encoding)
  }
  return encoding
}

function readEncoding(header: string): Encoding {
  const taken = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
}

/** Does an If-None-Match header name this form? A proxy on the way may have made the tag a weak one. */
export function hasIt(etag: string, header?: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
