import { gunzipSync, gzipSync } from 'node:zlib'
import { execute } from './execute.ts'

/** All rows of a shop of some release. */
export interface ReleaseRows {
  /** The release's newest migration. */
  migration: string
  tables: Record<string, object[]>
}

export const pack = (rows: ReleaseRows): Buffer => gzipSync(JSON.stringify(rows), { level: 9 })
export const unpack = (packed: Buffer): ReleaseRows => JSON.parse(gunzipSync(packed).toString())

/** Returns all rows of a database, without its migrations and without the files of the built pages. */
export async function readRows(url: string): Promise<ReleaseRows['tables']> {
  const names = await execute<{ name: string }>(
    url,
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND relname NOT IN ('migrasi', 'berkas_rilis') ORDER BY relname`,
  )
  const tables: ReleaseRows['tables'] = {}
  for (const { name } of names) {
    const rows = await execute<{ row: object }>(url, `SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY t::text`)
    if (rows.length > 0) tables[name] = rows.map(({ row }) => row)
  }
  return tables
}

/** Replaces the rows of a database by those of a release with the same schema, without triggers and in any order. */
export async function writeRows(url: string, tables: ReleaseRows['tables']): Promise<void> {
  const columns = await execute<{ table: string; list: string }>(
    url,
    `SELECT relname AS table, string_agg(quote_ident(attname), ', ') AS list
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrasi'
       AND attnum > 0 AND NOT attisdropped AND attgenerated = '' GROUP BY relname`,
  )
  const references = await execute<{ table: string; name: string; definition: string }>(
    url,
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'f'`,
  )
  const numbers = await execute<{ table: string; column: string }>(
    url,
    `SELECT attrelid::regclass::text AS table, attname AS column FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attidentity <> ''`,
  )
  const each = (statement: (table: string, list: string) => string) =>
    columns.map(({ table, list }) => statement(table, list))
  const rowsOf = (table: string) => `'${JSON.stringify(tables[table] ?? []).replaceAll("'", "''")}'::jsonb`
  const statements = [
    'BEGIN',
    ...references.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
    ...each((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`),
    ...each((table) => `DELETE FROM ${table}`),
    ...each(
      (table, list) => `INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE
        SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, ${rowsOf(table)})`,
    ),
    // Later rows get later numbers.
    ...numbers.map(
      ({ table, column }) =>
        `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) FROM ${table}`,
    ),
    ...each((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`),
    ...references.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
    'COMMIT',
  ]
  await execute(url, statements.join(';\n'))
}
