import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { SECOND, stamp } from './clock.ts'
import { faultKinds } from './faults.ts'
import { methods } from './methods.ts'
import { outcomes, play } from './outcomes.ts'
import { runTimers } from './payments.ts'
import { sessionState } from './sessions.ts'
import type { Simulation } from './simulation.ts'
import { forge, forgeries } from './webhooks/forge.ts'
import { transactionBody } from './webhooks/notification.ts'
import { deliver } from './webhooks/webhook-delivery.ts'

const methodKey = z.enum(methods.map((method) => method.key))

const SeedBody = z.strictObject({ n: z.int() })
const PayBody = z.strictObject({
  order_id: z.string(),
  method: methodKey.optional(),
  outcome: z.enum(outcomes),
  amount: z.int().positive().optional(),
})
const ClockBody = z.strictObject({ advance: z.number().nonnegative() })
const PolicyBody = z.strictObject({
  hold: z.boolean().optional(),
  drop: z.int().nonnegative().optional(),
  duplicate: z.int().nonnegative().optional(),
  delay: z.number().nonnegative().optional(),
  reorder: z.boolean().optional(),
  release: z.union([z.literal(true), z.literal('reverse')]).optional(),
})
const ForgeBody = z.strictObject({
  order_id: z.string(),
  kind: z.enum(forgeries).default('genuine'),
  state: z
    .enum(['pending', 'capture', 'challenge', 'settlement', 'deny', 'cancel', 'expire', 'failure'])
    .default('settlement'),
  fields: z.record(z.string(), z.unknown()).default({}),
  url: z.url().optional(),
})
const FaultBody = z.strictObject({
  match: z.string(),
  times: z.int().positive().default(1),
  kind: z.enum(faultKinds),
})
const LieBody = z.strictObject({ order_id: z.string(), fields: z.record(z.string(), z.unknown()) })
const ConfigBody = z.strictObject({
  serverKey: z.string().optional(),
  clientKey: z.string().optional(),
  merchantName: z.string().optional(),
  notificationUrl: z.url().optional(),
  finishUrl: z.url().optional(),
  language: z.enum(['id', 'en']).optional(),
  channels: z.array(methodKey).optional(),
  imposedFee: z.int().nonnegative().optional(),
  strictExpiry: z.boolean().optional(),
  timeScale: z.number().nonnegative().optional(),
  webhookTimeoutMs: z.int().positive().optional(),
  latencyMs: z.int().nonnegative().optional(),
})

/** Test hooks: controls of the simulator that Midtrans does not have. */
export function hooks(app: FastifyInstance, sim: Simulation) {
  app.addHook('onRequest', refuseStrangers)

  app.post('/__sim/reset', async () => {
    sim.reset()
    return { ok: true }
  })

  app.post('/__sim/seed', async (request) => {
    sim.random.seed(SeedBody.parse(request.body).n)
    return { ok: true }
  })

  app.post('/__sim/config', async (request) => {
    Object.assign(sim.config, ConfigBody.parse(request.body))
    return { ok: true }
  })

  app.get('/__sim/transactions', async () => ({
    sessions: [...sim.ledger.sessions.values()].map((session) => ({
      ...session,
      state: sessionState(session, sim.clock.now()),
    })),
    transactions: [...sim.ledger.transactions.values()],
  }))

  app.get('/__sim/webhooks', async () => ({
    policy: sim.webhooks.policy,
    deliveries: sim.webhooks.journal.map((delivery) => ({
      ...delivery,
      due_at: stamp(delivery.due_at),
      body: JSON.parse(delivery.body),
    })),
  }))

  app.post('/__sim/pay', async (request, reply) => {
    const { order_id, outcome, ...options } = PayBody.parse(request.body)
    const session = sim.ledger.sessionOf(order_id)
    if (!session) return reply.code(404).send({ message: `No token was made for order ${order_id}` })
    const transaction = play(sim, session, outcome, options)
    if (!transaction)
      return reply.code(409).send({ message: `Order ${order_id} cannot ${outcome} in its present state` })
    return transactionBody(sim, session, transaction, 'response')
  })

  app.post('/__sim/clock', async (request) => {
    sim.clock.skipped += ClockBody.parse(request.body).advance * SECOND
    runTimers(sim)
    sim.webhooks.pump()
    sim.changed({ skipped: sim.clock.skipped })
    return { now: stamp(sim.clock.now()) }
  })

  app.post('/__sim/webhooks/policy', async (request) => {
    const { release, ...policy } = PolicyBody.parse(request.body)
    Object.assign(sim.webhooks.policy, policy)
    if (release) sim.webhooks.release({ reverse: release === 'reverse' })
    return sim.webhooks.policy
  })

  app.post('/__sim/webhooks/forge', async (request, reply) => {
    const { order_id, kind, state, fields, url = sim.config.notificationUrl } = ForgeBody.parse(request.body)
    if (!url) return reply.code(409).send({ message: 'There is no notificationUrl yet' })
    const body = forge(sim, order_id, kind, state, fields)
    const response = await deliver(url, JSON.stringify(body), AbortSignal.timeout(sim.config.webhookTimeoutMs))
    return { request: body, response }
  })

  app.post('/__sim/faults', async (request) => {
    const { match, times, kind } = FaultBody.parse(request.body)
    sim.faults.add(match, times, kind)
    return { ok: true }
  })

  app.post('/__sim/lie', async (request) => {
    const { order_id, fields } = LieBody.parse(request.body)
    sim.faults.lies.set(order_id, fields)
    return { ok: true }
  })
}

/**
 * Rejects requests from a proxy or a web page with 403.
 * The server listens on loopback only, but a proxy or a page in the developer's browser could still reach it.
 * A proxy adds its header, a page its origin.
 */
async function refuseStrangers(request: FastifyRequest, reply: FastifyReply) {
  const { host = '', origin, forwarded, 'x-forwarded-for': forwardedFor } = request.headers
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
  if (isLocal && !origin && !forwarded && !forwardedFor) return
  return reply.code(403).send({ message: 'Test hooks answer to local programs only' })
}
