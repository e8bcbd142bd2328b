import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#server/kernel/start-error.ts'

/** Arbitrary number; advisory locks of the `postgres` database have no other use. */
const LOCK = 5_240_002
/** Milliseconds. The lock of a killed shop is released when the server notices the closed connection. */
const GRACE_MS = 1_000

/** Opens a connection as the cluster's superuser. */
export async function connectSuperuser(
  port: number,
  password: string,
  applicationName: string,
  database = 'postgres',
): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database,
    ssl: false,
    application_name: applicationName,
    keepAlive: true,
  })
  // The server ends this connection when it stops. The listener of 'end' handles that.
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * Connects as superuser and takes the lock that only one shop can hold. The connection owns the lock: the kernel closes it when
 * the process ends for any reason.
 * @throws Error with one sentence if another shop holds the lock; pg's own errors if the server stops meanwhile
 */
export async function lockShop(port: number, password: string, dataDir: string): Promise<pg.Client> {
  const client = await connectSuperuser(port, password, 'kerapusehat-kunci')
  const deadline = performance.now() + GRACE_MS
  while (!(await tryLock(client))) {
    if (performance.now() > deadline) {
      await client.end()
      throw new StartError(
        `Folder data ${dataDir} sedang dipakai oleh toko lain yang masih berjalan; hentikan toko itu dulu.`,
      )
    }
    await delay(50)
  }
  return client
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [LOCK])
  return rows[0]?.locked === true
}

/** True if the error means that the server is stopping or has just stopped, so that a new start will help. */
export function isGoingDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET'].includes(code) ||
    /Connection terminated|not queryable/.test(error.message)
  )
}
