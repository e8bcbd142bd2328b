import { connectSuperuser } from '#server/db/embedded/shop-lock.ts'
import { findServer } from '#server/db/embedded/start-embedded.ts'

/** A statement of the shop, with its number of executions and the time in the database, in ms. */
export interface Counted {
  sql: string
  calls: number
  ms: number
}

/** Makes the embedded server count statements from its next start on. @throws if no server runs on the folder */
export async function enableStatementCounts(dataDir: string): Promise<void> {
  const superuser = await superuserOf(dataDir)
  await superuser.query("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'")
  await superuser.end()
}

/** Opens the statement counts of a database of the embedded server. */
export async function openStatementCounts(dataDir: string, database: string) {
  const superuser = await superuserOf(dataDir, database)
  await superuser.query('CREATE EXTENSION pg_stat_statements')
  return {
    /** Sets all counts to zero. */
    reset: () => superuser.query('SELECT pg_stat_statements_reset()'),
    /** Returns the statements since the reset, most frequent first. BEGIN and COMMIT count as statements. */
    async list(): Promise<Counted[]> {
      const { rows } = await superuser.query<{ sql: string; calls: string; ms: number }>(
        `SELECT query AS sql, calls, total_exec_time AS ms FROM pg_stat_statements JOIN pg_database ON oid = dbid
         WHERE datname = current_database() AND query NOT LIKE '%pg_stat_statements%' AND query NOT LIKE '%pg_current_wal%'
         ORDER BY calls DESC`,
      )
      return rows.map(({ sql, calls, ms }) => ({ sql, calls: Number(calls), ms }))
    },
    /** Returns the bytes that were written to the write-ahead log since the cluster was created. */
    async walBytes(): Promise<number> {
      const { rows } = await superuser.query<{ bytes: string }>("SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes")
      return Number(rows[0]?.bytes)
    },
    close: () => superuser.end(),
  }
}

async function superuserOf(dataDir: string, database?: string) {
  const server = await findServer(dataDir)
  if (!server) throw new Error('no database server runs')
  return connectSuperuser(server.port, server.password, 'kerapusehat-bench', database)
}
