import type { Sumber } from '#contract/endpoint.ts'
import { isDatabaseAway } from '#server/db/errors.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Changes, sourceOf } from './changes.ts'
import { Kept, type Made } from './kept.ts'
import { Shelf } from './shelf.ts'

/** Memory that all kept answers take together. */
const ROOM = 64 * 1024 * 1024
/** However often the catalogue changes, an answer is made anew four times a second. */
const REBUILD_MS = 250
/** So long what was overtaken is still sent while its successor is made; after that one waits for it. */
const OVERTAKEN_MS = 500
/** After so long the database is tried again while it is away, by one who asks. */
const RETRY_MS = 1_000
/** A database that takes longer is as good as away: it may be frozen, or behind a line that swallows everything. */
const PATIENCE_MS = 5_000
/** An answer that is made of more rows of one source is made of all of them: each is looked at whenever there is news. */
const ROWS_MAX = 100
/** So long an answer that was right is sent while the database is away. After that, no price is better than an old one. */
const AWAY_MAX_MS = 60 * 60 * 1000

export interface Answer {
  kept: Kept
  /** Seconds since it was last known to be right, where the database is away and nothing newer can be made. */
  staleSeconds?: number
}

/** Where public answers come from: out of memory, or made. */
export interface Answers {
  /** @param key names everything that the answer depends on besides what it is made of */
  get(key: string, make: () => Promise<Made>): Promise<Answer>
  /** What can be sent without anything being made, or thought about. */
  ready(key: string): Kept | undefined
  /** Lets go of every answer that a change committed by now has overtaken, so that its writer reads what he wrote. */
  letGo(): Promise<void>
  /** What became of those who asked so far, and what is there now; undefined where nothing is kept. */
  figures?(): Figures
}

interface Figures {
  /** Sent as it was, made, and sent although it was overtaken because the database was away. */
  hits: number
  made: number
  stale: number
  entries: number
  bytes: number
  /** Milliseconds for which no change was heard. */
  deafMs: number
}

/** Keeps nothing: tests see their own changes at once, and who develops his own. */
export const NOTHING_KEPT: Answers = {
  get: async (_key, make) => ({ kept: new Kept(await make()) }),
  ready: () => undefined,
  letGo: async () => {},
}

interface Options {
  changes: Changes
  clock: Clock
  /** When a source changes by the clock alone, next after a point in time. */
  schedule: Readonly<Record<string, (after: Date) => Promise<Date | undefined>>>
}

interface Entry {
  kept: Kept
  madeOf: readonly Sumber[]
  mark: number
  /** `mark` when it was made. */
  madeMark: number
  /** It holds for a time, because nothing tells of every change of it. */
  isBrief: boolean
  /** Milliseconds. */
  madeAt: number
  /** When it was last known to be right. */
  rightAt: number
  until: number
}

/**
 * Keeps public answers as bytes until what they are made of changes. Of many who ask at once for the same, one makes it.
 * While the database is away, what was made before is sent on.
 */
export function keptAnswers({ changes, clock, schedule }: Options): Answers {
  const shelf = new Shelf<Entry>(ROOM, ({ kept }) => kept.size)
  const underWay = new Map<string, { made: Promise<Answer>; mark: number }>()
  /** What was made before this mark is sent only as long as it is right. */
  let letGoAt = 0
  /** When the database is tried again, in milliseconds; 0 while it answers. */
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
    // Of what is made of nothing there is no news.
    const deafSince = entry.madeOf.length > 0 ? changes.deafSince() : undefined
    entry.rightAt = Math.max(entry.rightAt, Math.min(deafSince ?? now, entry.until))
    return deafSince === undefined && now < entry.until
  }

  /** Makes it while its predecessor is sent. What goes wrong meets who asks next. */
  function buildBehind(key: string, make: () => Promise<Made>, before: Kept): void {
    // Not a second time before it is known how the first one ends.
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
    // Both before anything is read: what changes meanwhile makes it outdated at once.
    const mark = changes.mark()
    const begun = clock()
    try {
      const { made, until } = await inTime(makeUntil(make, begun))
      const kept = new Kept(made, before)
      counted.made++
      if (made.madeOf) {
        // A page that is made of nothing says nothing of the database.
        if (made.madeOf.length > 0) tryAgainAt = 0
        const madeAt = begun.getTime()
        const isBrief = made.holdsMs !== undefined
        const entry = {
          kept,
          madeOf: withoutMany(made.madeOf),
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

  /** @returns with when the clock alone makes it outdated, in milliseconds */
  async function makeUntil(make: () => Promise<Made>, begun: Date): Promise<{ made: Made; until: number }> {
    const made = await make()
    const sources = new Set((made.madeOf ?? []).map(sourceOf))
    const turns = await Promise.all([...sources].map((source) => schedule[source]?.(begun)))
    const ends = turns.map((turn) => turn?.getTime() ?? Number.POSITIVE_INFINITY)
    const { holdsMs = Number.POSITIVE_INFINITY } = made
    return { made, until: Math.min(...ends, begun.getTime() + holdsMs) }
  }

  async function letGo(): Promise<void> {
    await changes.catchUp()
    letGoAt = changes.mark()
  }

  function figures(): Figures {
    const deafSince = changes.deafSince()
    const deafMs = deafSince === undefined ? 0 : clock().getTime() - deafSince
    return { ...counted, ...shelf.filled, deafMs }
  }

  return { get, ready, letGo, figures }
}

function withoutMany(madeOf: readonly Sumber[]): readonly Sumber[] {
  const bySource = Object.values(Object.groupBy(madeOf, sourceOf)) as Sumber[][]
  return bySource.flatMap((rows) => (rows.length > ROWS_MAX ? sourceOf(rows[0] ?? '') : rows))
}

/** A clock that was set back makes nothing young. */
function isYounger({ madeAt }: Entry, now: number, ms: number): boolean {
  return now >= madeAt && now - madeAt < ms
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const silent = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })
  const timer = setTimeout(() => reject(silent), PATIENCE_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
