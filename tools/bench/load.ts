import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface Request {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Work order for the load generator's process. */
export interface Plan {
  port: number
  connections: number
  seconds: number
  /** Requests as encoded bytes. */
  requests: Buffer[]
}

/** Result of a run. Times are ms from sending the request to the last byte of the response. */
export interface Load {
  requests: number
  perSecond: number
  p50: number
  p99: number
  max: number
  /** Number of responses per status. */
  statuses: Record<string, number>
}

export interface Generator {
  /**
   * Keeps `connections` busy for `seconds`. Each connection sends the next request after it received its response.
   * The list of requests is repeated from the start.
   * @throws if a response has none of the statuses in `expect` (default: 200)
   */
  load(
    port: number,
    requests: readonly Request[],
    options: { connections: number; seconds: number; expect?: readonly number[] },
  ): Promise<Load>
  close(): void
}

/** Starts the load generator in its own process. */
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
