import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { dropDatabase, execute, withDatabase } from './execute.ts'
import { prepareTemplate } from './prepare-template.ts'
import { makeTempFolder, removeTempFolder, sweepTempFolders } from './temp-folder.ts'

interface Server {
  url: string
  shopUrl?: string
  stop(): Promise<void>
}

/**
 * Starts one PostgreSQL server for the whole run, with a template that test databases are copied from. TEST_DATABASE_URL names
 * an existing server to use instead of an embedded one (15 or newer, a role with CREATEDB).
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const existing = process.env.TEST_DATABASE_URL
  const template = `uji_${randomBytes(4).toString('hex')}`
  const server = existing ? await joinExisting(existing, template) : await startOwn()
  try {
    await execute(server.url, `CREATE DATABASE ${template}`)
    await prepareTemplate(withDatabase(server.url, template))
  } catch (error) {
    await server.stop()
    throw error
  }
  provide('testServer', { url: server.url, shopUrl: server.shopUrl, template })
  return server.stop
}

async function startOwn(): Promise<Server> {
  sweepTempFolders()
  const folder = makeTempFolder()
  // Vitest skips the teardown when it is interrupted.
  const remove = () => removeTempFolder(folder)
  process.once('exit', remove)
  const server = await startEmbedded(folder, console)
  return {
    url: server.url,
    shopUrl: server.shopUrl,
    async stop() {
      await server.stop()
      remove()
      process.off('exit', remove)
    },
  }
}

/** Every run holds a lock by the name of its template, so that the next run can detect leftovers of killed runs. */
async function joinExisting(url: string, template: string): Promise<Server> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [template])

  const { rows: abandoned } = await client.query<{ run: string }>(
    `SELECT run FROM (SELECT DISTINCT substring(datname FROM '^uji_[0-9a-f]{8}') AS run FROM pg_database) AS runs
     WHERE run <> $1 AND pg_try_advisory_lock(hashtext(run))`,
    [template],
  )
  for (const { run } of abandoned) await dropDatabases(url, run)
  return {
    url,
    async stop() {
      await dropDatabases(url, template)
      await client.end()
    },
  }
}

async function dropDatabases(url: string, run: string): Promise<void> {
  const databases = await execute<{ name: string }>(
    url,
    'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
    [run],
  )
  for (const { name } of databases) await dropDatabase(url, name)
}
