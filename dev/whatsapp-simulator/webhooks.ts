import { request } from 'undici'
import type { Clock } from '#dev/midtrans-simulator/clock.ts'
import { signatureOf } from '#server/whatsapp/signature.ts'
import type { Config } from './simulation.ts'

export interface Delivery {
  id: number
  /** Exact bytes of the body, identical in every attempt. */
  body: string
  signature: string | undefined
  state: 'held' | 'queued' | 'sending' | 'delivered' | 'failed' | 'dropped'
  dueAt: number
  /** HTTP statuses of the shop; 0 without a response. */
  attempts: number[]
}

/** Faults of the next webhooks. What is not named stays as it is. */
export interface Policy {
  /** Hold webhooks back until they are released. */
  hold: boolean
  /** Number of next webhooks to drop. */
  drop: number
  /** Number of duplicates of each webhook. */
  duplicate: number
}

/** Milliseconds before each retry. Meta retries for days. */
const RETRY_MS = [2_000, 10_000]
const KEPT = 5_000

/** Serializes as Meta does: characters above U+007F as `\uXXXX`, in lower case. */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Queue of webhooks. They leave in order of their due times, one after the other. */
export class Webhooks {
  policy: Policy = { hold: false, drop: 0, duplicate: 0 }
  /** The last `KEPT` webhooks, oldest first. */
  journal: Delivery[] = []
  private queue: Delivery[] = []
  private lastId = 0
  private timer: NodeJS.Timeout | undefined
  private isPumping = false
  private readonly stopping = new AbortController()
  private readonly clock: Clock
  private readonly config: Config
  private readonly appSecret: string

  constructor(clock: Clock, config: Config, appSecret: string) {
    this.clock = clock
    this.config = config
    this.appSecret = appSecret
  }

  /** @param delayMs milliseconds of the clock until it leaves */
  send(value: unknown, delayMs = 0) {
    for (let copy = 0; copy <= this.policy.duplicate; copy++) this.sendRaw(escapedJson(value), undefined, delayMs)
  }

  /** @param signature header to send instead of the right one; '' for none */
  sendRaw(body: string, signature = signatureOf(Buffer.from(body), this.appSecret), delayMs = 0) {
    const isDropped = this.policy.drop > 0
    if (isDropped) this.policy.drop--
    const delivery: Delivery = {
      id: ++this.lastId,
      body,
      signature: signature || undefined,
      state: isDropped ? 'dropped' : this.policy.hold ? 'held' : 'queued',
      dueAt: this.clock.now() + delayMs,
      attempts: [],
    }
    this.journal.push(delivery)
    if (this.journal.length > KEPT) this.journal.shift()
    if (!isDropped) this.queue.push(delivery)
    this.pumpSoon()
  }

  /** Releases held webhooks; `isReverse` sends the newest first. */
  release(isReverse: boolean) {
    const held = this.queue.filter(({ state }) => state === 'held')
    this.queue = this.queue.filter(({ state }) => state !== 'held')
    for (const delivery of isReverse ? held.reverse() : held)
      this.queue.push(Object.assign(delivery, { state: 'queued', dueAt: this.clock.now() }))
    this.pumpSoon()
  }

  /** Sends a webhook once more. */
  redeliver(id: number): boolean {
    const delivery = this.journal.find((item) => item.id === id)
    if (delivery) this.sendRaw(delivery.body, delivery.signature ?? '')
    return delivery !== undefined
  }

  /** Waits for the next due webhook. Idle, it has no timer. */
  pumpSoon() {
    clearTimeout(this.timer)
    const next = Math.min(...this.queue.filter(({ state }) => state === 'queued').map(({ dueAt }) => dueAt))
    if (next === Infinity || this.isPumping || this.stopping.signal.aborted) return
    this.timer = setTimeout(() => void this.pump(), Math.max(0, next - this.clock.now()))
  }

  clear() {
    this.policy = { hold: false, drop: 0, duplicate: 0 }
    this.journal = []
    this.queue = []
  }

  stop() {
    this.stopping.abort()
    clearTimeout(this.timer)
  }

  private async pump() {
    this.isPumping = true
    for (;;) {
      const due = this.queue
        .filter(({ state, dueAt }) => state === 'queued' && dueAt <= this.clock.now())
        .sort((a, b) => a.dueAt - b.dueAt)[0]
      if (!due || this.stopping.signal.aborted) break
      await this.attempt(due)
    }
    this.isPumping = false
    this.pumpSoon()
  }

  private async attempt(delivery: Delivery) {
    delivery.state = 'sending'
    const status = await this.post(delivery)
    delivery.attempts.push(status)
    const gap = RETRY_MS[delivery.attempts.length - 1]
    if (status === 200 || gap === undefined) {
      delivery.state = status === 200 ? 'delivered' : 'failed'
      this.queue = this.queue.filter((item) => item !== delivery)
    } else {
      delivery.state = 'queued'
      delivery.dueAt = this.clock.now() + gap * this.config.timeScale
    }
  }

  private async post({ body, signature }: Delivery): Promise<number> {
    const { webhookUrl, webhookTimeoutMs } = this.config
    if (!webhookUrl) return 0
    try {
      const answer = await request(webhookUrl, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'facebookexternalua',
          ...(signature && { 'x-hub-signature-256': signature }),
        },
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(webhookTimeoutMs)]),
      })
      await answer.body.dump()
      return answer.statusCode
    } catch {
      return 0
    }
  }
}
