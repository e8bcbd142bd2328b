import { createHash } from 'node:crypto'
import type { JenisKejadian } from '#contract/keamanan/office.ts'
import type { Db } from '#server/db/client.ts'
import { isDatabaseAway, isForeignKeyViolation } from '#server/db/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/answer.ts'
import { type Seldom, seldom } from '#server/kernel/seldom.ts'
import { type Baris, type Entri, kejadianRepository } from './kejadian.repository.ts'
import { SERING } from './sering.ts'

type Bahan = Pick<Deps, 'db' | 'clock' | 'log'>

interface KejadianBaru {
  jenis: JenisKejadian
  /** For the owner, Indonesian, a few words that do not differ from one request to the next; never a password, token or code. */
  keterangan: string
  /** Whose account it is about, by its id or by the e-mail that was typed in; nobody's where none has it. */
  penggunaId?: number | undefined
  email?: string | undefined
  /** Who did it, where that was somebody else. */
  oleh?: number | undefined
  /** The request that it came by. */
  dari?: Pick<Caller, 'ip' | 'requestId'>
}

/** Different ones within a minute, of a stranger's kinds and of all; what comes beyond is counted and not kept. */
const PER_MENIT = { sering: 300, semua: 2000 }
const MINUTE_MS = 60_000
/** How long they lie in memory, so that many are one statement. */
const FLUSH_MS = 2_000
const KETERANGAN_MAX = 300

/** Of what was not written down only the number is known. */
const TERLEWAT = {
  ...({ jenis: 'terlewat', keterangan: '', requestId: '' } as const),
  ...{ penggunaId: null, email: null, oleh: null, alamat: null, kunci: null },
}

/** What waits to be written. */
interface Antrean {
  menit: number
  /** Of this minute, by their keys. */
  seen: Set<string>
  waiting: Map<string, Entri>
  terlewat: number
  log: Seldom
  timer?: NodeJS.Timeout | undefined
  writing: Promise<void>
}

const antrean = new WeakMap<Db, Antrean>()

/**
 * Writes down that something happened: in the log at once, in the table a moment later. Nobody waits for it and it never
 * fails. The same of the same address and person within a minute is one row with a count.
 */
export function recordKejadian(deps: Bahan, kejadian: KejadianBaru): void {
  const waktu = deps.clock()
  const queue = queueOf(deps)
  const { jenis, penggunaId = null, oleh = null, dari } = kejadian
  const { ip: alamat = null, requestId = '' } = dari ?? {}
  const email = kejadian.email?.toLowerCase() ?? null
  const keterangan = kejadian.keterangan.slice(0, KETERANGAN_MAX).toWellFormed()
  tell(deps, queue, { kejadian: jenis, requestId, penggunaId, oleh, alamat, keterangan: withoutEmails(keterangan) })

  const menit = Math.floor(waktu.getTime() / MINUTE_MS)
  if (menit !== queue.menit) {
    queue.menit = menit
    queue.seen.clear()
  }
  const key = JSON.stringify([menit, jenis, alamat, penggunaId, email, oleh, keterangan])
  if (!queue.seen.has(key) && queue.seen.size >= (SERING.includes(jenis) ? PER_MENIT.sering : PER_MENIT.semua))
    queue.terlewat++
  else {
    queue.seen.add(key)
    wait(queue, key, { waktu, jenis, penggunaId, email, oleh, alamat, requestId, keterangan, kali: 1 })
  }
  flushSoon(deps, queue)
}

/** Writes and tells the last, before the shop ends. */
export async function stopRecording(deps: Bahan): Promise<void> {
  await flushKejadian(deps)
  const queue = queueOf(deps)
  clearTimeout(queue.timer)
  queue.log.close()
}

/** Writes what waits, and is done when it is written. What the database cannot take now waits on. */
export function flushKejadian(deps: Bahan): Promise<void> {
  const queue = queueOf(deps)
  clearTimeout(queue.timer)
  queue.timer = undefined
  queue.writing = queue.writing.then(() => write(deps, queue))
  return queue.writing
}

function flushSoon(deps: Bahan, queue: Antrean): void {
  queue.timer ??= setTimeout(() => void flushKejadian(deps), FLUSH_MS).unref()
}

async function write(deps: Bahan, queue: Antrean): Promise<void> {
  const { waiting, terlewat } = queue
  queue.waiting = new Map()
  queue.terlewat = 0
  const rows: Baris[] = [...waiting].map(([key, entri]) => ({
    ...entri,
    kunci: createHash('sha256').update(key).digest('hex'),
  }))
  if (terlewat > 0) rows.push({ ...TERLEWAT, waktu: deps.clock(), kali: terlewat })
  if (rows.length === 0) return
  try {
    await kejadianRepository(deps.db).write(rows)
  } catch (err) {
    queue.terlewat += terlewat
    // Whoever was just taken out of the shop is nobody the next time.
    if (isDatabaseAway(err) || isForeignKeyViolation(err)) {
      for (const [key, entri] of waiting) wait(queue, key, entri)
      flushSoon(deps, queue)
    } else deps.log.error({ err, jumlah: rows.length }, 'security events not kept')
  }
}

/** The same key is the same event once more; a queue that nobody empties is full at some time. */
function wait(queue: Antrean, key: string, entri: Entri): void {
  const same = queue.waiting.get(key)
  if (same) same.kali += entri.kali
  else if (queue.waiting.size < PER_MENIT.semua) queue.waiting.set(key, entri)
  else queue.terlewat += entri.kali
}

function tell({ log }: Bahan, queue: Antrean, fields: { kejadian: JenisKejadian; [name: string]: unknown }): void {
  if (SERING.includes(fields.kejadian)) queue.log.warn(fields, `security event: ${fields.kejadian}`)
  else log.info(fields, `security event: ${fields.kejadian}`)
}

/** Enough to know one's own again: `b…@contoh.id`. */
const withoutEmails = (text: string) => text.replace(/(\S)\S*@/g, '$1…@')

function queueOf({ db, log }: Bahan): Antrean {
  let queue = antrean.get(db)
  if (!queue) {
    queue = { menit: 0, seen: new Set(), waiting: new Map(), terlewat: 0, log: seldom(log), writing: Promise.resolve() }
    antrean.set(db, queue)
  }
  return queue
}
