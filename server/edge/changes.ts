import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Sumber } from '#contract/endpoint.ts'
import { serversIn, writableServer } from '#server/db/address.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'

const RETRY_MS = 1_000
/** A connection that went silently would go unnoticed otherwise. */
const HEARTBEAT_MS = 5_000

/** What changed of that which public answers are made of, as far as this process has heard. */
export interface Changes {
  /** A mark to ask about later, to be taken before reading. */
  mark(): number
  /** Was a change of one of these heard after the mark? When the line opens again, everything counts as changed. */
  since(mark: number, madeOf: readonly Sumber[]): boolean
  /** Since when nothing is heard, in milliseconds; undefined while the line is open. */
  deafSince(): number | undefined
  close(): Promise<void>
}

/**
 * Listens to what the triggers of the database tell, on a connection of its own, and goes on as soon as it can when that
 * breaks. Resolves after the first attempt, whether it succeeded or not.
 */
export async function listenForChanges(url: string, clock: Clock, log: Log): Promise<Changes> {
  let tick = 0
  const last = new Map<string, number>()
  let everything = 0
  let deaf: number | undefined = clock().getTime()
  const stop = new AbortController()
  const firstAttempt = Promise.withResolvers<void>()
  const running = run()
  await firstAttempt.promise

  return {
    mark: () => tick,
    since: (mark, madeOf) => everything > mark || madeOf.some((sumber) => (last.get(sumber) ?? 0) > mark),
    deafSince: () => deaf,
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
        application_name: 'kerapusehat-perubahan',
        connectionTimeoutMillis: 5_000,
        query_timeout: 5_000,
        keepAlive: true,
      })
      try {
        await listen(client)
      } catch (err) {
        if (deaf === undefined && !stop.signal.aborted) log.warn({ err }, 'changes of the catalogue are not heard')
      }
      deaf ??= clock().getTime()
      firstAttempt.resolve()
      await client.end()
      await delay(RETRY_MS, undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  /** Never returns: throws when the line is broken, or no longer wanted. */
  async function listen(client: pg.Client): Promise<never> {
    const broken = new AbortController()
    client.on('error', (error) => broken.abort(error))
    client.on('end', () => broken.abort())
    client.on('notification', ({ payload = '' }) => last.set(payload, ++tick))
    await client.connect()
    await client.query('LISTEN perubahan')
    everything = ++tick
    deaf = undefined
    firstAttempt.resolve()
    const signal = AbortSignal.any([stop.signal, broken.signal])
    for (;;) {
      await delay(HEARTBEAT_MS, undefined, { signal })
      await client.query('SELECT 1')
    }
  }
}
