import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Sumber } from '#contract/endpoint.ts'
import { serversIn, writableServer } from '#server/db/address.ts'
import { CONNECTION_OPTIONS } from '#server/db/line.ts'
import { breakOff, type Pulse } from '#server/db/pulse.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'

const RETRY_MS = 1_000
/** Polling interval of the process that announces changes. */
const ANNOUNCE_MS = 200
/** Polling interval of all other processes, and the age from which a change counts as abandoned by the announcer. */
const WATCH_MS = 500
const LEFT_MS = 500
/** Maximum wait of a writing request for the notification of its own changes. */
const OWN_NEWS_MS = 1_000
/** Time without a database response after which abandoned changes may exist unnoticed. */
const SILENT_MS = 2_000
/** Maximum number of products with individual marks. Beyond it, all sources count as changed once. */
const REMEMBERED = 100_000

/** Changes of the data sources of public responses, as far as this process was notified. */
export interface Changes {
  /** Returns a mark for `since`; must be read before the data. */
  mark(): number
  /** True if one of the sources changed after the mark. After a reconnect, all sources count as changed. */
  since(mark: number, madeOf: readonly Sumber[]): boolean
  /** Time in milliseconds since which notifications are missing; undefined while the connection is open. */
  deafSince(): number | undefined
  /** Waits for the notifications of all changes committed so far. If that times out, all sources count as changed. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** Returns the source: `produk` for `produk/12`. */
export const sourceOf = (sumber: Sumber): string => sumber.split('/', 1)[0] ?? sumber

/**
 * Listens for changes on a dedicated connection, and reconnects after it breaks or counts as lost. Triggers record changes in a
 * table. The process that announced the last changes also announces the next ones; any other process announces those that are
 * left over. Resolves after the first attempt, successful or not.
 */
export async function listenForChanges(
  url: string,
  { pulse, clock, log }: { pulse: Pick<Pulse, 'onLost'>; clock: Clock; log: Log },
): Promise<Changes> {
  const heard = new Heard()
  let deaf: number | undefined = clock().getTime()
  /** Time of the database's last response: by the monotonic clock, and by the shop's clock. */
  let answered = { at: 0, time: deaf }
  /** The open connection. */
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
        // A read-only server refuses LISTEN, so without a writable server any address will do.
        connectionString: await writableServer(url).catch(() => serversIn(url)[0]),
        application_name: 'kerapusehat-siaran',
        ...CONNECTION_OPTIONS,
        query_timeout: 5_000,
      })
      try {
        await listen(client)
      } catch (err) {
        if (deaf === undefined && !stop.signal.aborted) log.warn({ err }, 'change notifications unavailable')
      }
      open = undefined
      deaf = deafSince() ?? clock().getTime()
      firstAttempt.resolve()
      breakOff(client)
      await delay(RETRY_MS, undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  /** Never returns. Throws when the connection breaks or the listener is stopped. */
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
    // A new process becomes the announcer: it announces pending changes and all later ones.
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
      // The call writes, so a demoted primary refuses it.
      await client.query(`SELECT siarkan_perubahan(${isAnnouncer ? 0 : LEFT_MS})`)
      heed()
    }
  }

  async function catchUp(): Promise<void> {
    // Another process's earlier notification precedes this connection's own message in the queue.
    const told = open?.query(`SELECT siarkan_perubahan(0), pg_notify('siaran', '')`).then(() => true)
    const late = delay(OWN_NEWS_MS, false, { ref: false })
    const isTold = await Promise.race([told, late]).catch(() => false)
    if (!isTold) heard.everything()
    // Marks taken before this point count as older.
    heard.tick++
  }

  function deafSince(): number | undefined {
    return deaf ?? (performance.now() - answered.at > SILENT_MS ? answered.time : undefined)
  }

  function heed(): void {
    answered = { at: performance.now(), time: clock().getTime() }
  }
}

/** Tick of the last change by source. Ticks count the notifications. */
class Heard {
  tick = 0
  #everything = 0
  /** Last change by source: `#any` of any row, `#all` of the whole source, `#one` of a single row. */
  readonly #any = new Map<string, number>()
  readonly #all = new Map<string, number>()
  readonly #one = new Map<Sumber, number>()

  everything(): void {
    this.#everything = ++this.tick
  }

  /** @param payload changed sources, separated by spaces: `produk/12 produk/13`, or `produk` for all rows */
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
