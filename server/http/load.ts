import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { networkOf } from '#server/kernel/network.ts'
import { openPerKey } from '#server/kernel/open-per-key.ts'
import { hasBody } from './has-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Kind of caller of an endpoint. Absent for pages, files and unknown paths. */
    access?: Access
  }
}

/** Seconds after which a rejected caller may retry. */
const RETRY_AFTER = 2
/** Monitoring endpoints, which must respond under any load. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics'])

/** Limits of concurrent requests. */
interface Places {
  all: number
  /** Places of `all` that are reserved for the payment provider and the office. */
  reserve: number
  /** Maximum per client network. */
  each: number
}

export interface Load {
  /** Makes the shop report that it is not ready, and closes every connection after its response. */
  drain(): void
  readonly isDraining: boolean
  /** Number of requests in progress. */
  readonly inside: number
  /** Number of requests rejected so far. */
  readonly refused: number
}

/**
 * Limits concurrent requests. Excess requests get 503 before any work or query, so that admitted ones are answered in time. A
 * request whose body is still arriving occupies no place until the body is complete.
 * Must be called before any other hook is set.
 */
export function limitLoad(app: FastifyInstance, { all, reserve, each }: Places): Load {
  const inside = new Map<FastifyRequest, string>()
  const byNetwork = openPerKey<string>()
  let isDraining = false
  let refused = 0

  function enter(request: FastifyRequest): void {
    const { access } = request.routeOptions.config
    const network = networkOf(request.ip)
    const places = access === 'midtrans' || access === 'admin' ? all : all - reserve
    // The provider sends all notifications from a few addresses; unsigned ones are rejected cheaply.
    const isCrowd = byNetwork.count(network) >= each && access !== 'midtrans'
    if (inside.size >= places || isCrowd) {
      refused++
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER })
    }
    inside.set(request, network)
    byNetwork.open(network)
  }

  function leave(request: FastifyRequest): void {
    const network = inside.get(request)
    if (network === undefined) return
    inside.delete(request)
    byNetwork.close(network)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isDraining) reply.header('connection', 'close')
    if (WATCHED.has(request.url)) return
    enter(request)
    // `close`: a client that disconnects never triggers `finish`.
    for (const event of ['finish', 'close']) reply.raw.once(event, () => leave(request))
  })
  // The guard has run by now. The body may arrive slowly, so the request gives up its place meanwhile.
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
