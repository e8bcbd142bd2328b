import type { AddressInfo } from 'node:net'
import { parse as parseQuery } from 'node:querystring'
import fastify, { type FastifyInstance } from 'fastify'
import { ZodError, z } from 'zod'
import { assets } from './assets.ts'
import type { SimulatorOptions } from './config.ts'
import { coreApi } from './core-api.ts'
import { installFaults } from './faults.ts'
import { hooks } from './hooks.ts'
import { hostedPage } from './hosted-page.ts'
import { runTimers } from './payments.ts'
import { createSimulation } from './simulation.ts'
import { snapApi } from './snap-api.ts'

export type { SimulatorOptions } from './config.ts'

export interface Simulator {
  url: string
  port: number
  close(): Promise<void>
}

/** Interval in ms of the check for due timers and notifications. */
const TICK_MS = 25

/** Starts a server that behaves like Midtrans' sandbox: Snap and the Core API on one origin. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const host = options.host ?? '127.0.0.1'
  if (!['127.0.0.1', 'localhost', '::1'].includes(host)) {
    throw new Error(`The payment simulator takes fake money and listens on loopback only, not on ${host}`)
  }
  const sim = createSimulation(options)
  // Order ids have up to 50 arbitrary characters; percent-encoding triples their length.
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  acceptAnyBody(app)
  installFaults(app, sim.faults, sim.config)
  app.addHook('onSend', async () => sim.save())
  if (options.log) logRequests(app, options.log)
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof ZodError) return reply.code(400).send({ message: z.prettifyError(error) })
    options.log?.(error.stack ?? error.message)
    return reply.code(error.statusCode ?? 500).send({ error_messages: [error.message] })
  })
  // A bare 404 exposes a wrong host or path at once.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send())
  for (const part of [assets, snapApi, coreApi, hostedPage, hooks]) app.register(async (scope) => part(scope, sim))

  await app.listen({ port: options.port, host })
  const { port } = app.server.address() as AddressInfo
  const url = options.publicUrl ?? `http://localhost:${port}`
  sim.config.publicUrl = url

  const ticker = setInterval(() => {
    runTimers(sim)
    sim.webhooks.pump()
    sim.save()
  }, TICK_MS)

  return {
    url,
    port,
    async close() {
      clearInterval(ticker)
      sim.webhooks.stop()
      await app.close()
      sim.close()
    },
  }
}

/** Accepts any body: Midtrans accepts a body on GET, the literal `null` and an empty body. It rejects malformed JSON. */
function acceptAnyBody(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, { ...parseQuery(String(body)) })
  })
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? null : JSON.parse(String(body)))
    } catch {
      done(Object.assign(new Error('JSON is malformed'), { statusCode: 400 }))
    }
  })
}

function logRequests(app: FastifyInstance, log: (line: string) => void) {
  app.addHook('onResponse', async (request, reply) => {
    log(`${request.method} ${request.url} ${reply.statusCode}`)
  })
}
