import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/kernel/app-error.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { answerOf, RETRY_AFTER } from './error-handler.ts'
import { BUSY } from './pages.ts'

interface Address {
  host: string
  port: number
}

/**
 * Listens at the shop's address during startup, and responds to every request with 503 and `Retry-After`.
 * @returns a function that closes this server
 * @throws StartError if another program uses the address
 */
export async function holdAddress({ host, port }: Address): Promise<() => Promise<void>> {
  const { status, body } = answerOf(new AppError('SERVICE_UNAVAILABLE'))
  const server = createServer(({ url = '' }, response) => {
    const isApi = /^\/(?:api|healthz|readyz)/.test(url)
    response
      .writeHead(status, {
        'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
        'retry-after': String(RETRY_AFTER),
        'cache-control': 'private, no-store',
        connection: 'close',
      })
      .end(isApi ? JSON.stringify(body) : BUSY)
  })
  await orTaken('PORT', { host, port }, once(server.listen(port, host), 'listening'))
  return () => close(server)
}

/** @throws StartError if another program uses the address */
export async function listenAt(server: FastifyInstance, { host, port }: Address): Promise<void> {
  // Fastify logs each address that it listens at; `main.ts` logs the one to open.
  const { level } = server.log
  if (level === 'info') server.log.level = 'warn'
  await orTaken('PORT', { host, port }, server.listen({ host, port }))
  server.log.level = level
}

/** @param setting name of the environment variable that sets the port */
export async function orTaken<T>(setting: string, { host, port }: Address, listening: Promise<T>): Promise<T> {
  return listening.catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EADDRINUSE') throw cause
    throw new StartError(
      `Alamat ${host}:${port} sudah dipakai program lain; hentikan program itu atau ubah ${setting}.`,
      { cause },
    )
  })
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}
