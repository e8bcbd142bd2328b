import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Answer } from './answers.ts'
import type { Encoding, Form, Kept } from './kept.ts'

const SMALLEST_FIRST: Encoding[] = ['br', 'gzip', 'identity']

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
  // An empty body, as of a redirect, is of no type.
  if (kept.status !== 200) return reply.send(form.bytes.length > 0 ? form.bytes : undefined)

  // RFC 9211: answered from memory, so many seconds after it was last known to be right.
  if (staleSeconds !== undefined)
    reply.header('cache-status', `kerapusehat; hit; ttl=-${staleSeconds}`).header('cache-control', 'no-cache')
  return fresh(request.headers, { etag: form.etag }) ? reply.code(304).send() : reply.send(form.bytes)
}

/** Browsers send a handful of different headers; reading one takes a third of the time of a whole answer. */
const chosen = new LRUCache<string, Encoding>({ max: 100 })

/** The smallest form of those that an Accept-Encoding header takes. */
export function chooseEncoding(header = ''): Encoding {
  let encoding = chosen.get(header)
  if (!encoding) {
    const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(SMALLEST_FIRST)
    encoding = SMALLEST_FIRST.find((form) => taken.includes(form)) ?? 'identity'
    chosen.set(header, encoding)
  }
  return encoding
}
