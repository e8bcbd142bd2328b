import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphError } from './graph-error.ts'

/**
 * - `error`: refused with `code`, and `retryAfter` seconds if given
 * - `late`: accepted, then failed with `code`
 * - `held`: accepted, but held for the quality of the template
 * - `cut`: accepted, and the connection breaks before the response
 * - `reset`: the connection breaks before anything is accepted
 * - `hang`: no response; `slow`: a response after `ms`
 * - `502`, `html`, `empty`: no JSON
 */
export const faultKinds = ['error', 'late', 'held', 'cut', 'reset', 'hang', 'slow', '502', 'html', 'empty'] as const

export interface Fault {
  kind: (typeof faultKinds)[number]
  code: number
  retryAfter?: number | undefined
  ms: number
}

/** Faults that a test requested for the next matching requests. */
export class Faults {
  private faults: (Fault & { match: RegExp; times: number })[] = []

  /** @param match pattern for "METHOD /path {body as JSON}" */
  add(match: string, times: number, fault: Fault) {
    this.faults.push({ ...fault, match: new RegExp(match), times })
  }

  clear() {
    this.faults = []
  }

  take(request: FastifyRequest): Fault | undefined {
    const line = `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`
    const fault = this.faults.find(({ match, times }) => times > 0 && match.test(line))
    if (!fault) return magicFault(request.body)
    fault.times--
    return fault
  }
}

/** Codes that Meta reports after it accepted the message. */
const LATE = new Set([131026, 131047, 131049, 131050, 130472])

/** Returns the fault of a magic number for tries by hand: 62811000 and six digits of a code. */
function magicFault(body: unknown): Fault | undefined {
  const to = (body as { to?: unknown } | null)?.to
  const [, digits] = (typeof to === 'string' && /^\+?62811000(\d{6})$/.exec(to)) || []
  if (!digits) return undefined
  const code = Number(digits)
  if (code === 500) return { kind: 'error', code: 131000, ms: 0 }
  if (code === 408) return { kind: 'hang', code, ms: 0 }
  return { kind: LATE.has(code) ? 'late' : 'error', code, ms: 0 }
}

const chosen = new WeakMap<FastifyRequest, Fault>()

/** Returns the fault that changes the acceptance of this message. */
export const faultOf = (request: FastifyRequest): Fault | undefined => chosen.get(request)

export function installFaults(app: FastifyInstance, faults: Faults) {
  app.addHook('preHandler', async (request, reply) => {
    if (!/^\/v\d/.test(request.url)) return
    const fault = faults.take(request)
    if (!fault) return
    chosen.set(request, fault)
    return answerWithFault(request, reply, fault)
  })
  app.addHook('onSend', async (request) => {
    if (chosen.get(request)?.kind === 'cut') request.raw.socket.destroy()
  })
}

async function answerWithFault(request: FastifyRequest, reply: FastifyReply, { kind, code, retryAfter, ms }: Fault) {
  switch (kind) {
    case 'error':
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
      throw new GraphError(code, 'A fault was requested for this call')
    case 'hang':
      return reply.hijack()
    case 'reset':
      reply.hijack()
      request.raw.socket.resetAndDestroy()
      return reply
    case 'slow':
      await delay(ms)
      return
    case '502':
    case 'html':
      return reply
        .code(kind === '502' ? 502 : 200)
        .type('text/html')
        .send('<html><body><h1>Bad gateway</h1></body></html>')
    case 'empty':
      return reply.type('application/json').send('')
    default:
      return
  }
}
