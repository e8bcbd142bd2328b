import { type Session, sessionState } from '#dev/midtrans-simulator/sessions.ts'
import { isPaid, isRefused, type Transaction } from '#dev/midtrans-simulator/transactions.ts'
import type { Texts } from './texts.ts'

export interface Death {
  reason: keyof Texts
  code: string
}

/** Returns why this token accepts no payment any more. Undefined if it does, or if there is a result to show. */
export function deathOf(session: Session, latest: Transaction | undefined, now: number): Death | undefined {
  if (latest && isPaid(latest.state)) return undefined
  const state = sessionState(session, now)
  if (state === 'cancelled' || latest?.state === 'cancel') return { reason: 'unavailableCancelled', code: '202' }
  if (state === 'replaced') return { reason: 'unavailableReplaced', code: '202' }
  if (state === 'expired' || latest?.state === 'expire') return { reason: 'unavailableExpired', code: '407' }
  if (latest && isRefused(latest.state)) return undefined
  return state === 'closed' ? { reason: 'unavailableClosed', code: '202' } : undefined
}
