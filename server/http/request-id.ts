import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { runAs } from '#server/kernel/work-id.ts'

/** The header in which proxies hand on what they call a request, and in which every answer gives it back. */
export const REQUEST_ID = 'x-request-id'
/** What may stand in a log, in a table and in a header without harm; longer than what any known proxy makes. */
const SAFE = /^[\w.:=+/-]{1,64}$/

type Trust = (address: string, hop: number) => boolean

/** Whose headers count, as Fastify asks it: so many proxies from here, or those at these addresses. Undefined where nobody's do. */
export function trustOf(proxies: number | string | undefined): Trust | undefined {
  if (!proxies) return undefined
  return typeof proxies === 'number'
    ? (_address, hop) => hop < proxies
    : compile(proxies.split(',').map((one) => one.trim()))
}

/** Comes a request from a proxy that is trusted? */
export const fromProxy =
  (trust?: Trust) =>
  ({ socket }: IncomingMessage): boolean =>
    trust?.(socket.remoteAddress ?? '', 0) ?? false

/** Names a request: as a proxy that is trusted did, or anew. */
export const requestIds =
  (trust?: Trust) =>
  (request: IncomingMessage): string => {
    const given = trust && request.headers[REQUEST_ID]
    return typeof given === 'string' && SAFE.test(given) && fromProxy(trust)(request) ? given : randomUUID()
  }

/** All that is logged of a request carries its id, and so does its answer. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => runAs(request.id, done))
  app.addHook('onSend', async (request, reply) => void reply.header(REQUEST_ID, request.id))
}
