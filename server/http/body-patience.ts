import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify'
import { hasBody } from './has-body.ts'

/** Milliseconds for a body without files, and for each piece of a body with files. */
const BODY_MS = 10_000
/**
 * Minimum bytes of a file per interval. A phone on a raft sends 6 KB/s; a client that only holds the connection sends one byte.
 */
const PIECE = 64 * 1024

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Disconnects clients that send a body too slowly. The server's `requestTimeout` remains the upper limit. */
export function bodyPatience(app: FastifyInstance, options?: Patience): void {
  app.addHook('preParsing', async (request, _reply, body) => {
    if (!bringsFiles(request)) watchBody(request, body, options)
  })
}

/** Disconnects a client that sends `body` too slowly. Uploads wait for a place unread; `uploads.ts` calls this after that. */
export function watchBody(
  request: FastifyRequest,
  body: RequestPayload,
  { bodyMs = BODY_MS, piece = PIECE }: Patience = {},
): void {
  const { socket, complete } = request.raw
  // Injected requests have no socket.
  if (complete || !hasBody(request) || !(socket instanceof Socket)) return
  const least = bringsFiles(request) ? piece : Number.POSITIVE_INFINITY
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - seen >= least) {
      seen = socket.bytesRead
      return
    }
    clearInterval(timer)
    socket.write(TOO_SLOW)
    socket.destroySoon()
  }, bodyMs)
  // Only the body has a time limit; the response may take longer.
  for (const over of ['end', 'close']) body.once(over, () => clearInterval(timer))
}

const bringsFiles = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/form-data') ?? false

interface Patience {
  bodyMs?: number
  piece?: number
}
