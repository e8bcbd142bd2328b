import type { OrderState, Rule } from './rules.ts'

const SECOND = 1000
const HOUR = 3_600_000
/** Wait for further events of the same order. */
const MERGE_MS = 60 * SECOND
/** Wait for the report of a device, before the next channel. */
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
  /** True if a device reported the arrival. */
  isArrived: boolean
  /** True if a later notice about the same order will be pushed. */
  isMerged: boolean
  /** True if a mail about it may be sent, and is not sent yet. */
  canMail: boolean
  /** Hours by which the account's time zone is ahead of UTC. */
  zone: number
}

/** `at`: time at which to choose again; null if nothing is left to choose. */
export type Step =
  | { kind: 'push'; until: Date; at: Date | null }
  | { kind: 'mail' }
  | { kind: 'wait'; at: Date }
  | { kind: 'done' }

const DONE: Step = { kind: 'done' }

/** Returns the next channel of a notice. */
export function chooseSaluran(rule: Rule, facts: Facts, now: Date): Step {
  const until = new Date(facts.dibuat.getTime() + rule.hours * HOUR)
  const hasPassed = facts.order && rule.holds?.(facts.order) === false
  if (now >= until || hasPassed || facts.isArrived) return DONE
  const escalated: Step = rule.escalates && facts.canMail ? { kind: 'mail' } : DONE
  if (facts.isPushed) return escalated
  if (!facts.isAllowed || facts.devices === 0) return escalated
  if (rule.isCritical) return push(rule, until, now)
  if (facts.isMerged) return DONE
  const at = quietUntil(facts.order ? new Date(facts.dibuat.getTime() + MERGE_MS) : now, now, facts.zone)
  return at > now ? { kind: 'wait', at } : push(rule, until, now)
}

const push = (rule: Rule, until: Date, now: Date): Step => ({
  kind: 'push',
  until,
  at: rule.escalates ? new Date(now.getTime() + ESCALATE_MS) : null,
})

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
