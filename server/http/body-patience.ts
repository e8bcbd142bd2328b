import type { FastifyInstance, FastifyRequest } from 'fastify'

/** For a body without files, and for each piece of one with files. */
const BODY_MS = 10_000
/** What must have come of a file by then: a phone on a raft sends 6 KB a second, who only wants to stay sends a byte. */
const PIECE = 64 * 1024

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Hangs up on who sends a body too slowly. The server's own `requestTimeout` ends the longest of all. */
export function bodyPatience(app: FastifyInstance, { bodyMs = BODY_MS, piece = PIECE } = {}): void {
  app.addHook('preParsing', async (request, _reply, body) => {
    if (request.raw.complete || !hasBody(request)) return
    const { socket } = request.raw
    const least = bringsFiles(request) ? piece : Number.POSITIVE_INFINITY
    let seen = socket.bytesRead
    const timer = setInterval(() => {
      if (socket.bytesRead - seen >= least) seen = socket.bytesRead
      else {
        socket.write(TOO_SLOW)
        socket.destroySoon()
      }
    }, bodyMs)
    // A request that never went over a socket ends, and does not close.
    for (const event of ['end', 'close']) body.once(event, () => clearInterval(timer))
  })
}

const hasBody = ({ headers }: FastifyRequest) => 'content-length' in headers || 'transfer-encoding' in headers

const bringsFiles = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/form-data') ?? false
