import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface Request {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Handed to the process of the load generator. */
export interface Plan {
  port: number
  connections: number
  seconds: number
  /** As they go over the wire. */
  requests: Buffer[]
}

/** What came back. Times are milliseconds from the last byte sent to the last byte received. */
export interface Load {
  requests: number
  perSecond: number
  p50: number
  p99: number
  max: number
  /** How many answers had which status. */
  statuses: Record<string, number>
}

export interface Generator {
  /**
   * Keeps `connections` busy for so many seconds; each sends the next of the requests as soon as it has its answer.
   * After the last one it begins again with the first.
   * @throws where an answer has none of the statuses of `expect` (200 alone, if absent)
   */
  load(
    port: number,
    requests: readonly Request[],
    options: { connections: number; seconds: number; expect?: readonly number[] },
  ): Promise<Load>
  close(): void
}

/** The load generator, in a process of its own. */
export function startGenerator(): Generator {
  const child = fork(new URL('./processes/generator.ts', import.meta.url), { serialization: 'advanced' })
  const died = once(child, 'exit').then(() => {
    throw new Error('the load generator ended')
  })
  died.catch(() => {})
  return {
    async load(port, requests, { expect = [200], ...options }) {
      const plan: Plan = { port, requests: requests.map((request) => encode(port, request)), ...options }
      child.send(plan)
      const [load] = (await Promise.race([once(child, 'message'), died])) as [Load]
      const wrong = Object.keys(load.statuses).filter((status) => !expect.includes(Number(status)))
      if (wrong.length > 0) throw new Error(`${requests[0]?.path}: answered ${JSON.stringify(load.statuses)}`)
      return load
    },
    close: () => void child.kill(),
  }
}

function encode(port: number, { method = 'GET', path, headers = {}, body = '' }: Request): Buffer {
  const all = {
    host: `127.0.0.1:${port}`,
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}
