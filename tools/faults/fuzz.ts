import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool } from 'undici'
import { ERRORS, ErrorBody } from '#contract/errors.ts'
import type { Random } from '#dev/midtrans-simulator/random.ts'
import type { Callers, FuzzRequest } from './fuzz-requests.ts'
import type { Known } from './fuzz-values.ts'
import { Tally } from './tally.ts'

const CONCURRENCY = 12
/** Timeout in ms, for endpoints that never respond. */
const PATIENCE_MS = 60_000
/** One of this many requests is not valid HTTP. */
const BROKEN_EVERY = 100

export interface Fault {
  what: string
  request: unknown
}

interface Fuzz {
  origin: string
  count: number
  chance: Random
  known: Known
  next(callers: Callers): FuzzRequest
  /** Creates new callers. Called repeatedly, because some requests end their own session. */
  callers(): Promise<Callers>
}

/**
 * Sends requests concurrently.
 * @returns the faulty responses, the number of responses per status, and the operations that succeeded
 */
export async function fuzz({ origin, count, chance, known, next, callers }: Fuzz) {
  const pool = new Pool(origin, { connections: CONCURRENCY, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS })
  const faults: Fault[] = []
  const answers = new Tally()
  const done = new Set<string>()
  let left = count
  let current = callers()
  const asked = [current]
  const renew = () => {
    current = callers()
    asked.push(current)
  }

  async function send(request: FuzzRequest): Promise<void> {
    const { operation, method, path, headers, body } = request
    try {
      const answer = await pool.request({ method: method as 'GET', path, headers, body: body ?? null })
      const bytes = Buffer.from(await answer.body.arrayBuffer())
      const { statusCode: status, headers: responseHeaders } = answer
      answers.add(status)
      if (status < 300) done.add(operation)
      if (status < 300 && ENDS_A_SESSION.test(operation)) renew()
      const what = findFault(status, String(responseHeaders['content-type']), method === 'HEAD' ? undefined : bytes)
      if (what) faults.push({ what: `${operation}: ${what}`, request: summarize(request) })
      if (status >= 300 || bytes.length === 0) return
      // Not of an export with one document per line.
      const isJson = /^application\/json\b/.test(String(responseHeaders['content-type']))
      if (isJson && !responseHeaders['content-encoding']) known.learn(JSON.parse(String(bytes)))
    } catch (error) {
      faults.push({ what: `${operation}: cut off, ${error}`, request: summarize(request) })
    }
  }

  async function sendBroken(): Promise<void> {
    const bytes = Buffer.from(chance.pick(MALFORMED), 'latin1')
    const answer = await exchange(new URL(origin), bytes)
    answers.add('broken')
    if (!/^HTTP\/1\.1 [1-4]\d\d /.test(answer))
      faults.push({
        what: `broken: ${answer.slice(0, 100) || 'cut off'}`,
        request: bytes.toString('latin1').slice(0, 200),
      })
  }

  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (left > 0) {
        if (left-- % CALLERS_EVERY === 0) renew()
        await (left % BROKEN_EVERY === 0 ? sendBroken() : send(next(await current)))
      }
    }),
  )
  await pool.close()
  // The last callers may still be in creation when the last response arrives.
  await Promise.all(asked)
  return { faults, answers, done }
}
const CALLERS_EVERY = 250
const ENDS_A_SESSION = /^(logout|changePassword|resetPassword|deletePengguna|updatePengguna)/

/** Returns what is wrong with a response; undefined if it is valid. */
function findFault(status: number, type: string, body?: Buffer): string | undefined {
  // On a busy machine the provider's simulator may exceed the shop's timeout, as the provider itself may.
  if (status === 503 && body?.includes('"PEMBAYARAN_TIDAK_TERSEDIA"')) return undefined
  if (status >= 500) return `${status} ${body}`
  if (status < 400 || !body) return undefined
  const parsed = type.includes('json') ? ErrorBody.safeParse(parseJson(body)) : undefined
  if (parsed?.success && parsed.data.code in ERRORS) return undefined
  return `${status} that the contract does not know: ${body.toString().slice(0, 300)}`
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

const summarize = ({ method, path, headers, body }: FuzzRequest) => ({
  method,
  path: path.slice(0, 300),
  headers: headers.map((header) => header.slice(0, 100)),
  body: body?.toString().slice(0, 1000),
})

/** Sends raw bytes and reads the response until the server closes the connection. */
async function exchange({ hostname, port }: URL, bytes: Buffer): Promise<string> {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  // No `end`: the server treats a half-closed connection as a disconnect.
  socket.write(bytes)
  return text(socket).catch(String)
}

const head = (line: string, ...headers: string[]) =>
  `${[line, 'host: toko', 'connection: close', ...headers].join('\r\n')}\r\n\r\n`

/** Requests that are malformed HTTP or use unsupported features. */
const MALFORMED = [
  head('GET /api/produks'),
  head('GET /api/produks HTTP/9.9'),
  'GET /healthz HTTP/1.0\r\n\r\n',
  'GET /healthz HTTP/1.1\r\n\r\n',
  head('get /api/produks HTTP/1.1'),
  head('TRACE /api/produks HTTP/1.1'),
  head('PROPFIND /api/produks HTTP/1.1'),
  head('OPTIONS * HTTP/1.1'),
  head('GET http:// HTTP/1.1'),
  head('GET http://contoh.id:99999/ HTTP/1.1'),
  head('GET //contoh.id/api/produks HTTP/1.1'),
  head('GET /api/\xff\xfe HTTP/1.1'),
  head('GET /api/produks HTTP/1.1', 'host: lain'),
  head('GET /api/produks HTTP/1.1', 'content-length: 5', 'content-length: 6'),
  head('GET /api/produks HTTP/1.1', 'content-length: -1'),
  head('GET /api/produks HTTP/1.1', 'x\0y: 1'),
  head('GET /api/produks HTTP/1.1', 'x y: 1'),
  head('GET /api/produks HTTP/1.1', `x-besar: ${'x'.repeat(20_000)}`),
  head('GET /api/produks HTTP/1.1', 'upgrade: websocket', 'sec-websocket-key: x'),
  head('GET /api/produks HTTP/1.1', 'upgrade: h2c', 'http2-settings: AAMAAABkAAQAoAAAAAIAAAAA'),
  head('CONNECT contoh.id:443 HTTP/1.1'),
  head('POST /api/auth/login HTTP/1.1', 'transfer-encoding: chunked', 'content-type: application/json') +
    'zz\r\n{}\r\n',
  `${head(
    'POST /api/auth/login HTTP/1.1',
    'transfer-encoding: chunked',
    'content-length: 2',
    'content-type: application/json',
  )}{}`,
  `${head('POST /api/auth/login HTTP/1.1', 'transfer-encoding: gzip, x', 'content-type: application/json')}{}`,
  `${head('POST /api/auth/login HTTP/1.1', 'expect: 200-ok', 'content-type: application/json', 'content-length: 2')}{}`,
  `${'\r\n'.repeat(50)}x\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
]
