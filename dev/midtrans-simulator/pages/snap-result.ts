import { stamp } from '#dev/midtrans-simulator/clock.ts'
import { asObject, asText, type Json } from '#dev/midtrans-simulator/json.ts'
import type { Session } from '#dev/midtrans-simulator/sessions.ts'
import type { Simulation } from '#dev/midtrans-simulator/simulation.ts'
import { isPaid, isWaiting, statusCode, type Transaction, wireStatus } from '#dev/midtrans-simulator/transactions.ts'
import { money } from '#dev/midtrans-simulator/webhooks/notification.ts'
import { deathOf } from './dead-session.ts'
import { texts } from './texts.ts'

type SnapEvent = 'success' | 'pending' | 'error' | 'close'

/** How the customer leaves the page: the callback with its result, and the redirect address. */
export interface Exit {
  event: SnapEvent
  result: Record<string, Json> | undefined
  href: string | undefined
}

const messages: Record<SnapEvent, string> = {
  success: 'Success, transaction is found',
  pending: 'Transaksi sedang diproses',
  error: 'Transaksi ditolak',
  close: '',
}

export function exitOf(sim: Simulation, session: Session, latest: Transaction | undefined): Exit {
  const death = deathOf(session, latest, sim.clock.now())
  if (death) return brokenExit(death.code, texts.id[death.reason], finishUrl(sim, session, 'error'))
  if (!latest) return { event: 'close', result: undefined, href: finishUrl(sim, session, 'finish') }
  const event = isPaid(latest.state) ? 'success' : isWaiting(latest.state) ? 'pending' : 'error'
  const base = finishUrl(sim, session, event === 'error' ? 'error' : 'finish')
  const code = statusCode(latest.state, 'response')
  const status = wireStatus(latest.state)
  const href = base && returnUrl(base, session.order_id, code, status.transaction_status)
  return {
    event,
    href,
    result: {
      status_code: code,
      status_message: messages[event],
      // Midtrans sends these two pending results without ids.
      ...(event === 'pending' && isNameless(latest)
        ? {}
        : { transaction_id: latest.transaction_id, order_id: latest.order_id }),
      gross_amount: money(latest.gross_amount),
      payment_type: latest.payment_type,
      transaction_time: stamp(latest.created_at),
      ...status,
      ...latest.details,
      ...vaByBank(latest),
      ...(href ? { finish_redirect_url: href } : {}),
      pdf_url: `${sim.config.publicUrl}/snap/v1/transactions/${session.token}/pdf`,
    },
  }
}

/** Returns the exit of a page that accepts no payment any more. An error without a transaction has a list of messages. */
export function brokenExit(code: string, message: string, href?: string): Exit {
  return { event: 'error', href, result: { status_code: code, status_message: [message] } }
}

const isNameless = ({ method, payment_type }: Transaction) => method === 'bca_va' || payment_type === 'gopay'

function vaByBank({ method, details }: Transaction): Record<string, Json> {
  const [first] = (details.va_numbers ?? []) as { va_number: string }[]
  return method === 'bca_va' && first ? { bca_va_number: first.va_number } : {}
}

function returnUrl(base: string, order_id: string, status_code: string, transaction_status: string): string {
  const url = new URL(base)
  for (const [key, value] of Object.entries({ order_id, status_code, transaction_status })) {
    url.searchParams.set(key, value)
  }
  return url.href
}

function finishUrl(sim: Simulation, session: Session, kind: 'finish' | 'error'): string | undefined {
  const callbacks = asObject(session.request.callbacks)
  const url = asText(callbacks[kind]) ?? asText(callbacks.finish) ?? sim.config.finishUrl
  return url && /^https?:\/\//i.test(url) ? url : undefined
}
