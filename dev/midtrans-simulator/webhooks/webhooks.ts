import { type Clock, SECOND, stamp } from '#dev/midtrans-simulator/clock.ts'
import type { Config } from '#dev/midtrans-simulator/config.ts'
import type { Random } from '#dev/midtrans-simulator/random.ts'
import type { Body } from './notification.ts'
import { type Answer, deliver } from './webhook-delivery.ts'
import { retryBudget, retryGap } from './webhook-retry.ts'

export interface Delivery {
  id: number
  url: string
  order_id: string
  transaction_id: string
  transaction_status: string
  /** Exact bytes of the body, identical in every attempt. */
  body: string
  state: 'held' | 'queued' | 'sending' | 'retrying' | 'delivered' | 'failed' | 'dropped'
  due_at: number
  attempts: { at: string; answer: Answer; text: string }[]
}

/** Delivery faults for tests. Without faults, notifications leave at once and in order, one at a time per order. */
export interface Policy {
  /** Hold notifications back until they are released. */
  hold: boolean
  /** Number of next notifications to drop. */
  drop: number
  /** Number of duplicates per notification. */
  duplicate: number
  /** Delay of the first try in seconds of the virtual clock. */
  delay: number
  /** Delay `pending` until the transaction's next notification is sent. */
  reorder: boolean
}

interface Listener {
  /** Called when a delivery has changed. */
  changed(delivery: Delivery): void
  /** Called before deliveries are sent. */
  sending(): void
  attempted(delivery: Delivery): void
}

const FINISHED: readonly Delivery['state'][] = ['delivered', 'failed', 'dropped']
export const isUnfinished = ({ state }: Delivery) => !FINISHED.includes(state)

const KEPT = 5_000
const noTrouble: Policy = { hold: false, drop: 0, duplicate: 0, delay: 0, reorder: false }

export class Webhooks {
  policy: Policy = { ...noTrouble }
  /** The last `KEPT` deliveries, finished or not, oldest first. After a restart: the unfinished ones. */
  journal: Delivery[] = []
  private readonly active = new Set<Delivery>()
  private lastId = 0
  private readonly stopping = new AbortController()
  private pumping: NodeJS.Immediate | undefined
  private readonly clock: Clock
  private readonly config: Config
  private readonly random: Random
  private readonly listener: Listener

  constructor(clock: Clock, config: Config, random: Random, listener: Listener) {
    this.clock = clock
    this.config = config
    this.random = random
    this.listener = listener
  }

  send(urls: readonly string[], body: Body) {
    for (const url of urls) {
      for (let copy = 0; copy <= this.policy.duplicate; copy++) this.enqueue(url, body)
    }
    if (this.policy.reorder && body.transaction_status !== 'pending') {
      this.release({ transaction_id: String(body.transaction_id) })
    }
    this.pumpSoon()
  }

  /** Releases held notifications; `reverse` sends the newest first. */
  release({ transaction_id, reverse = false }: { transaction_id?: string; reverse?: boolean } = {}) {
    const held = [...this.active].filter(
      (delivery) => delivery.state === 'held' && (!transaction_id || delivery.transaction_id === transaction_id),
    )
    for (const delivery of reverse ? held.reverse() : held) {
      delivery.state = 'queued'
      delivery.due_at = this.clock.now()
      // Move to the end of the queue, behind notifications sent meanwhile.
      this.active.delete(delivery)
      this.active.add(delivery)
      this.listener.changed(delivery)
    }
    this.pumpSoon()
  }

  /** Starts all due deliveries. First tries of an order are sequential; retries do not wait. */
  pump() {
    if (this.stopping.signal.aborted) return
    this.listener.sending()
    const now = this.clock.now()
    const busyOrders = new Set<string>()
    for (const delivery of this.active) {
      const firstTry = delivery.state === 'queued' || (delivery.state === 'sending' && delivery.attempts.length === 0)
      const mayStart =
        delivery.state === 'retrying' || (delivery.state === 'queued' && !busyOrders.has(delivery.order_id))
      if (firstTry) busyOrders.add(delivery.order_id)
      if (mayStart && delivery.due_at <= now) void this.attempt(delivery)
    }
  }

  /** Returns the unfinished deliveries, which a restart must keep. */
  unfinished(): Delivery[] {
    return [...this.active]
  }

  restore(deliveries: Delivery[]) {
    this.journal = deliveries
    this.lastId = Math.max(0, ...deliveries.map((delivery) => delivery.id))
    for (const delivery of deliveries) {
      // A delivery in progress at the end of the process may or may not have arrived: resend it, as Midtrans would.
      if (delivery.state === 'sending') delivery.state = 'retrying'
      this.active.add(delivery)
    }
  }

  reset() {
    this.policy = { ...noTrouble }
    this.journal = []
    this.active.clear()
  }

  stop() {
    this.stopping.abort()
  }

  private pumpSoon() {
    this.pumping ??= setImmediate(() => {
      this.pumping = undefined
      this.pump()
    })
  }

  private enqueue(url: string, body: Body) {
    const dropped = this.policy.drop > 0
    if (dropped) this.policy.drop--
    const held = this.policy.hold || (this.policy.reorder && body.transaction_status === 'pending')
    const delivery: Delivery = {
      id: ++this.lastId,
      url,
      order_id: String(body.order_id),
      transaction_id: String(body.transaction_id),
      transaction_status: String(body.transaction_status),
      body: JSON.stringify(body),
      state: dropped ? 'dropped' : held ? 'held' : 'queued',
      due_at: this.clock.now() + this.policy.delay * SECOND,
      attempts: [],
    }
    this.journal.push(delivery)
    if (this.journal.length > KEPT) this.journal.shift()
    if (dropped) return
    this.active.add(delivery)
    this.listener.changed(delivery)
  }

  private async attempt(delivery: Delivery) {
    delivery.state = 'sending'
    const at = stamp(this.clock.now())
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(this.config.webhookTimeoutMs)])
    const { answer, text } = await deliver(delivery.url, delivery.body, signal)
    if (this.stopping.signal.aborted) return
    delivery.attempts.push({ at, answer, text })
    const retries = delivery.attempts.length - 1
    if (typeof answer === 'number' && answer >= 200 && answer < 300) this.finish(delivery, 'delivered')
    else if (retries >= retryBudget(answer)) this.finish(delivery, 'failed')
    else {
      delivery.state = 'retrying'
      delivery.due_at = this.clock.now() + retryGap(retries, this.random.next(), this.config.timeScale)
    }
    this.listener.changed(delivery)
    this.listener.attempted(delivery)
    this.pumpSoon()
  }

  private finish(delivery: Delivery, state: 'delivered' | 'failed') {
    delivery.state = state
    this.active.delete(delivery)
  }
}
