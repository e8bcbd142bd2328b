import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { dropDatabase, execute, withDatabase } from './execute.ts'

export interface TestServer {
  /** URL of any database of the server, with a role that may create databases. */
  url: string
  /** … with the role of a shop, which owns nothing. Undefined for an existing server. */
  shopUrl: string | undefined
  /** Name of the database that test databases are copied from; prefix of all names in this run. */
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

export interface TestDatabase {
  url: string
  /** Drops the database, even with open connections. */
  drop(): Promise<void>
}

/** Creates a migrated database with the data of `prepareTemplate`. One per test file is enough. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('testServer')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await execute(url, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    url: withDatabase(url, name),
    drop: () => dropDatabase(url, name),
  }
}

/** Drops the triggers that refuse changes of the books, for tests that make up books or spoil them. Only the tables' owner can. */
export const allowRewrites = (db: Db) =>
  sql`DROP FUNCTION IF EXISTS tolak_tulis_ulang, tolak_hapus, tolak_hapus_dipesan, tolak_hapus_penerima, tolak_hapus_pemilik,
    tolak_hapus_tanpa_akun, tolak_hapus_tujuan CASCADE`.execute(db)
