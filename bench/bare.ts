import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { atExit } from './at-exit.ts'
import type { Request } from './load.ts'

/** One answer, byte for byte. */
export interface Answer {
  status: number
  /** Names and values in turn, as they came. */
  headers: string[]
  body: Buffer
}

/** A server in a process of its own, which answers whatever comes with the one answer that it was given. */
export interface LimitServer {
  port: number
  /** Of the process that answers, from the first `answerWith` on. */
  readonly pid: number
  answerWith(answer: Answer): Promise<void>
  close(): void
}

/** A bare `node:http` server. */
export async function startBareServer(): Promise<LimitServer> {
  const child = fork(new URL('./processes/bare.ts', import.meta.url), { serialization: 'advanced' })
  atExit(() => child.kill())
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    pid: child.pid ?? 0,
    async answerWith(answer) {
      child.send(answer)
      await once(child, 'message')
    },
    close: () => void child.kill(),
  }
}

/** What node:http adds by itself, so that it is not sent twice. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** What a server answers, to be given by another one. */
export async function record(port: number, { method = 'GET', path, headers }: Request): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, method, path, headers }).end()
  const [answer] = await once(asked, 'response')
  const body = await buffer(answer)
  const raw: string[] = answer.rawHeaders
  const kept = raw.filter((_, at) => !OF_THE_CONNECTION.has(raw[at - (at % 2)]?.toLowerCase() ?? ''))
  return { status: answer.statusCode, headers: kept, body }
}
