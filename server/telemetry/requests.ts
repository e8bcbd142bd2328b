import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OnHandedOut } from '#server/edge/front-door.ts'
import { inTrace, lazily, Trace, tellRoute, traceId } from '#server/kernel/trace.ts'
import type { AccessLog } from './access-log.ts'
import { MEMORY, type Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    trace: (() => Trace) | null
    /** True after the request was counted. */
    isCounted: boolean
  }
  interface FastifyContextConfig {
    /** Returns the route label of a path, for catch-all routes. */
    routeOf?: (path: string) => string
  }
}

/** Route label of unknown paths. The path itself would allow an unlimited number of labels. */
const UNKNOWN = 'unknown'
/** Status for a client that disconnected before its response, as in nginx. */
const HUNG_UP = 499

interface Watchers {
  metrics: Metrics | undefined
  accessLog: AccessLog | undefined
  /** True if the request comes from a proxy whose trace headers are trusted. */
  isBelieved(request: IncomingMessage): boolean
}

/**
 * Runs each request of the router in its trace, counts it, and logs it. Must be called before hooks that call other services.
 */
export function watchRequests(app: FastifyInstance, { metrics, accessLog, isBelieved }: Watchers): void {
  app.decorateRequest('trace', null)
  app.decorateRequest('isTold', false)
  app.addHook('onRequest', (request, reply, done) => {
    const incoming = isBelieved(request.raw) ? Trace.from(request.headers) : undefined
    if (incoming) reply.header('traceresponse', incoming.headers.traceparent)
    request.trace = lazily(incoming)
    tellRoute(request.method, () => routeOf(request))
    inTrace(request.trace, done)
  })
  // After a request body, hooks run in the async context of the body's last chunk, so restore the trace.
  app.addHook('preValidation', (request, _reply, done) => inTrace(request.trace ?? lazily(), done))
  if (!metrics && !accessLog) return

  function tell(request: FastifyRequest, reply: FastifyReply, status: number): void {
    if (request.isCounted) return
    request.isCounted = true
    const { method } = request
    const { elapsedTime: ms } = reply
    const route = routeOf(request)
    metrics?.answered(method, route, status, ms / 1000)
    if (!accessLog?.isWanted(status, ms)) return
    const length = reply.getHeader('content-length')
    accessLog.tell({
      method,
      route,
      status,
      ms,
      bytes: length === undefined ? undefined : Number(length),
      reqId: request.id,
      traceId: traceId() ?? request.trace?.().id,
    })
  }

  app.addHook('onRequest', (request, reply, done) => {
    // `close` follows the response; only a disconnected client triggers it without one.
    reply.raw.once('close', () => tell(request, reply, HUNG_UP))
    done()
  })
  app.addHook('onResponse', async (request, reply) => tell(request, reply, reply.statusCode))
}

/** Returns the callback that counts responses served before the router; undefined without metrics and access log. */
export function watchMemory({ metrics, accessLog, isBelieved }: Watchers): OnHandedOut | undefined {
  if (!metrics && !accessLog) return undefined
  return (request, reqId, status, bytes) => {
    metrics?.handedOut(status)
    // The duration is microseconds.
    const ms = 0
    if (!accessLog?.isWanted(status, ms)) return
    accessLog.tell({
      method: 'GET',
      route: MEMORY,
      path: request.url?.split('?')[0],
      status,
      ms,
      bytes,
      reqId,
      traceId: isBelieved(request) ? Trace.from(request.headers)?.id : undefined,
    })
  }
}

function routeOf({ routeOptions: { url, config }, url: address }: FastifyRequest): string {
  return config.routeOf?.(address.split('?')[0] ?? '') ?? url ?? UNKNOWN
}
