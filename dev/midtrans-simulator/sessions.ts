import { DAY, durationMs, parseStamp } from './clock.ts'
import { asObject, asText, type JsonObject } from './json.ts'
import { type Method, selectMethods } from './methods.ts'

/** A Snap token: the right to pay one order on the hosted page. It holds no data of payments. */
export interface Session {
  token: string
  order_id: string
  gross_amount: number
  /** The body of POST /snap/v1/transactions, already validated. */
  request: JsonObject
  created_at: number
  expires_at: number
  ended?: 'cancelled' | 'replaced' | 'closed'
  notify: { override: string[]; append: string[] }
}

export type SessionState = 'open' | 'expired' | NonNullable<Session['ended']>

export function sessionState(session: Session, now: number): SessionState {
  if (session.ended) return session.ended
  return now >= session.expires_at ? 'expired' : 'open'
}

/** Returns the expiry before a method is chosen, in this precedence: page_expiry, expiry, 24 hours. */
export function pageExpiry(request: JsonObject, now: number): number {
  const page = asObject(request.page_expiry)
  if (request.page_expiry) return now + durationMs(Number(page.duration), String(page.unit))
  return blanketExpiry(request, now) ?? now + DAY
}

/** Returns the expiry of an attempt. Without start_time the period starts when the customer chooses the method. */
export function attemptExpiry(request: JsonObject, method: Method, now: number): number {
  return blanketExpiry(request, now) ?? now + method.expiryMs
}

function blanketExpiry(request: JsonObject, now: number): number | undefined {
  if (!request.expiry) return undefined
  const expiry = asObject(request.expiry)
  const start = asText(expiry.start_time)
  return (start ? parseStamp(start) : now) + durationMs(Number(expiry.duration), String(expiry.unit))
}

/** Returns the methods of the popup: the merchant's active channels, restricted by the order. */
export function sessionMethods(session: Session, channels: string[] | undefined): Method[] {
  const wanted = session.request.enabled_payments
  const active = new Set(selectMethods(channels).map((method) => method.key))
  return selectMethods(Array.isArray(wanted) ? wanted.map(String) : undefined).filter((method) =>
    active.has(method.key),
  )
}
