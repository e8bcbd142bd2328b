import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/kernel/app-error.ts'
import type { Metrics } from './metrics.ts'

const PATH = '/metrics'

/** True if the request carries the token. Compares in constant time. */
function isKnown({ authorization = '' }: IncomingMessage['headers'], token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}

/** Serves the metrics at the shop's own address, to requests with the token. */
export function addMetricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isKnown(request.headers, token)) throw new AppError('UNAUTHENTICATED')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

interface Door {
  host: string
  port: number
  /** Without a token, every client that reaches the address may read. */
  token?: string | undefined
}

/** Serves the metrics at a separate address, which customers cannot reach. */
export async function openMetricsDoor(metrics: Metrics, { host, port, token }: Door): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) => response.writeHead(status, { 'content-type': metrics.contentType }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server

  async function answer({ url, method, headers }: IncomingMessage): Promise<[number, string]> {
    if (token && !isKnown(headers, token)) return [401, '']
    if (url !== PATH || method !== 'GET') return [404, '']
    return [200, await metrics.text()]
  }
}
