import type { OrderState, Rule } from './rules.ts'

const SECOND = 1000
const HOUR = 3_600_000
/** Wait for further events of the same order. */
const MERGE_MS = 60 * SECOND
/** Wait for the report of the arrival, before the next channel. */
const ESCALATE_MS = 10 * 60 * SECOND
/** Quiet hours of the account's time zone. */
const [QUIET_FROM, QUIET_TO] = [21, 6]

/** A notice, and everything that decides on its channels, as of now. */
export interface Facts {
  dibuat: Date
  /** Undefined for a notice that is not about an order. */
  order: OrderState | undefined
  /** True if the account agrees to pushes for this purpose. */
  isAllowed: boolean
  /** Number of its devices. */
  devices: number
  /** True if it was pushed to one of them. */
  isPushed: boolean
  /** True if it can be sent by WhatsApp: consent, confirmed number, approved template, and limits left. */
  canWa: boolean
  /** True if it was sent by WhatsApp, or given up. */
  isWaSent: boolean
  /** True if a device or WhatsApp reported the arrival. */
  isArrived: boolean
  /** True if other channels are chosen for a later notice about the same order. */
  isMerged: boolean
  /** True if a mail about it may be sent, and is not sent yet. */
  canMail: boolean
  /** Hours by which the account's time zone is ahead of UTC. */
  zone: number
}

/** `at`: time at which to choose again; null if nothing is left to choose. */
export type Step =
  | { kind: 'push' | 'wa'; until: Date; at: Date | null }
  | { kind: 'mail' }
  | { kind: 'wait'; at: Date }
  | { kind: 'done' }

const DONE: Step = { kind: 'done' }

/** Returns the next channel of a notice. */
export function chooseSaluran(rule: Rule, facts: Facts, now: Date): Step {
  const until = new Date(facts.dibuat.getTime() + rule.hours * HOUR)
  const hasPassed = facts.order && rule.holds?.(facts.order) === false
  if (now >= until || hasPassed || facts.isArrived) return DONE
  const channels = openChannels(facts)
  const [kind] = channels
  if (!kind) return rule.escalates && facts.canMail ? { kind: 'mail' } : DONE
  const hasNext = channels.length > 1 || rule.escalates
  const step: Step = { kind, until, at: hasNext ? new Date(now.getTime() + ESCALATE_MS) : null }
  if (rule.isCritical) return step
  if (facts.isMerged) return DONE
  const at = quietUntil(facts.order ? new Date(facts.dibuat.getTime() + MERGE_MS) : now, now, facts.zone)
  return at > now ? { kind: 'wait', at } : step
}

/** Returns the channels that are left. Push comes first, because WhatsApp costs money. */
function openChannels({ isAllowed, devices, isPushed, canWa, isWaSent }: Facts): ('push' | 'wa')[] {
  const canPush = isAllowed && devices > 0 && !isPushed
  return [...(canPush ? ['push' as const] : []), ...(canWa && !isWaSent ? ['wa' as const] : [])]
}

/** Returns the first time from `from` and `now` on that is outside the quiet hours. */
function quietUntil(from: Date, now: Date, zone: number): Date {
  const time = new Date(Math.max(from.getTime(), now.getTime()) + zone * HOUR)
  const hour = time.getUTCHours()
  if (hour < QUIET_FROM && hour >= QUIET_TO) return new Date(time.getTime() - zone * HOUR)
  const morning = Date.UTC(
    time.getUTCFullYear(),
    time.getUTCMonth(),
    time.getUTCDate() + (hour >= QUIET_FROM ? 1 : 0),
    QUIET_TO,
  )
  return new Date(morning - zone * HOUR)
}
