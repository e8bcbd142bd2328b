import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/kernel/app-error.ts'
import type { Space } from '#server/space/space.ts'
import { RETRY_AFTER } from './error-handler.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every wish that changes something before the database's disk is really full: on one that is, PostgreSQL ends, and
 * nobody could read either.
 */
export function refuseWithoutRoom(app: FastifyInstance, space: Space | undefined): void {
  app.addHook('onRequest', async ({ method, url }) => {
    if (space?.isDatabaseFull() && !READING.has(method) && url.startsWith('/api/'))
      throw new AppError('RUANG_HABIS', { retryAfter: RETRY_AFTER })
  })
}
