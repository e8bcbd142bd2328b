import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { runAs } from '#server/kernel/work-id.ts'

/** Header of the request ID: proxies may set it, and every response returns it. */
export const REQUEST_ID = 'x-request-id'
/** Characters that are safe in a log, a table and a header. 64 exceeds the ID length of any known proxy. */
const SAFE = /^[\w.:=+/-]{1,64}$/

type Trust = (address: string, hop: number) => boolean

/**
 * Returns Fastify's trust function: a number trusts that many proxies, a string trusts those addresses. Undefined trusts no
 * proxy.
 */
export function trustOf(proxies: number | string | undefined): Trust | undefined {
  if (!proxies) return undefined
  return typeof proxies === 'number'
    ? (_address, hop) => hop < proxies
    : compile(proxies.split(',').map((one) => one.trim()))
}

/** True if the request comes from a trusted proxy. */
export const fromProxy =
  (trust?: Trust) =>
  ({ socket }: IncomingMessage): boolean =>
    trust?.(socket.remoteAddress ?? '', 0) ?? false

/** Returns the request ID of a trusted proxy, or a new random one. */
export const requestIds =
  (trust?: Trust) =>
  (request: IncomingMessage): string => {
    const given = trust && request.headers[REQUEST_ID]
    return typeof given === 'string' && SAFE.test(given) && fromProxy(trust)(request) ? given : randomUUID()
  }

/** Adds the request ID to every log line of the request, and to its response. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => runAs(request.id, done))
  app.addHook('onSend', async (request, reply) => void reply.header(REQUEST_ID, request.id))
}
