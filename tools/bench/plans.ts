import { type CompiledQuery, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

/** A node of PostgreSQL's query plan after its execution. */
interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** A table that a query reads from end to end. */
export interface Scan {
  table: string
  /** Rows read each time. */
  rows: number
  /** Number of times. */
  loops: number
}

/** Number of times from which reading a whole table counts as once per row. */
const PER_ROW = 20

/** Executes a query and returns its plan, and its duration in ms. Its changes are rolled back. */
export async function explain(db: Db, query: CompiledQuery): Promise<{ plan: Plan; ms: number }> {
  const tx = await db.startTransaction().execute()
  try {
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] }>({
      ...query,
      sql: `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${query.sql}`,
    })
    const [explained] = rows[0]?.['QUERY PLAN'] ?? []
    if (!explained) throw new Error(`no plan of ${query.sql}`)
    return { plan: explained.Plan, ms: explained['Execution Time'] }
  } finally {
    await tx.rollback().execute()
  }
}

/** Returns the tables that a plan reads from end to end. */
export function scansIn(plan: Plan): Scan[] {
  const table = plan['Relation Name']
  const rows = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)
  const own = plan['Node Type'] === 'Seq Scan' && table ? [{ table, rows, loops: plan['Actual Loops'] }] : []
  return [...own, ...(plan.Plans ?? []).flatMap(scansIn)]
}

/** Returns the tables of at least `rowsMin` rows that a plan reads from end to end for each row of another. */
export const scansPerRow = (plan: Plan, rowsMin: number): string[] =>
  scansIn(plan).flatMap(({ table, rows, loops }) =>
    loops >= PER_ROW && rows >= rowsMin ? `${table} (${rows} rows, ${loops} times)` : [],
  )

/** Returns the nodes of a plan from the top, as text. */
export function summarize(plan: Plan): string {
  const what = plan['Index Name'] ?? plan['Relation Name']
  const own = what ? `${plan['Node Type']} ${what}` : plan['Node Type']
  const below = (plan.Plans ?? []).map(summarize)
  return below.length > 0 ? `${own} (${below.join(', ')})` : own
}

/** Returns the number of rows per table. */
export async function tableSizes(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    SELECT relname AS name, reltuples::float8 AS rows FROM pg_class WHERE relkind = 'r' AND reltuples > 0`.execute(db)
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}
