import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { archiveSettings, archivesTo } from './archive.ts'
import { type Home, openHome } from './home.ts'
import type { Log } from './log.ts'
import { findPostmaster } from './pid-file.ts'
import { ensureRunning, type RunOptions, stopRunning } from './postmaster.ts'
import { isGoingDown, lockShop } from './shop-lock.ts'

/** Interval between attempts to restart a server that does not start. */
const REVIVE_MS = 1_000

/** The shop's database and the role that owns it and its tables. The role is no superuser, but may create databases. */
const NAME = 'kerapusehat'
/** The role that the shop works with. It owns nothing (`shop-role.ts`). */
const SHOP_ROLE = 'kerapusehat_toko'

/** A running server of a data folder, for tools that run besides the shop. */
export interface EmbeddedServer {
  /** PostgreSQL's own data directory. */
  cluster: string
  port: number
  /** Password of all roles. */
  password: string
  /** Name of the shop's database. */
  database: string
}

export interface EmbeddedPostgres {
  /** Connection string of the shop's database for its owner; it stays the same until `stop`. */
  url: string
  /** … for the shop, whose role gets its rights by `migrate`. */
  shopUrl: string
  shopRole: string
  /** Fast shutdown. Call it after the last query. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, or reuses the server that a killed shop left running. It locks the folder until
 * `stop`, or until the process ends.
 * @param walArchiveDir folder of the WAL archive for point-in-time restores; absent: no archive
 * @throws Error with a sentence for the owner, for example if another shop uses the folder
 */
export async function startEmbedded(dataDir: string, log: Log, walArchiveDir?: string): Promise<EmbeddedPostgres> {
  const home = await openHome(dataDir, log)
  const settings = await archiveSettings(walArchiveDir, home)
  let { client, port } = await hold(home, dataDir, { settings })
  if (!(await archivesTo(client, walArchiveDir))) {
    await stopRunning(home.cluster)
    ;({ client, port } = await hold(home, dataDir, { settings }))
  }
  const url = urlOf(home.password, port)
  await ensureDatabase(client, home.password)

  let stopping = false
  let reviving = Promise.resolve()
  watch()

  /** Restarts the server at the same address when the lock's connection ends, for example after an out-of-memory kill. */
  function watch(): void {
    client.once('end', () => {
      if (!stopping) reviving = revive()
    })
  }

  /** Retries without limit: the reason why the server does not start (a full disk, for example) may be temporary. */
  async function revive(): Promise<void> {
    log.warn('Database berhenti mendadak dan dinyalakan kembali.')
    for (let failures = 0; !stopping; failures++) {
      try {
        client = (await hold(home, dataDir, { port, settings, ...(failures > 0 && { launches: 1 }) })).client
        return watch()
      } catch (error) {
        const reason = error instanceof Error ? error.message : error
        if (failures === 0) log.error(`Database belum bisa dinyalakan kembali; terus dicoba. ${reason}`)
        await delay(REVIVE_MS)
      }
    }
  }

  return {
    url,
    shopUrl: urlOf(home.password, port, SHOP_ROLE),
    shopRole: SHOP_ROLE,
    async stop() {
      stopping = true
      await reviving
      // The lock is kept to the end: a process that waits for it must not find a server that is about to stop.
      await stopRunning(home.cluster)
    },
  }
}

/**
 * Returns the URL of the running shop's database for its owner, for tools that run besides it. Starts and locks nothing.
 * @returns undefined if no server runs
 */
export async function findEmbedded(dataDir: string): Promise<string | undefined> {
  const server = await findServer(dataDir)
  return server && urlOf(server.password, server.port)
}

/** Returns the server that runs on this folder and accepts connections, if any. */
export async function findServer(dataDir: string): Promise<EmbeddedServer | undefined> {
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => undefined)
  if (!folder) return undefined
  const cluster = join(folder, 'data')
  const server = findPostmaster(cluster)
  if (!server?.ready) return undefined
  const password = (await readFile(join(folder, 'kata-sandi'), 'utf8')).trim()
  return { cluster, port: server.port, password, database: NAME }
}

const urlOf = (password: string, port: number, role = NAME) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${NAME}?sslmode=disable`

async function hold(home: Home, dataDir: string, options: RunOptions): Promise<{ client: pg.Client; port: number }> {
  for (;;) {
    const { port } = await ensureRunning(home, options)
    try {
      return { client: await lockShop(port, home.password, dataDir), port }
    } catch (error) {
      if (!isGoingDown(error)) throw error
    }
  }
}

async function ensureDatabase(superuser: pg.Client, password: string): Promise<void> {
  for (const [role, attributes] of [
    [NAME, 'LOGIN CREATEDB'],
    [SHOP_ROLE, 'LOGIN'],
  ] as const) {
    const { rowCount } = await superuser.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
    if (!rowCount)
      await superuser.query(`CREATE ROLE ${role} ${attributes} PASSWORD ${superuser.escapeLiteral(password)}`)
  }
  const { rowCount: databases } = await superuser.query('SELECT FROM pg_database WHERE datname = $1', [NAME])
  if (!databases) await superuser.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`)
}
