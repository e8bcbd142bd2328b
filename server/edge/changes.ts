import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Sumber } from '#contract/endpoint.ts'
import { serversIn, writableServer } from '#server/db/address.ts'
import { LINE } from '#server/db/line.ts'
import { breakOff, type Pulse } from '#server/db/pulse.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'

const RETRY_MS = 1_000
/** How often the process that announces looks for what changed. */
const ANNOUNCE_MS = 200
/** How often every other one looks whether something was left lying, and for how long it must lie for that. */
const WATCH_MS = 500
const LEFT_MS = 500
/** A request that wrote waits no longer for its own news. */
const OWN_NEWS_MS = 1_000
/** After so long without an answer of the database, nobody knows what is left lying. */
const SILENT_MS = 2_000
/** Single products that are remembered; beyond that everything counts as changed once. */
const REMEMBERED = 100_000

/** What changed of that which public answers are made of, as far as this process has heard. */
export interface Changes {
  /** A mark to ask about later, to be taken before reading. */
  mark(): number
  /** Was a change of one of these heard after the mark? When the line opens again, everything counts as changed. */
  since(mark: number, madeOf: readonly Sumber[]): boolean
  /** Since when nothing is heard, in milliseconds; undefined while the line is open. */
  deafSince(): number | undefined
  /** Hears of every change that is committed by now. Where that cannot be had in time, everything counts as changed. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** The source of `produk/12` is `produk`. */
export const sourceOf = (sumber: Sumber): string => sumber.split('/', 1)[0] ?? sumber

/**
/**
 * Listens to what changes, on a connection of its own, and goes on as soon as it can when that breaks, or is to be given up. Triggers
 * write changes down; whichever process announced the last ones announces the next, and every other one takes over what it finds
 * left lying. Resolves after the first attempt, whether it succeeded or not.
 */
export async function listenForChanges(
  url: string,
  { pulse, clock, log }: { pulse: Pick<Pulse, 'onLost'>; clock: Clock; log: Log },
): Promise<Changes> {
  const heard = new Heard()
  let deaf: number | undefined = clock().getTime()
  /** When the database last answered: by a clock that nobody sets, and by the shop's. */
  let answered = { at: 0, time: deaf }
  /** The open line. */
  let open: pg.Client | undefined
  const stop = new AbortController()
  const firstAttempt = Promise.withResolvers<void>()
  const running = run()
  await firstAttempt.promise

  return {
    mark: () => heard.tick,
    since: (mark, madeOf) => heard.since(mark, madeOf),
    deafSince,
    catchUp,
    async close() {
      stop.abort()
      await running
    },
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const client = new pg.Client({
        // A server that only reads refuses to LISTEN, so asking any is as good as asking none.
        connectionString: await writableServer(url).catch(() => serversIn(url)[0]),
        // By this name the database knows that somebody announces (`catat_perubahan`).
        application_name: 'kerapusehat-siaran',
        ...LINE,
        query_timeout: 5_000,
      })
      try {
        await listen(client)
      } catch (err) {
        if (deaf === undefined && !stop.signal.aborted) log.warn({ err }, 'changes of the catalogue are not heard')
      }
      open = undefined
      deaf = deafSince() ?? clock().getTime()
      firstAttempt.resolve()
      breakOff(client)
      await delay(RETRY_MS, undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  /** Never returns: throws when the line is broken, or no longer wanted. */
  async function listen(client: pg.Client): Promise<never> {
    const broken = new AbortController()
    let announcer: number | undefined
    const forget = pulse.onLost(() => breakOff(client))
    client.on('end', forget)
    client.on('error', (error) => broken.abort(error))
    client.on('end', () => broken.abort())
    client.on('notification', ({ processId, payload }) => {
      announcer = processId
      heard.news(payload)
    })
    await client.connect()
    await client.query('LISTEN siaran')
    // Whoever comes announces, what lies there and what is to come.
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pg_backend_pid() AS pid, siarkan_perubahan(0), pg_notify('siaran', '')`,
    )
    const self = rows[0]?.pid
    heard.everything()
    heed()
    deaf = undefined
    open = client
    firstAttempt.resolve()
    const signal = AbortSignal.any([stop.signal, broken.signal])
    for (;;) {
      const isAnnouncer = announcer === self
      await delay(isAnnouncer ? ANNOUNCE_MS : WATCH_MS, undefined, { signal })
      // It writes: a server whose place was taken refuses it.
      await client.query(`SELECT siarkan_perubahan(${isAnnouncer ? 0 : LEFT_MS})`)
      heed()
    }
  }

  async function catchUp(): Promise<void> {
    // What another process has just announced lies in the queue before this line's own message, so it comes first.
    const told = open?.query(`SELECT siarkan_perubahan(0), pg_notify('siaran', '')`).then(() => true)
    const late = delay(OWN_NEWS_MS, false, { ref: false })
    const isTold = await Promise.race([told, late]).catch(() => false)
    if (!isTold) heard.everything()
    // Marks that were taken until now are of before.
    heard.tick++
  }

  function deafSince(): number | undefined {
    return deaf ?? (performance.now() - answered.at > SILENT_MS ? answered.time : undefined)
  }

  function heed(): void {
    answered = { at: performance.now(), time: clock().getTime() }
  }
}

/** When what was heard of last, in ticks that count the news. */
class Heard {
  tick = 0
  #everything = 0
  /** Of a source: news of one of its rows, or of all of them. */
  readonly #any = new Map<string, number>()
  readonly #all = new Map<string, number>()
  readonly #one = new Map<Sumber, number>()

  everything(): void {
    this.#everything = ++this.tick
  }

  /** @param payload what changed, with spaces between: `produk/12 produk/13`, or `produk` for all of them */
  news(payload = ''): void {
    if (!payload) return
    this.tick++
    for (const sumber of payload.split(' ')) {
      const source = sourceOf(sumber)
      this.#any.set(source, this.tick)
      if (source === sumber) this.#all.set(source, this.tick)
      else this.#one.set(sumber, this.tick)
    }
    if (this.#one.size <= REMEMBERED) return
    this.#one.clear()
    this.everything()
  }

  since(mark: number, madeOf: readonly Sumber[]): boolean {
    if (mark === this.tick) return false
    return this.#everything > mark || madeOf.some((sumber) => this.#last(sumber) > mark)
  }

  #last(sumber: Sumber): number {
    const source = sourceOf(sumber)
    if (source === sumber) return this.#any.get(source) ?? 0
    return Math.max(this.#one.get(sumber) ?? 0, this.#all.get(source) ?? 0)
  }
}
