import { createHash } from 'node:crypto'
import type { KejadianKind } from '#contract/keamanan/admin.ts'
import { FREQUENT_KINDS, KEJADIAN } from '#contract/keamanan/kinds-admin.ts'
import type { Db } from '#server/db/client.ts'
import { isDatabaseAway, isForeignKeyViolation } from '#server/db/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/answer.ts'
import { type Seldom, seldom } from '#server/kernel/seldom.ts'
import { type Entry, kejadianRepository, type Line } from './kejadian.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>

interface NewKejadian {
  jenis: KejadianKind
  /** Description for the owner, in Indonesian. A few words that are equal for equal events. Never a password, token or code. */
  keterangan: string
  /** The affected account, by id or typed e-mail; none if no account matches. */
  penggunaId?: number | undefined
  email?: string | undefined
  /** The acting account, if it is another one. */
  oleh?: number | undefined
  /** The request that caused the event. */
  dari?: Pick<Caller, 'ip' | 'requestId'>
}

/** Maximum different events per minute: of kinds that strangers can cause, and of all. Further ones are only counted. */
const PER_MINUTE = { sering: 300, all: 2000 }
const MINUTE_MS = 60_000
/** Delay before events are written in one statement. */
const FLUSH_MS = 2_000
const REMARK_MAX = 300

/** Row that records the number of events not written. */
const MISSED = {
  ...({ jenis: 'terlewat', keterangan: '', requestId: '' } as const),
  penggunaId: null,
  email: null,
  oleh: null,
  alamat: null,
  kunci: null,
}

/** Events waiting to be written. */
interface Queue {
  minutes: number
  /** Keys of the current minute. */
  seen: Set<string>
  waiting: Map<string, Entry>
  missed: number
  log: Seldom
  timer?: NodeJS.Timeout | undefined
  writing: Promise<void>
}

const queues = new WeakMap<Db, Queue>()

/**
 * Records a security event: in the log at once, in the table soon after. Not awaited, never fails. Equal events of one address
 * and account within a minute become one row with a count.
 */
export function recordKejadian(deps: Needs, kejadian: NewKejadian): void {
  const time = deps.clock()
  const queue = queueOf(deps)
  const { jenis, penggunaId = null, oleh = null, dari } = kejadian
  const { ip: alamat = null, requestId = '' } = dari ?? {}
  const email = kejadian.email?.toLowerCase() ?? null
  const remark = kejadian.keterangan.slice(0, REMARK_MAX).toWellFormed()
  logEvent(deps, queue, { kejadian: jenis, requestId, penggunaId, oleh, alamat, keterangan: withoutEmails(remark) })

  const minutes = Math.floor(time.getTime() / MINUTE_MS)
  if (minutes !== queue.minutes) {
    queue.minutes = minutes
    queue.seen.clear()
  }
  const key = JSON.stringify([minutes, jenis, alamat, penggunaId, email, oleh, remark])
  if (!queue.seen.has(key) && queue.seen.size >= (FREQUENT_KINDS.includes(jenis) ? PER_MINUTE.sering : PER_MINUTE.all))
    queue.missed++
  else {
    queue.seen.add(key)
    enqueue(queue, key, { waktu: time, jenis, penggunaId, email, oleh, alamat, requestId, keterangan: remark, kali: 1 })
  }
  flushSoon(deps, queue)
}

/** Writes the waiting events and closes the log, before shutdown. */
export async function stopRecording(deps: Needs): Promise<void> {
  await flushKejadian(deps)
  const queue = queueOf(deps)
  clearTimeout(queue.timer)
  queue.log.close()
}

/** Writes the waiting events, and resolves when done. If the database is unreachable they stay in the queue. */
export function flushKejadian(deps: Needs): Promise<void> {
  const queue = queueOf(deps)
  clearTimeout(queue.timer)
  queue.timer = undefined
  queue.writing = queue.writing.then(() => write(deps, queue))
  return queue.writing
}

function flushSoon(deps: Needs, queue: Queue): void {
  queue.timer ??= setTimeout(() => void flushKejadian(deps), FLUSH_MS).unref()
}

async function write(deps: Needs, queue: Queue): Promise<void> {
  const { waiting, missed } = queue
  queue.waiting = new Map()
  queue.missed = 0
  const rows: Line[] = [...waiting].map(([key, entry]) => ({
    ...entry,
    kunci: createHash('sha256').update(key).digest('hex'),
  }))
  if (missed > 0) rows.push({ ...MISSED, waktu: deps.clock(), kali: missed })
  if (rows.length === 0) return
  try {
    await kejadianRepository(deps.db).write(rows)
  } catch (err) {
    queue.missed += missed
    // After a concurrent deletion of the account, the retry inserts null instead.
    if (isDatabaseAway(err) || isForeignKeyViolation(err)) {
      for (const [key, entry] of waiting) enqueue(queue, key, entry)
      flushSoon(deps, queue)
    } else deps.log.error({ err, jumlah: rows.length }, 'security events not stored')
  }
}

/** Adds an event to the queue. An equal event raises the count. If the queue is full, the event is only counted. */
function enqueue(queue: Queue, key: string, entry: Entry): void {
  const same = queue.waiting.get(key)
  if (same) same.kali += entry.kali
  else if (queue.waiting.size < PER_MINUTE.all) queue.waiting.set(key, entry)
  else queue.missed += entry.kali
}

function logEvent({ log }: Needs, queue: Queue, fields: { kejadian: KejadianKind; [name: string]: unknown }): void {
  const { tingkat } = KEJADIAN[fields.kejadian]
  const line = [{ ...fields, tingkat }, `security event: ${fields.kejadian}`] as const
  if (FREQUENT_KINDS.includes(fields.kejadian)) queue.log.warn(...line)
  else if (tingkat === 'biasa') log.info(...line)
  else log.warn(...line)
}

/** Shortens e-mail addresses so that their owner still recognizes them: `b…@contoh.id`. */
const withoutEmails = (text: string) => text.replace(/(\S)\S*@/g, '$1…@')

function queueOf({ db, log }: Needs): Queue {
  let queue = queues.get(db)
  if (!queue) {
    queue = { minutes: 0, seen: new Set(), waiting: new Map(), missed: 0, log: seldom(log), writing: Promise.resolve() }
    queues.set(db, queue)
  }
  return queue
}
