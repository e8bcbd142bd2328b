import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/kernel/app-error.ts'
import type { Space } from '#server/space/space.ts'
import { RETRY_AFTER } from './error-handler.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects writes to the API before the database's disk is full. On a full disk PostgreSQL stops, and reads would fail as well.
 */
export function refuseWithoutRoom(app: FastifyInstance, space: Space | undefined): void {
  app.addHook('onRequest', async ({ method, url }) => {
    if (space?.isDatabaseFull() && !READING.has(method) && url.startsWith('/api/'))
      throw new AppError('RUANG_HABIS', { retryAfter: RETRY_AFTER })
  })
}
