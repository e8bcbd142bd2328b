import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import type { Metric } from '#server/feature.ts'
import { FEATURES } from '#server/features.ts'
import { lateness } from '#server/jobs/pekerjaan.repository.ts'
import type { Metrics, Rows } from './metrics.ts'

/** Cache time of the database metrics: limits the queries, regardless of the number of scrapes. */
const KEPT_MS = 5_000
/** Timeout. If the database is slower, the metrics count as unknown. */
const PATIENCE_MS = 2_000

/**
 * Adds metrics from the database: open tasks, the features' metrics, and the lateness of jobs. They are the same on every
 * instance of the shop.
 * @param own connection for the queries: the shop's pool may be exhausted exactly when the metrics are needed
 */
export function addShopFigures(metrics: Metrics, deps: Deps, own: Deps['db'] = deps.db): void {
  const asked: Deps = { ...deps, db: own }
  const figures = [
    {
      table: metrics.table('kerapusehat_tugas', 'Pending tasks of the office, counted up to 1000.', [
        'tugas',
        'bagian',
      ]),
      ask: () => countTugas(asked),
    },
    {
      table: metrics.table('kerapusehat_job_late_seconds', 'Delay of a due job that no process has started.', ['name']),
      ask: async () => (await lateness(own)).map(({ nama, seconds }) => [{ name: nama }, seconds] as const),
    },
    ...FEATURES.flatMap(({ metrics: measured = {} }) => Object.entries(measured)).map(([name, metric]) => ({
      table: metrics.table(name, metric.help, metric.labels),
      ask: () => measure(metric, asked),
    })),
  ]
  const known = metrics.table(
    'kerapusehat_database_figures_known',
    '1 if the database metrics are available, otherwise 0.',
  )
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  metrics.onRead(async () => {
    if (performance.now() - askedAt < KEPT_MS) return
    asking ??= ask().finally(() => {
      asking = undefined
    })
    const isTold = await Promise.race([asking.then(() => true), delay(PATIENCE_MS, false, { ref: false })])
    if (!isTold) tell([])
  })

  async function ask(): Promise<void> {
    const begun = performance.now()
    const found: Rows[] = []
    try {
      // Sequential, so that this takes only one connection.
      for (const { ask } of figures) {
        if (performance.now() - begun > PATIENCE_MS) throw new Error('the database takes too long')
        found.push(await ask())
      }
      askedAt = performance.now()
    } catch (err) {
      found.length = 0
      deps.log.warn({ err }, 'database metrics unavailable')
    }
    tell(found)
  }

  /** Sets the metrics, or clears them without results: a stale value would look like a good one. */
  function tell(found: Rows[]): void {
    known.fill([[{}, found.length > 0 ? 1 : 0]])
    for (const [index, { table }] of figures.entries()) table.fill(found[index] ?? [])
  }
}

async function countTugas(deps: Deps): Promise<Rows> {
  const rows: [Record<string, string>, number][] = []
  for (const [tugas, count] of FEATURES.flatMap(({ tugas = {} }) => Object.entries(tugas))) {
    const counts = await count(deps)
    if (typeof counts === 'number') rows.push([{ tugas }, counts])
    else for (const [bagian, value] of Object.entries(counts)) rows.push([{ tugas, bagian }, value])
  }
  return rows
}

async function measure({ query, labels = [] }: Metric, { db, clock }: Deps): Promise<Rows> {
  const { rows } = await sql`${query(clock())}`.execute(db)
  return (rows as Record<string, unknown>[]).flatMap((row) =>
    row.value === null
      ? []
      : [[Object.fromEntries(labels.map((label) => [label, String(row[label])])), Number(row.value)] as const],
  )
}
