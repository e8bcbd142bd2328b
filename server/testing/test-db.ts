import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { dropDatabase, execute, withDatabase } from './execute.ts'

export interface TestServer {
  /** Any database of the server, for a role that may create databases. */
  url: string
  /** The database that every test database is a copy of; all names of this run begin with it. */
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

export interface TestDatabase {
  url: string
  /** Removes the database, also under open connections. */
  drop(): Promise<void>
}

/** A database of the caller's own: migrated, with what `prepareTemplate` put in. One per test file is enough. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('testServer')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await execute(url, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    url: withDatabase(url, name),
    drop: () => dropDatabase(url, name),
  }
}
