import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { AppError } from '#server/kernel/app-error.ts'
import { networkOf } from '#server/kernel/network.ts'
import { watchBody } from './body-patience.ts'

/**
 * Bodies with files that are in memory at once (each may be 8 MB, and is there twice while it is read); how many of one account, or of
 * one address without one, may wait behind them, and how many it may send in an hour. Who sorts in a catalogue sends thousands, many at once.
 */
const PELANGGAN = { atOnce: 4, waiting: 4, perHour: 30 }
const KANTOR = { atOnce: 4, waiting: 200, perHour: 20_000 }
const HOUR_MS = 3_600_000
/** Seconds. */
const RETRY_AFTER = 3

/**
 * For the scopes in which files are taken: a body for which there is no room is not read yet, and one of many is turned away.
 * The office does not wait for customers.
 */
export function uploadLimit() {
  const places = { pelanggan: pLimit(PELANGGAN.atOnce), kantor: pLimit(KANTOR.atOnce) }
  const coming = new Map<number | string, number>()
  const sent = new LRUCache<number | string, { count: number }>({ max: 10_000, ttl: HOUR_MS })

  return (scope: FastifyInstance): void => {
    // Behind the guard, so it is known whose body it is.
    scope.addHook('preParsing', async (request, reply, body) => {
      const { sesi } = request
      const id = sesi?.penggunaId ?? networkOf(request.ip)
      const { waiting, perHour } = sesi?.isAdmin ? KANTOR : PELANGGAN
      const own = coming.get(id) ?? 0
      if (own >= waiting) throw new AppError('TERLALU_RAMAI', { retryAfter: RETRY_AFTER })
      const hour = sent.get(id) ?? { count: 0 }
      if (hour.count >= perHour)
        throw new AppError('UNGGAHAN_TERLALU_SERING', { retryAfter: Math.ceil(sent.getRemainingTTL(id) / 1000) })
      if (hour.count++ === 0) sent.set(id, hour)

      // Who hung up meanwhile is heard of no more.
      const over = new Promise<void>((done) => (reply.raw.destroyed ? done() : reply.raw.once('close', () => done())))
      coming.set(id, own + 1)
      void over.then(() => {
        const left = (coming.get(id) ?? 1) - 1
        if (left > 0) coming.set(id, left)
        else coming.delete(id)
      })
      await new Promise<void>((enter) => {
        void places[sesi?.isAdmin ? 'kantor' : 'pelanggan'](() => {
          enter()
          return over
        })
      })
      watchBody(request, body)
    })
  }
}
