import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { atExit } from './at-exit.ts'
import type { Request } from './load.ts'

/** A recorded response. The body is byte for byte as received. */
export interface RecordedResponse {
  status: number
  /** Header names and values alternate, as in `rawHeaders`. */
  headers: string[]
  body: Buffer
}

/** A server in its own process that sends the same response to every request. */
export interface LimitServer {
  port: number
  /** Process id of the responding process, valid after the first `respondWith`. */
  readonly pid: number
  respondWith(answer: RecordedResponse): Promise<void>
  close(): void
}

/** Starts a bare `node:http` server in a child process. */
export async function startBareServer(): Promise<LimitServer> {
  const child = fork(new URL('./processes/bare.ts', import.meta.url), { serialization: 'advanced' })
  atExit(() => child.kill())
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    pid: child.pid ?? 0,
    async respondWith(answer) {
      child.send(answer)
      await once(child, 'message')
    },
    close: () => void child.kill(),
  }
}

/** Headers that node:http adds itself. Recording them would send them twice. */
const CONNECTION_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** Sends a request to a server and returns the response, for replay by another server. */
export async function record(port: number, { method = 'GET', path, headers }: Request): Promise<RecordedResponse> {
  const asked = request({ host: '127.0.0.1', port, method, path, headers }).end()
  const [answer] = await once(asked, 'response')
  const body = await buffer(answer)
  const raw: string[] = answer.rawHeaders
  const kept = raw.filter((_, at) => !CONNECTION_HEADERS.has(raw[at - (at % 2)]?.toLowerCase() ?? ''))
  return { status: answer.statusCode, headers: kept, body }
}
