import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OnHandedOut } from '#server/edge/front-door.ts'
import { inTrace, lazily, Trace, tellRoute, traceId } from '#server/kernel/trace.ts'
import type { AccessLog } from './access-log.ts'
import { MEMORY, type Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    trace: (() => Trace) | null
    /** Has it been counted? */
    isTold: boolean
  }
  interface FastifyContextConfig {
    /** What an address is counted as, where the route itself says nothing. */
    routeOf?: (path: string) => string
  }
}

/** The route of what nobody knows; of the address itself everybody could make a million. */
const UNKNOWN = 'unknown'
/** As nginx calls it: the client has gone before its answer. */
const HUNG_UP = 499

interface Watchers {
  metrics: Metrics | undefined
  accessLog: AccessLog | undefined
  /** Does it come from a proxy that may say which trace it belongs to? */
  isBelieved(request: IncomingMessage): boolean
}

/** Runs each request of the router in its trace, counts it, and tells the log. To be called before hooks that ask others. */
export function watchRequests(app: FastifyInstance, { metrics, accessLog, isBelieved }: Watchers): void {
  app.decorateRequest('trace', null)
  app.decorateRequest('isTold', false)
  app.addHook('onRequest', (request, reply, done) => {
    const told = isBelieved(request.raw) ? Trace.from(request.headers) : undefined
    if (told) reply.header('traceresponse', told.headers.traceparent)
    request.trace = lazily(told)
    tellRoute(request.method, () => routeOf(request))
    inTrace(request.trace, done)
  })
  // Who waited for a body goes on where the last piece of it came in.
  app.addHook('preValidation', (request, _reply, done) => inTrace(request.trace ?? lazily(), done))
  if (!metrics && !accessLog) return

  function tell(request: FastifyRequest, reply: FastifyReply, status: number): void {
    if (request.isTold) return
    request.isTold = true
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
    // After the answer has left, where it has.
    reply.raw.once('close', () => tell(request, reply, HUNG_UP))
    done()
  })
  app.addHook('onResponse', async (request, reply) => tell(request, reply, reply.statusCode))
}

/** The same for what leaves before the router; undefined where nobody wants to know. */
export function watchMemory({ metrics, accessLog, isBelieved }: Watchers): OnHandedOut | undefined {
  if (!metrics && !accessLog) return undefined
  return (request, reqId, status, bytes) => {
    metrics?.handedOut(status)
    // It is microseconds.
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
