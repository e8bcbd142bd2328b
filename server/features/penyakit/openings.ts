import { sql } from 'kysely'
import { PROVINSI } from '#content/direktori.ts'
import type { KodePenyakit } from '#content/penyakit.ts'
import { dateWib, mondayWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

type Needs = Pick<Deps, 'db' | 'log'>

/** Delay before openings are written in one statement. */
const FLUSH_MS = 30_000
const DAY_MS = 86_400_000
/** Retention in days: the longest report covers 90, and a year allows a comparison by hand. */
const KEPT_DAYS = 366

/** Openings of cards that wait to be written, by week, disease and province. */
interface Queue {
  waiting: Map<string, number>
  timer?: NodeJS.Timeout | undefined
  writing: Promise<void>
}

const queues = new WeakMap<Db, Queue>()

/** Counts an opening of a card. Not awaited, never fails. */
export function recordOpening(deps: Needs, kode: KodePenyakit, provinsi: string, now: Date): void {
  const { waiting } = queueOf(deps.db)
  const key = `${mondayWib(now)} ${kode} ${provinsi}`
  waiting.set(key, (waiting.get(key) ?? 0) + 1)
  flushSoon(deps)
}

/** Writes the waiting openings, and resolves when done. If that fails, they stay in the queue. */
export function flushOpenings(deps: Needs): Promise<void> {
  const queue = queueOf(deps.db)
  clearTimeout(queue.timer)
  queue.timer = undefined
  queue.writing = queue.writing.then(() => write(deps, queue))
  return queue.writing
}

/** Writes the waiting openings before shutdown. */
export async function stopOpenings(deps: Needs): Promise<void> {
  await flushOpenings(deps)
  clearTimeout(queueOf(deps.db).timer)
}

/**
 * Returns the directory's code of a visitor's province: that of the main address, else the one picked in the directory. Empty
 * if unknown.
 */
export async function provinceOf(db: Db, sesi: Pick<Sesi, 'penggunaId'> | undefined, picked: string): Promise<string> {
  const alamat =
    sesi &&
    (await db
      .selectFrom('alamat')
      .select('provinsi')
      .where('pengguna_id', '=', sesi.penggunaId)
      .where('utama', '=', true)
      .executeTakeFirst())
  return kodeOf(alamat?.provinsi ?? '') ?? PROVINSI.find(({ kode }) => kode === picked)?.kode ?? ''
}

/** Returns the directory's code of a province, by its name in addresses. */
export function kodeOf(provinsi: string): string | undefined {
  const short = provinsi.replace('Daerah Khusus Ibukota', 'DKI').replace('Daerah Istimewa', 'DI')
  return PROVINSI.find(({ nama }) => nama === short)?.kode
}

export const deleteOldOpenings = (db: Db, now: Date) =>
  db
    .deleteFrom('minat_penyakit')
    .where('minggu', '<', dateWib(new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
    .execute()

function flushSoon(deps: Needs): void {
  queueOf(deps.db).timer ??= setTimeout(() => void flushOpenings(deps), FLUSH_MS).unref()
}

async function write({ db, log }: Needs, queue: Queue): Promise<void> {
  const { waiting } = queue
  if (waiting.size === 0) return
  queue.waiting = new Map()
  // Sorted, so that concurrent processes lock the rows in the same order.
  const rows = [...waiting].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => [...key.split(' '), count])
  const column = (index: number) => sql`${rows.map((row) => row[index])}`
  try {
    await sql`
      INSERT INTO minat_penyakit (minggu, kode, provinsi, jumlah)
      SELECT * FROM unnest(${column(0)}::date[], ${column(1)}::text[], ${column(2)}::text[], ${column(3)}::int[])
      ON CONFLICT (minggu, kode, provinsi) DO UPDATE SET
        jumlah = least(minat_penyakit.jumlah, 1000000) + excluded.jumlah`.execute(db)
  } catch (err) {
    log.error({ err, jumlah: rows.length }, 'openings of disease cards not stored')
    for (const [key, count] of waiting) queue.waiting.set(key, (queue.waiting.get(key) ?? 0) + count)
    flushSoon({ db, log })
  }
}

function queueOf(db: Db): Queue {
  let queue = queues.get(db)
  if (!queue) {
    queue = { waiting: new Map(), writing: Promise.resolve() }
    queues.set(db, queue)
  }
  return queue
}
