import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify'
import { hasBody } from './has-body.ts'

/** For a body without files, and for each piece of one with files. */
const BODY_MS = 10_000
/** What must have come of a file by then: a phone on a raft sends 6 KB a second, who only wants to stay sends a byte. */
const PIECE = 64 * 1024

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Hangs up on who sends a body too slowly. The server's own `requestTimeout` ends the longest of all. */
export function bodyPatience(app: FastifyInstance, options?: Patience): void {
  app.addHook('preParsing', async (request, _reply, body) => {
    if (!bringsFiles(request)) watchBody(request, body, options)
  })
}

/** Files wait for their turn, unread, and are watched from then on (`uploads.ts`). @param body what is read of it */
export function watchBody(
  request: FastifyRequest,
  body: RequestPayload,
  { bodyMs = BODY_MS, piece = PIECE }: Patience = {},
): void {
  const { socket, complete } = request.raw
  // What is injected comes over no line.
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
  // The answer may take its time.
  for (const over of ['end', 'close']) body.once(over, () => clearInterval(timer))
}

const bringsFiles = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/form-data') ?? false

interface Patience {
  bodyMs?: number
  piece?: number
}
