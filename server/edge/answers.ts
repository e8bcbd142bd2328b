import type { Sumber } from '#contract/endpoint.ts'
import { isDatabaseAway } from '#server/db/errors.ts'
import { timeoutError } from '#server/db/pulse.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Changes, sourceOf } from './changes.ts'
import { Kept, type Made } from './kept.ts'
import { Shelf } from './shelf.ts'

/** Maximum bytes of all cached responses. */
const CACHE_BYTES = 64 * 1024 * 1024
/** Minimum interval between two builds of a response: at most four per second, however often its sources change. */
const REBUILD_MS = 250
/** A stale response is served up to this age while a new one is built; after that, requests wait for the new one. */
const OVERTAKEN_MS = 500
/** Interval of retries while the database is unavailable. A request triggers the retry. */
const RETRY_MS = 1_000
/** A slower database counts as unavailable: it may be frozen, or the network may drop all packets. */
const PATIENCE_MS = 5_000
/** Maximum rows of one source per response. Beyond it, the response depends on the whole source, which is cheaper to check. */
const ROWS_MAX = 100
/** Maximum age of a stale response while the database is unavailable. After that, an error page is better than an old price. */
const AWAY_MAX_MS = 60 * 60 * 1000

export interface Answer {
  kept: Kept
  /** Age in seconds since the response was last known to be right. Set if the database is unavailable. */
  staleSeconds?: number
}

/** Source of public responses: cached, or built on request. */
export interface Answers {
  /** @param key identifies every input of the response, besides its data sources */
  get(key: string, make: () => Promise<Made>): Promise<Answer>
  /** Returns a cached response that can be sent without any build or query. */
  ready(key: string): Kept | undefined
  /** Invalidates responses that depend on changes committed so far, so that the writer reads their own write. */
  invalidate(): Promise<void>
  /** Returns cache metrics; undefined if nothing is cached. */
  figures?(): Figures
}

interface Figures {
  /** Responses served from the cache. `made`: built. `stale`: served stale because the database was unavailable. */
  hits: number
  made: number
  stale: number
  entries: number
  bytes: number
  /** Milliseconds since the connection for change notifications was lost; 0 while it is open. */
  deafMs: number
}

/** No caching: in tests and in development, changes are visible at once. */
export const UNCACHED: Answers = {
  get: async (_key, make) => ({ kept: new Kept(await make()) }),
  ready: () => undefined,
  invalidate: async () => {},
}

interface Options {
  changes: Changes
  clock: Clock
  /** Returns the next time after a point at which a source changes by the clock alone. */
  schedule: Readonly<Record<string, (after: Date) => Promise<Date | undefined>>>
}

interface Entry {
  kept: Kept
  madeOf: readonly Sumber[]
  mark: number
  /** Value of `mark` at build time. */
  madeMark: number
  /** True if the response has a limited lifetime, because not every change of its sources is announced. */
  isBrief: boolean
  /** Build time in milliseconds. */
  madeAt: number
  /** Time at which the response was last known to be right, in milliseconds. */
  rightAt: number
  until: number
}

/**
 * Caches public responses as bytes until one of their data sources changes. Concurrent requests for one key share one build.
 * While the database is unavailable, stale responses are served.
 */
export function keptAnswers({ changes, clock, schedule }: Options): Answers {
  const shelf = new Shelf<Entry>(CACHE_BYTES, ({ kept }) => kept.size)
  const underWay = new Map<string, { made: Promise<Answer>; mark: number }>()
  /** Entries with an older mark are never served stale, except while the database is unavailable. */
  let letGoAt = 0
  /** Time of the next database retry in milliseconds; 0 while the database is available. */
  let tryAgainAt = 0
  const counted = { hits: 0, made: 0, stale: 0 }

  async function get(key: string, make: () => Promise<Made>): Promise<Answer> {
    const entry = shelf.get(key)
    if (!entry) return build(key, make)
    const now = clock().getTime()
    if (isReady(entry, now)) {
      counted.hits++
      return entry
    }

    const stale = { kept: entry.kept, staleSeconds: Math.max(0, Math.round((now - entry.rightAt) / 1000)) }
    const mayBeStale = now - entry.rightAt <= AWAY_MAX_MS
    if (tryAgainAt > 0 && mayBeStale) {
      if (now >= tryAgainAt) buildBehind(key, make, entry.kept)
      counted.stale++
      return stale
    }
    if (entry.mark >= letGoAt && isYounger(entry, now, OVERTAKEN_MS)) {
      buildBehind(key, make, entry.kept)
      counted.hits++
      return entry
    }
    return build(key, make, entry.kept).catch((error: unknown) => {
      if (!mayBeStale || !isDatabaseAway(error)) throw error
      counted.stale++
      return stale
    })
  }

  function ready(key: string): Kept | undefined {
    const entry = shelf.get(key)
    if (!entry || !isReady(entry, clock().getTime())) return undefined
    counted.hits++
    return entry.kept
  }

  function isReady(entry: Entry, now: number): boolean {
    return isRight(entry, now) || (entry.mark >= letGoAt && isYounger(entry, now, REBUILD_MS))
  }

  function isRight(entry: Entry, now: number): boolean {
    if (changes.since(entry.mark, entry.madeOf) || (entry.isBrief && entry.madeMark < letGoAt)) return false
    entry.mark = changes.mark()
    // A response without sources needs no notifications.
    const deafSince = entry.madeOf.length > 0 ? changes.deafSince() : undefined
    entry.rightAt = Math.max(entry.rightAt, Math.min(deafSince ?? now, entry.until))
    return deafSince === undefined && now < entry.until
  }

  /** Builds a new response while the stale one is served. Errors are ignored: the next request repeats the build. */
  function buildBehind(key: string, make: () => Promise<Made>, before: Kept): void {
    // Postpone the next retry, so that only one is in progress.
    if (tryAgainAt > 0) tryAgainAt = clock().getTime() + RETRY_MS
    build(key, make, before).catch(() => {})
  }

  function build(key: string, make: () => Promise<Made>, before?: Kept): Promise<Answer> {
    const joined = underWay.get(key)
    if (joined && joined.mark >= letGoAt) return joined.made
    const mark = changes.mark()
    const made = makeEntry(key, make, before).finally(() => {
      if (underWay.get(key)?.made === made) underWay.delete(key)
    })
    underWay.set(key, { made, mark })
    return made
  }

  async function makeEntry(key: string, make: () => Promise<Made>, before?: Kept): Promise<Answer> {
    // Both are read before the build: a change during the build makes the response stale at once.
    const mark = changes.mark()
    const begun = clock()
    try {
      const { made, until } = await inTime(makeUntil(make, begun))
      const kept = new Kept(made, before)
      counted.made++
      if (made.madeOf) {
        // A response without sources proves nothing about the database.
        if (made.madeOf.length > 0) tryAgainAt = 0
        const madeAt = begun.getTime()
        const isBrief = made.holdsMs !== undefined
        const entry = {
          kept,
          madeOf: collapseSources(made.madeOf),
          mark,
          madeMark: mark,
          isBrief,
          madeAt,
          rightAt: madeAt,
          until,
        }
        shelf.put(key, entry)
      } else shelf.delete(key)
      return { kept }
    } catch (error) {
      if (isDatabaseAway(error)) tryAgainAt = clock().getTime() + RETRY_MS
      else shelf.delete(key)
      throw error
    }
  }

  /** @returns the response, and the time in milliseconds at which the clock alone makes it stale */
  async function makeUntil(make: () => Promise<Made>, begun: Date): Promise<{ made: Made; until: number }> {
    const made = await make()
    const sources = new Set((made.madeOf ?? []).map(sourceOf))
    const changeTimes = await Promise.all([...sources].map((source) => schedule[source]?.(begun)))
    const ends = changeTimes.map((turn) => turn?.getTime() ?? Number.POSITIVE_INFINITY)
    const { holdsMs = Number.POSITIVE_INFINITY } = made
    return { made, until: Math.min(...ends, begun.getTime() + holdsMs) }
  }

  async function invalidate(): Promise<void> {
    await changes.catchUp()
    letGoAt = changes.mark()
  }

  function figures(): Figures {
    const deafSince = changes.deafSince()
    const deafMs = deafSince === undefined ? 0 : clock().getTime() - deafSince
    return { ...counted, ...shelf.filled, deafMs }
  }

  return { get, ready, invalidate, figures }
}

function collapseSources(madeOf: readonly Sumber[]): readonly Sumber[] {
  const bySource = Object.values(Object.groupBy(madeOf, sourceOf)) as Sumber[][]
  return bySource.flatMap((rows) => (rows.length > ROWS_MAX ? sourceOf(rows[0] ?? '') : rows))
}

/** True if the entry is younger than `ms`. False if the clock was set back before its build. */
function isYounger({ madeAt }: Entry, now: number, ms: number): boolean {
  return now >= madeAt && now - madeAt < ms
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(timeoutError()), PATIENCE_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
