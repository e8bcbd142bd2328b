import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { networkOf } from '#server/kernel/network.ts'
import { hasBody } from './has-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whom an endpoint is for; a page, a file or what nobody knows has none. */
    access?: Access
  }
}

/** Seconds after which a caller who was turned away may try again. */
const RETRY_AFTER = 2
/** Whoever watches over the process must get an answer, however busy it is. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics'])

/** Requests at once. */
interface Places {
  all: number
  /** Of these, what shoppers leave to the payment provider and the office. */
  reserve: number
  /** What one address takes at most. */
  each: number
}

export interface Load {
  /** From now on the shop says that it is not ready, and lets every connection go with its answer. */
  drain(): void
  readonly isDraining: boolean
  /** Requests that are worked on. */
  readonly inside: number
  /** How many were turned away so far. */
  readonly refused: number
}

/**
 * Works on so many requests at once and turns more away with 503, before anything is read or asked, so that those inside get
 * their answers in time. A request whose body is still on its way is no work: it takes its place when the body is there.
 * To be called before any other hook is set.
 */
export function limitLoad(app: FastifyInstance, { all, reserve, each }: Places): Load {
  const inside = new Map<FastifyRequest, string>()
  const byNetwork = new Map<string, number>()
  let isDraining = false
  let refused = 0

  function enter(request: FastifyRequest): void {
    const { access } = request.routeOptions.config
    const network = networkOf(request.ip)
    const own = byNetwork.get(network) ?? 0
    const places = access === 'midtrans' || access === 'admin' ? all : all - reserve
    // The provider tells of all payments from a few addresses; what carries no signature is refused without any work.
    const isCrowd = own >= each && access !== 'midtrans'
    if (inside.size >= places || isCrowd) {
      refused++
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER })
    }
    inside.set(request, network)
    byNetwork.set(network, own + 1)
  }

  function leave(request: FastifyRequest): void {
    const network = inside.get(request)
    if (network === undefined) return
    inside.delete(request)
    const left = (byNetwork.get(network) ?? 1) - 1
    if (left > 0) byNetwork.set(network, left)
    else byNetwork.delete(network)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isDraining) reply.header('connection', 'close')
    if (WATCHED.has(request.url)) return
    enter(request)
    // A caller who hangs up finishes nothing.
    for (const event of ['finish', 'close']) reply.raw.once(event, () => leave(request))
  })
  // Whoever is at the door is known by now, and what he sends may take its time.
  app.addHook('preParsing', async (request) => {
    if (hasBody(request)) leave(request)
  })
  app.addHook('preValidation', async (request, reply) => {
    if (hasBody(request) && !WATCHED.has(request.url) && !reply.raw.destroyed) enter(request)
  })

  return {
    drain() {
      isDraining = true
    },
    get isDraining() {
      return isDraining
    },
    get inside() {
      return inside.size
    },
    get refused() {
      return refused
    },
  }
}
