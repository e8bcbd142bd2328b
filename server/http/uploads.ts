import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { AppError } from '#server/kernel/app-error.ts'
import { networkOf } from '#server/kernel/network.ts'
import { openPerKey } from '#server/kernel/open-per-key.ts'
import { watchBody } from './body-patience.ts'

/**
 * Limits for bodies with files. `atOnce`: bodies in memory (each may be 8 MB, and is held twice while it is parsed). `waiting`:
 * pending bodies per account, or per address without an account. `perHour`: uploads per account or address in an hour. An
 * administrator who enters a catalog sends thousands, many at once.
 */
const PELANGGAN = { atOnce: 4, waiting: 4, perHour: 30 }
const ADMIN = { atOnce: 4, waiting: 200, perHour: 20_000 }
const HOUR_MS = 3_600_000
/** Seconds. */
const RETRY_AFTER = 3

/**
 * Limits uploads in a scope. A body above the limit stays unread until a place is free; too many from one account are rejected.
 * The office has its own places, so it does not queue behind customers.
 */
export function uploadLimit() {
  const places = { pelanggan: pLimit(PELANGGAN.atOnce), admin: pLimit(ADMIN.atOnce) }
  const coming = openPerKey<number | string>()
  const sent = new LRUCache<number | string, { count: number }>({ max: 10_000, ttl: HOUR_MS })

  return (scope: FastifyInstance): void => {
    // Runs after the guard, so the session is known.
    scope.addHook('preParsing', async (request, reply, body) => {
      const { sesi } = request
      const id = sesi?.penggunaId ?? networkOf(request.ip)
      const { waiting, perHour } = sesi?.isAdmin ? ADMIN : PELANGGAN
      if (coming.count(id) >= waiting) throw new AppError('TERLALU_RAMAI', { retryAfter: RETRY_AFTER })
      const hour = sent.get(id) ?? { count: 0 }
      if (hour.count >= perHour)
        throw new AppError('UNGGAHAN_TERLALU_SERING', { retryAfter: Math.ceil(sent.getRemainingTTL(id) / 1000) })
      if (hour.count++ === 0) sent.set(id, hour)

      // If the client has already disconnected, no `close` event follows.
      const over = new Promise<void>((done) => (reply.raw.destroyed ? done() : reply.raw.once('close', () => done())))
      coming.open(id)
      void over.then(() => coming.close(id))
      await new Promise<void>((enter) => {
        void places[sesi?.isAdmin ? 'admin' : 'pelanggan'](() => {
          enter()
          return over
        })
      })
      watchBody(request, body)
    })
  }
}
