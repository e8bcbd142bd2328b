import type { FastifyInstance } from 'fastify'
import { isAuthorized } from './auth.ts'
import { asObject } from './json.ts'
import { pageExpiry, type Session } from './sessions.ts'
import type { Simulation } from './simulation.ts'
import { validateSnapRequest } from './snap-request.ts'
import { isPaid, isWaiting } from './transactions.ts'

const BODY_LIMIT = 16 * 1024

/** The server-to-server part of Snap. HTTP status codes are meaningful here, errors are lists of sentences. */
export function snapApi(app: FastifyInstance, sim: Simulation) {
  app.addHook('onRequest', async (request, reply) => {
    if (isAuthorized(request.headers.authorization, sim.config.serverKey)) return
    return reply.code(401).send({
      error_messages: [
        'Access denied due to unauthorized transaction, please check client or server key',
        'Visit https://snap-docs.midtrans.com/#request-headers for more details',
      ],
    })
  })

  app.post('/snap/v1/transactions', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const body = asObject(request.body)
    const messages = validateSnapRequest(body, sim.config)
    const orderId = String(asObject(body.transaction_details).order_id ?? '')
    const taken = messages.length === 0 && orderIdTaken(sim, orderId)
    if (taken) messages.push(taken)
    if (messages.length) return reply.code(400).send({ error_messages: messages })

    const replaced = sim.ledger.sessionOf(orderId)
    if (replaced) {
      replaced.ended ??= 'replaced'
      sim.changed({ session: replaced })
    }
    const session: Session = {
      token: sim.random.uuid(),
      order_id: orderId,
      gross_amount: Number(asObject(body.transaction_details).gross_amount),
      request: body,
      created_at: sim.clock.now(),
      expires_at: pageExpiry(body, sim.clock.now()),
      notify: {
        override: urlList(request.headers['x-override-notification']),
        append: urlList(request.headers['x-append-notification']),
      },
    }
    sim.ledger.addSession(session)
    sim.changed({ session })
    const redirect_url = `${sim.config.publicUrl}/snap/v4/redirection/${session.token}`
    return reply.code(201).send({ token: session.token, redirect_url })
  })

  app.post<{ Params: { token: string } }>('/snap/v1/transactions/:token/cancel', async (request, reply) => {
    const session = sim.ledger.sessions.get(request.params.token)
    const refuse = (code: number, message: string) => reply.code(code).send({ error_messages: [message] })
    if (!session) return refuse(404, 'token not found')
    if (session.ended === 'cancelled' || session.ended === 'replaced') return refuse(400, 'token already canceled')
    if (sim.ledger.attempts(session.order_id).some(({ state }) => isWaiting(state) || isPaid(state))) {
      return refuse(400, 'Transaction is on progress')
    }
    session.ended = 'cancelled'
    sim.changed({ session })
    return { canceled_at: new Date(sim.clock.now()).toISOString() }
  })
}

/**
 * Returns an error if the order id is taken.
 * An order gets new tokens until a method is chosen; afterwards its id is used up.
 */
function orderIdTaken(sim: Simulation, orderId: string): string | undefined {
  const attempts = sim.ledger.attempts(orderId)
  if (attempts.length === 0) return undefined
  if (attempts.some(({ state }) => isPaid(state))) {
    return 'transaction_details.order_id has been paid and utilized, please use another order ID'
  }
  return sim.config.language === 'id'
    ? 'transaction_details.order_id sudah digunakan'
    : 'transaction_details.order_id has already been taken'
}

/** Parses a comma-separated header; at most three addresses. */
function urlList(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .map((url) => url.trim())
    .filter(Boolean)
    .slice(0, 3)
}
