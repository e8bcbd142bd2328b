import { createHash } from 'node:crypto'
import type { PushContent } from '#contract/saluran/push-content.ts'
import { NOT_SENT } from '#server/kernel/call-service.ts'
import { encryptPush, type Receiver } from './encrypt-push.ts'
import { isPushService } from './push-services.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

/** 10 s timeout of a push service. */
const TIMEOUT_MS = 10_000
/** Waits after failures in seconds. Then the push is given up. */
const BACKOFF = [5, 30, 120, 600, 3600]

export interface PushTarget extends Receiver {
  endpoint: string
}

interface Sender {
  keys: VapidKeys
  /** Address of the shop, for operators of push services. */
  contact: string
  testOrigin?: string | undefined
}

/** Result of an attempt. `gone`: the browser no longer accepts pushes. `isUnclear`: without an answer, so it may have arrived. */
type PushOutcome =
  | { kind: 'accepted' }
  | { kind: 'gone' }
  | { kind: 'retry'; afterMs: number; reason: string; isUnclear?: true }
  | { kind: 'failed'; reason: string; isUnclear?: true }

/**
 * Sends a push to one browser.
 * @param until time at which the push service drops it
 * @param tries number of attempts, including this one
 */
export async function sendPush(
  { keys, contact, testOrigin }: Sender,
  { endpoint, ...receiver }: PushTarget,
  content: PushContent,
  { until, isUrgent, tries }: { until: Date; isUrgent: boolean; tries: number },
  now: Date,
): Promise<PushOutcome> {
  // Again: the setting may have changed since the device subscribed.
  if (!isPushService(endpoint, testOrigin)) return { kind: 'failed', reason: 'not a push service' }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: vapidHeader(keys, endpoint, contact, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000))),
        urgency: isUrgent ? 'high' : 'normal',
        topic: createHash('sha256').update(content.label).digest('base64url').slice(0, 32),
      },
      body: new Uint8Array(encryptPush(Buffer.from(JSON.stringify(content)), receiver)),
    })
    await response.body?.cancel()
    return outcomeOf(response.status, response.headers.get('retry-after'), tries)
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: unknown } }
    const reason = String(cause?.code ?? message)
    return { ...retry(tries, reason), ...(!NOT_SENT.has(reason) && { isUnclear: true }) }
  }
}

/** Returns what a push service's answer means. @param retryAfter seconds; a date counts as absent */
function outcomeOf(status: number, retryAfter: string | null, tries: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) return retry(tries, `status ${status}`, Number(retryAfter) || 0)
  return { kind: 'failed', reason: `status ${status}` }
}

function retry(tries: number, reason: string, atLeast = 0): PushOutcome {
  const seconds = BACKOFF[tries - 1]
  if (seconds === undefined) return { kind: 'failed', reason }
  return { kind: 'retry', afterMs: Math.max(seconds, atLeast) * 1000, reason }
}
