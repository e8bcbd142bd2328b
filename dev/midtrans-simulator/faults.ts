import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

export const faultKinds = [
  '401',
  '404',
  '429',
  '500',
  '503',
  'hang',
  'reset',
  'html',
  'empty',
  'truncated',
  'commit-then-drop',
] as const
export type FaultKind = (typeof faultKinds)[number]

interface Fault {
  /** Pattern for "METHOD /path {body as JSON}". */
  match: RegExp
  times: number
  kind: FaultKind
}

/** Faults that a test requested for the next matching requests. */
export class Faults {
  private faults: Fault[] = []
  /** Fields that replace the true ones in the status of an order. */
  readonly lies = new Map<string, Record<string, unknown>>()

  add(match: string, times: number, kind: FaultKind) {
    this.faults.push({ match: new RegExp(match), times, kind })
  }

  clear() {
    this.faults = []
    this.lies.clear()
  }

  take(request: FastifyRequest): FaultKind | undefined {
    const line = `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`
    const fault = this.faults.find(({ match, times }) => times > 0 && match.test(line))
    if (!fault) return undefined
    fault.times--
    return fault.kind
  }
}

const chosen = new WeakMap<FastifyRequest, FaultKind>()

export function installFaults(app: FastifyInstance, faults: Faults, config: Pick<Config, 'latencyMs'>) {
  app.addHook('preHandler', async (request, reply) => {
    if (request.url.startsWith('/__sim')) return
    if (config.latencyMs > 0) await delay(config.latencyMs)
    const kind = faults.take(request)
    if (!kind) return
    chosen.set(request, kind)
    if (kind !== 'truncated' && kind !== 'commit-then-drop') return answerWithFault(request, reply, kind)
  })

  // `commit-then-drop` and `truncated` process the request and break only the response.
  app.addHook('onSend', async (request, reply, payload) => {
    const kind = chosen.get(request)
    if (kind === 'commit-then-drop') request.raw.socket.destroy()
    if (kind !== 'truncated' || typeof payload !== 'string') return payload
    const half = payload.slice(0, payload.length / 2)
    reply.header('content-length', Buffer.byteLength(half))
    return half
  })
}

function answerWithFault(request: FastifyRequest, reply: FastifyReply, kind: FaultKind) {
  switch (kind) {
    case 'hang':
      reply.hijack()
      return reply
    case 'reset':
      reply.hijack()
      request.raw.socket.resetAndDestroy()
      return reply
    case 'html':
      return reply.type('text/html').send('<html><body><h1>Bad gateway</h1></body></html>')
    case 'empty':
      return reply.type('application/json').send('')
    case '404':
      // The Core API reports an unknown id in the body, under HTTP 200.
      return reply.send({ status_code: '404', status_message: "Transaction doesn't exist.", id: request.id })
    default:
      return reply.code(Number(kind)).send(errorBody(request, Number(kind)))
  }
}

/** Returns an error body: Snap and the Core API use different formats. */
function errorBody(request: FastifyRequest, code: number) {
  const message =
    code === 429 ? 'Too many requests' : 'Sorry, we encountered internal server error. We will fix this soon.'
  return request.url.startsWith('/snap')
    ? { error_messages: [message] }
    : { status_code: String(code), status_message: message, id: request.id }
}
