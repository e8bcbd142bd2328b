import pg from 'pg'

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Runs one statement on a connection of its own and returns its rows. */
export async function execute<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/**
 * Removes a database, also under open connections of this role. Not `WITH (FORCE)`: while autovacuum is at the
 * database, PostgreSQL refuses that to every role but a superuser; a plain DROP sends the worker away by itself.
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await execute(
    url,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user',
    [name],
  )
  await execute(url, `DROP DATABASE IF EXISTS ${name}`)
}
