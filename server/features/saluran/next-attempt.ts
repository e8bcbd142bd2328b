import type { Deps } from '#server/deps.ts'
import type { WhatsAppError } from '#server/whatsapp/errors.ts'

/** Seconds before the next attempt. After the last one the message is given up. */
const BACKOFF = [5, 30, 120, 600, 3600]
/** 5 min: wait of all messages after Meta refused the account. */
export const HALT_MS = 5 * 60_000
/** 60 s: wait for the status of a message whose answer was lost, before it is sent again. */
const UNKNOWN_MS = 60_000

/**
 * Returns what follows a failed attempt by WhatsApp.
 * @param attempts attempts so far, with this one
 * @returns `wait`: ms before the next attempt, undefined if the message is given up; `isHalted`: Meta accepts no messages of the
 *   shop for now
 */
export function nextAttempt(
  { kind, retryAfter = 0 }: Pick<WhatsAppError, 'kind' | 'retryAfter'>,
  attempts: number,
): { wait: number | undefined; isHalted: boolean } {
  const isHalted = kind === 'account' || kind === 'rate-limited'
  const wait = waitFor(kind, (BACKOFF[attempts - 1] ?? 0) * 1000)
  return { wait: wait && Math.max(wait, retryAfter * 1000), isHalted }
}

/** @param backoff in ms; 0 after the last attempt */
function waitFor(kind: WhatsAppError['kind'], backoff: number): number | undefined {
  if (kind === 'account') return HALT_MS
  if (kind === 'rate-limited') return UNKNOWN_MS
  if (backoff === 0) return undefined
  if (kind === 'unknown') return Math.max(UNKNOWN_MS, backoff)
  return kind === 'transient' || kind === 'recipient-limited' ? backoff : undefined
}

export const later = ({ clock }: Pick<Deps, 'clock'>, ms: number): Date => new Date(clock().getTime() + ms)
