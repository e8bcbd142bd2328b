import type { AddressInfo } from 'node:net'
import { parse as parseQuery } from 'node:querystring'
import fastify from 'fastify'
import { ZodError, z } from 'zod'
import { installFaults } from './faults.ts'
import { graphApi } from './graph-api.ts'
import { GraphError } from './graph-error.ts'
import { hooks } from './hooks.ts'
import { page } from './page.ts'
import { createSimulation, type WhatsAppSimulatorOptions } from './simulation.ts'

export interface WhatsAppSimulator {
  /** Origin of the Graph API, of the page and of the hooks. */
  url: string
  close(): Promise<void>
}

/** Starts a server that behaves like the Cloud API of WhatsApp. */
export async function startWhatsAppSimulator(options: WhatsAppSimulatorOptions): Promise<WhatsAppSimulator> {
  const host = options.host ?? '127.0.0.1'
  if (!['127.0.0.1', 'localhost', '::1'].includes(host))
    throw new Error(`The simulator of WhatsApp sends nothing and listens on loopback only, not on ${host}`)
  const sim = createSimulation(options)
  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, { ...parseQuery(String(body)) })
  })
  installFaults(app, sim.faults)
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof GraphError) return reply.code(error.status).send(error.body(`SIM${request.id}`))
    if (error instanceof ZodError) return reply.code(400).send({ message: z.prettifyError(error) })
    return reply.code(error.statusCode ?? 500).send({ message: error.message })
  })
  for (const part of [graphApi, hooks, page]) app.register(async (scope) => part(scope, sim))
  await app.listen({ port: options.port, host })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://${host}:${port}`,
    async close() {
      sim.webhooks.stop()
      await app.close()
    },
  }
}
