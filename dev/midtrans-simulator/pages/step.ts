import { waitsForOtp } from '#dev/midtrans-simulator/card-payments.ts'
import { selectMethods } from '#dev/midtrans-simulator/methods.ts'
import { denials, MAX_DENIALS, methodOf } from '#dev/midtrans-simulator/payments.ts'
import { sessionMethods } from '#dev/midtrans-simulator/sessions.ts'
import { isPaid, isRefused, isWaiting, type Transaction } from '#dev/midtrans-simulator/transactions.ts'
import { cardForm, isProblem, otpForm } from './card-form.ts'
import { deathOf } from './dead-session.ts'
import { denied, success, unavailable } from './endings.ts'
import { instructions, verifying } from './instructions.ts'
import type { Section, View } from './layout.ts'
import { methodList } from './method-list.ts'

export interface StepQuery {
  /** `credit_card`: show the card form. */
  method?: string
  /** Show the list of methods even after a refused attempt. */
  list?: string
  problem?: string
  /** Restrict the list for this opening: Snap's enabledPayments and selectedPaymentType. */
  enabled?: string
  selected?: string
  /** Snap's autoCloseDelay in seconds. */
  delay?: string
}

const LEAVE_AFTER = 3

/** Returns the step to show, derived from the session and its latest attempt. */
export function currentStep(view: View, query: StepQuery): Section {
  const { sim, session } = view
  const latest = sim.ledger.attempts(session.order_id).at(-1)
  const death = deathOf(session, latest, sim.clock.now())
  const problem = isProblem(query.problem) ? query.problem : undefined

  if (death) return unavailable(view, death.reason)
  if (latest && isPaid(latest.state)) return success(view, Number(query.delay ?? LEAVE_AFTER))
  if (latest && isRefused(latest.state) && session.ended === 'closed') {
    return denied(view, denials(sim, session) > MAX_DENIALS)
  }
  if (latest && isWaiting(latest.state)) return waitingStep(view, latest, problem)

  const methods = choices(view, query)
  const [only] = methods
  if (latest && isRefused(latest.state) && !query.list && !query.method) return denied(view, false)
  if (query.method === 'credit_card' || (methods.length === 1 && only?.kind === 'card')) {
    return cardForm(view, problem, methods.length > 1)
  }
  return methodList(view, methods)
}

export function choices({ sim, session }: View, query: StepQuery) {
  const keys = query.selected ? [query.selected] : query.enabled?.split(',')
  const methods = sessionMethods(session, sim.config.channels)
  const wanted = selectMethods(keys).map((method) => method.key)
  return methods.filter((method) => wanted.includes(method.key))
}

function waitingStep(view: View, latest: Transaction, problem: Parameters<typeof otpForm>[1]): Section {
  if (waitsForOtp(latest)) return otpForm(view, problem)
  return methodOf(latest).kind === 'card' ? verifying(view) : instructions(view, latest)
}
