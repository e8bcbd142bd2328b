import pg from 'pg'

/** Returns the URL of another database on the same server. */
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
 * Drops a database, even with open connections of this role. Not `WITH (FORCE)`: while autovacuum works on the database,
 * PostgreSQL allows that only to superusers. A plain DROP stops the worker by itself.
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await execute(
    url,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user',
    [name],
  )
  await execute(url, `DROP DATABASE IF EXISTS ${name}`)
}
