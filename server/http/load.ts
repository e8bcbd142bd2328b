import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/kernel/app-error.ts'

/** Seconds after which a caller who was turned away may try again. */
const RETRY_AFTER = 2
/** Whoever watches over the process must get an answer, however busy it is. */
const WATCHED = new Set(['/healthz', '/readyz'])

export interface Load {
  /** From now on the shop says that it is not ready, and lets every connection go with its answer. */
  drain(): void
  readonly isDraining: boolean
}

/**
 * Works on at most `max` requests at once; more are turned away at once with 503, before anything is read or asked, so
 * that those inside get their answers in time. To be called before any other hook is set.
 */
export function limitLoad(app: FastifyInstance, max: number): Load {
  const inside = new Set<FastifyRequest>()
  let isDraining = false

  app.addHook('onRequest', async (request, reply) => {
    if (isDraining) reply.header('connection', 'close')
    if (WATCHED.has(request.url)) return
    if (inside.size >= max) throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER })
    inside.add(request)
    // A caller who hangs up finishes nothing.
    for (const event of ['finish', 'close']) reply.raw.once(event, () => inside.delete(request))
  })

  return {
    drain() {
      isDraining = true
    },
    get isDraining() {
      return isDraining
    },
  }
}
