import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Answer } from './answers.ts'
import type { Encoding, Form, Kept } from './kept.ts'

const SMALLEST_FIRST: Encoding[] = ['br', 'gzip', 'identity']

/** Returns the headers of a cached response in one of its forms. By default browsers revalidate every time. */
export function keptHeaders({ status, headers }: Kept, { etag, encoding }: Form): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(status === 200 && { etag }),
  }
}

/** Sends a public response in the best encoding that the browser accepts, or 304 if the browser's copy is current. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, staleSeconds }: Answer,
): Promise<FastifyReply> {
  const form = await kept.form(chooseEncoding(request.headers['accept-encoding']))
  reply.code(kept.status).headers(keptHeaders(kept, form))
  // An empty body, as of a redirect, has no content type.
  if (kept.status !== 200) return reply.send(form.bytes.length > 0 ? form.bytes : undefined)

  // RFC 9211: served from memory, this many seconds after it was last known to be right.
  if (staleSeconds !== undefined)
    reply.header('cache-status', `kerapusehat; hit; ttl=-${staleSeconds}`).header('cache-control', 'no-cache')
  return fresh(request.headers, { etag: form.etag }) ? reply.code(304).send() : reply.send(form.bytes)
}

/** Cache by header value: browsers send few different values, and parsing one takes a third of a response's time. */
const chosen = new LRUCache<string, Encoding>({ max: 100 })

/** Returns the smallest encoding that an Accept-Encoding header allows. */
export function chooseEncoding(header = ''): Encoding {
  let encoding = chosen.get(header)
  if (!encoding) {
    const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(SMALLEST_FIRST)
    encoding = SMALLEST_FIRST.find((form) => taken.includes(form)) ?? 'identity'
    chosen.set(header, encoding)
  }
  return encoding
}
