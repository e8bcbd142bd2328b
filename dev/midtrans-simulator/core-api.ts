import type { FastifyInstance } from 'fastify'
import { isAuthorized } from './auth.ts'
import { asObject, asText } from './json.ts'
import { move } from './payments.ts'
import { refund } from './refunds.ts'
import type { Simulation } from './simulation.ts'
import type { State, Transaction } from './transactions.ts'
import { transactionBody } from './webhooks/notification.ts'

type WithId = { Params: { id: string } }

const refundRefusals = {
  '406': 'Duplicate refund key',
  '412': 'Merchant cannot modify the status of the transaction',
  '414': 'Refund request is rejected due to invalid amount',
}

/** The Core API. Except for a bad key every response is HTTP 200: the result is `status_code` in the body. */
export function coreApi(app: FastifyInstance, sim: Simulation) {
  const refusal = (status_code: string, status_message: string) => ({
    status_code,
    status_message,
    id: sim.random.uuid(),
  })
  const notFound = () => refusal('404', "Transaction doesn't exist.")

  const sessionOf = (transaction: Transaction) => sim.ledger.sessions.get(transaction.token)

  /** Returns the response to a change. It has no signature, unlike the response to a status request. */
  function changed(transaction: Transaction, overrides: Record<string, string | number>) {
    const { signature_key: _, ...body } = transactionBody(sim, sessionOf(transaction), transaction, 'response')
    return { ...body, ...overrides }
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isAuthorized(request.headers.authorization, sim.config.serverKey)) return
    const message = 'Transaction cannot be authorized with the current client/server key.'
    return reply.code(401).send(refusal('401', message))
  })

  app.get<WithId>('/v2/:id/status', async (request) => {
    const transaction = sim.ledger.find(request.params.id)
    if (!transaction) return notFound()
    const body = transactionBody(sim, sessionOf(transaction), transaction, 'response')
    return { ...body, ...sim.faults.lies.get(transaction.order_id) }
  })

  function change(action: string, from: readonly State[], to: State, overrides: Record<string, string>) {
    app.post<WithId>(`/v2/:id/${action}`, async (request) => {
      const transaction = sim.ledger.find(request.params.id)
      if (!transaction) return notFound()
      if (!from.includes(transaction.state) || !move(sim, transaction, to)) {
        // Midtrans uses both texts for this rejection.
        const texts = ['Merchant cannot modify the status of the transaction', 'Transaction status cannot be updated.']
        return refusal('412', sim.random.pick(texts))
      }
      return changed(transaction, overrides)
    })
  }

  change('cancel', ['pending', 'authorize', 'capture', 'challenge'], 'cancel', {
    status_code: '200',
    status_message: 'Success, transaction is canceled',
  })
  change('expire', ['pending', 'authorize'], 'expire', { status_message: 'Success, transaction is expired' })
  change('approve', ['challenge'], 'capture', { status_message: 'Success, transaction is approved' })
  change('deny', ['challenge'], 'deny', { status_code: '200', status_message: 'Success, transaction is denied' })

  for (const path of ['refund', 'refund/online/direct']) {
    app.post<WithId>(`/v2/:id/${path}`, async (request) => {
      const transaction = sim.ledger.find(request.params.id)
      if (!transaction) return notFound()
      const { refund_key, amount, reason } = asObject(request.body)
      const result = refund(sim, transaction, {
        refund_key: asText(refund_key),
        amount: amount === undefined ? undefined : Number(amount),
        reason: asText(reason),
      })
      if (!result.ok) return refusal(result.code, refundRefusals[result.code])
      return changed(transaction, {
        status_message: 'Success, refund request is approved',
        refund_chargeback_id: result.refund.refund_chargeback_id,
        refund_key: result.refund.refund_key,
        refund_amount: result.refund.refund_amount.toFixed(2),
      })
    })
  }
}
