import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError } from '#server/kernel/app-error.ts'

/**
 * Bodies with files that are in memory at once, of all and of one account (each may be 8 MB, and is there twice while it is
 * read), and how often an account may send one in an hour. Who sorts in a catalogue sends thousands.
 */
const PELANGGAN = { all: 6, own: 2, perHour: 30 }
const KANTOR = { all: 8, own: 4, perHour: 20_000 }
const HOUR_MS = 3_600_000
/** Seconds. */
const RETRY_AFTER = 3

/** For the scopes in which files are taken: turns away, before it is read, a body for which there is no room. */
export function uploadLimit() {
  const inside = new Map<number, number>()
  let all = 0
  const sent = new LRUCache<number, { count: number }>({ max: 10_000, ttl: HOUR_MS })

  return (scope: FastifyInstance): void => {
    // Behind the guard, so it is known whose body it is.
    scope.addHook('preParsing', async ({ sesi }, reply) => {
      const id = sesi?.penggunaId ?? 0
      const most = sesi?.isAdmin ? KANTOR : PELANGGAN
      const own = inside.get(id) ?? 0
      if (all >= most.all || own >= most.own) throw new AppError('TERLALU_RAMAI', { retryAfter: RETRY_AFTER })
      const hour = sent.get(id) ?? { count: 0 }
      if (hour.count >= most.perHour)
        throw new AppError('UNGGAHAN_TERLALU_SERING', { retryAfter: Math.ceil(sent.getRemainingTTL(id) / 1000) })
      if (hour.count++ === 0) sent.set(id, hour)

      // Who hung up meanwhile is heard of no more.
      if (reply.raw.destroyed) return
      all++
      inside.set(id, own + 1)
      reply.raw.once('close', () => {
        all--
        const left = (inside.get(id) ?? 1) - 1
        if (left > 0) inside.set(id, left)
        else inside.delete(id)
      })
    })
  }
}
