import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { envelope, type Inbound, sendInbound, sendState, userIdOf } from './events.ts'
import { faultKinds } from './faults.ts'
import type { Message, Simulation } from './simulation.ts'
import { approveDue, setTemplateCategory, setTemplateStatus } from './templates.ts'

const states = z.enum(['sent', 'delivered', 'read', 'failed'])
const ConfigBody = z
  .strictObject({
    webhookUrl: z.url(),
    plan: z.array(states),
    stateMs: z.int().nonnegative(),
    approveMs: z.int().nonnegative().nullable(),
    refusesLateText: z.boolean(),
    status: z.string(),
    quality: z.string(),
    limit: z.string(),
    timeScale: z.number().nonnegative(),
    webhookTimeoutMs: z.int().positive(),
  })
  .partial()
const FaultBody = z.strictObject({
  match: z.string(),
  times: z.int().positive().default(1),
  kind: z.enum(faultKinds),
  code: z.int().default(131000),
  retryAfter: z.int().optional(),
  ms: z.int().nonnegative().default(0),
})
const InboundBody = z.strictObject({
  from: z.string().regex(/^\d{7,15}$/),
  name: z.string().default('Ibu N\u00e9ng \u{1f331}'),
  hidesNumber: z.boolean().default(false),
  about: z.string().optional(),
  /** A text, or the fields of any other kind of message. */
  text: z.string().optional(),
  content: z.record(z.string(), z.unknown()).optional(),
})
const PressBody = z.strictObject({ button: z.int().nonnegative(), hidesNumber: z.boolean().default(false) })
const StateBody = z.strictObject({ state: states, code: z.int().optional() })
const TemplateBody = z.strictObject({
  status: z.string().optional(),
  reason: z.string().optional(),
  category: z.string().optional(),
})
const PreferenceBody = z.strictObject({ from: z.string(), value: z.enum(['stop', 'resume']) })
const PolicyBody = z.strictObject({
  hold: z.boolean().optional(),
  drop: z.int().nonnegative().optional(),
  duplicate: z.int().nonnegative().optional(),
  release: z.union([z.literal(true), z.literal('reverse')]).optional(),
})
const RawBody = z.strictObject({ body: z.string(), signature: z.string().optional() })
const FieldBody = z.strictObject({ field: z.string(), value: z.record(z.string(), z.unknown()) })

/** Test hooks: controls of the simulator that Meta does not have. */
export function hooks(app: FastifyInstance, sim: Simulation) {
  app.addHook('onRequest', refuseStrangers)
  const post = (path: string, handle: (body: unknown, request: FastifyRequest) => unknown) =>
    app.post(`/__sim/${path}`, async (request) => handle(request.body ?? {}, request))

  post('reset', () => sim.reset())
  post('config', (body) => Object.assign(sim.config, ConfigBody.parse(body)))
  post('clock', (body) => {
    sim.clock.skipped += z.strictObject({ advance: z.number().nonnegative() }).parse(body).advance * 1000
    approveDue(sim)
    sim.webhooks.pumpSoon()
    return { now: sim.clock.now() }
  })
  post('faults', (body) => {
    const { match, times, ...fault } = FaultBody.parse(body)
    sim.faults.add(match, times, fault)
  })
  personHooks(post, sim)
  templateHooks(app, post, sim)
  webhookHooks(app, post, sim)
}

type Post = (path: string, handle: (body: unknown, request: FastifyRequest) => unknown) => void
const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id

function personHooks(post: Post, sim: Simulation) {
  post('inbound', (body) => {
    const { text, content, ...person } = InboundBody.parse(body)
    return { id: sendInbound(sim, { ...person, content: content ?? { type: 'text', text: { body: text ?? '' } } }) }
  })
  post('messages/:id/press', (body, request) => {
    const { button, hidesNumber } = PressBody.parse(body)
    return { id: press(sim, messageOf(sim, request), button, hidesNumber) }
  })
  post('messages/:id/state', (body, request) => {
    const { state, code } = StateBody.parse(body)
    sendState(sim, messageOf(sim, request), state, { code })
  })
  post('preference', (body) => {
    const { from, value } = PreferenceBody.parse(body)
    const timestamp = Math.floor(sim.clock.now() / 1000)
    const preference = {
      wa_id: from,
      user_id: userIdOf(from),
      detail: '',
      category: 'marketing_messages',
      value,
      timestamp,
    }
    sim.webhooks.send(envelope(sim, 'user_preferences', { user_preferences: [preference] }))
  })
}

function templateHooks(app: FastifyInstance, post: Post, sim: Simulation) {
  app.get('/__sim/templates', async () => [...sim.templates.values()])
  post('templates/:id', (body, request) => {
    const template = sim.templates.get(idOf(request))
    if (!template) throw notFound('template')
    const { status, reason, category } = TemplateBody.parse(body)
    if (status) setTemplateStatus(sim, template, status, reason)
    if (category) setTemplateCategory(sim, template, category)
    return template
  })
}

function webhookHooks(app: FastifyInstance, post: Post, sim: Simulation) {
  const { webhooks } = sim
  app.get('/__sim/messages', async () => [...sim.messages.values()])
  app.get('/__sim/otp', async ({ query }) => {
    const { to } = z.object({ to: z.string() }).parse(query)
    const found = [...sim.messages.values()].findLast((one) => one.to === to && one.category === 'authentication')
    if (!found) throw notFound('code')
    return { code: found.buttons[0]?.value }
  })
  app.get('/__sim/webhooks', async () => ({ policy: webhooks.policy, deliveries: webhooks.journal }))
  post('webhooks/policy', (body) => {
    const { release, ...policy } = PolicyBody.parse(body)
    Object.assign(webhooks.policy, policy)
    if (release) webhooks.release(release === 'reverse')
    return webhooks.policy
  })
  post('webhooks/:id/redeliver', (_body, request) => {
    if (!webhooks.redeliver(Number(idOf(request)))) throw notFound('webhook')
  })
  post('webhooks/raw', (body) => {
    const { body: raw, signature } = RawBody.parse(body)
    webhooks.sendRaw(raw, signature)
  })
  post('webhooks/field', (body) => {
    const { field, value } = FieldBody.parse(body)
    webhooks.send(envelope(sim, field, value))
  })
}

function messageOf(sim: Simulation, request: FastifyRequest): Message {
  const message = sim.messages.get(idOf(request))
  if (!message) throw notFound('message')
  return message
}

/** Presses a button of a template. @throws for an address, which no message tells the shop */
export function press(sim: Simulation, message: Message, index: number, hidesNumber = false): string {
  const button = message.buttons[index]
  if (button?.type !== 'QUICK_REPLY') throw notFound('button')
  const content: Inbound['content'] = { type: 'button', button: { payload: button.value, text: button.text } }
  return sendInbound(sim, { from: message.to, name: 'Pembeli', hidesNumber, about: message.id, content })
}

export const notFound = (what: string) => Object.assign(new Error(`Unknown ${what}`), { statusCode: 404 })

/**
 * Rejects requests from a proxy or another web page with 403. The server listens on loopback only, but a proxy or a page in the
 * developer's browser could still reach it.
 */
export async function refuseStrangers({ headers }: FastifyRequest, reply: FastifyReply) {
  const { host = '', origin, forwarded, 'x-forwarded-for': forwardedFor } = headers
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
  if (isLocal && (!origin || origin === `http://${host}`) && !forwarded && !forwardedFor) return
  return reply.code(403).send({ message: 'Test hooks answer to local programs only' })
}
