import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

/** Tables not counted: those that any request may write to, and those written a moment later. */
const EXCLUDED = ['permintaan', 'migrasi', 'kejadian', 'nota_bulan', 'pekerjaan']

/**
 * Returns the rows written during `work`: new (`+1`), changed (`~1`) and removed rows (`-1`) of each table. Of mails only new
 * ones count, because sending changes them meanwhile.
 */
export async function writtenBy(db: Db, work: () => Promise<unknown>): Promise<Map<string, string>> {
  const { rows: since } = await sql<{ xid: string }>`SELECT pg_snapshot_xmax(pg_current_snapshot()) AS xid`.execute(db)
  const before = await countRows(db, '0')
  await work()
  const after = await countRows(db, '0')
  const written = await countRows(db, since[0]?.xid ?? '0')
  const changes = [...after].map(([table, count]): [string, string] => {
    const more = count - (before.get(table) ?? 0)
    const changed = table === 'surat' ? 0 : (written.get(table) ?? 0) - Math.max(more, 0)
    const parts = [more > 0 && `+${more}`, changed > 0 && `~${changed}`, more < 0 && String(more)]
    return [table, parts.filter(Boolean).join(' ')]
  })
  return new Map(changes.filter(([, change]) => change !== ''))
}

/** Counts the rows of each table that transactions from `xid` on wrote. */
async function countRows(db: Db, xid: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ nama: string; banyak: string }>`
    SELECT relname AS nama, (xpath('//n/text()', query_to_xml(
      format('SELECT count(*) AS n FROM %I WHERE xmin::text::bigint >= %s', relname, ${xid}::text), true, true, '')))[1]::text AS banyak
    FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL (${EXCLUDED}::text[])
    ORDER BY relname`.execute(db)
  return new Map(rows.map(({ nama, banyak }) => [nama, Number(banyak)]))
}

/** `jejak +1, produk ~1` */
export const sentenceOf = (written: ReadonlyMap<string, string>): string =>
  [...written].map((change) => change.join(' ')).join(', ')
