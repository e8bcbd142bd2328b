import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#server/kernel/start-error.ts'

/** Any number; advisory locks of the `postgres` database are used for nothing else. */
const LOCK = 5_240_002
/** A shop that was killed a moment ago gives its lock back when the server notices the closed connection. */
const GRACE_MS = 1_000

/** A connection as the cluster's superuser. */
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
  // The server ends this connection when it stops; what follows from that is for the listener of 'end' to say.
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * Connects as superuser and takes the lock that only one shop can have. Connection and lock are one: the kernel ends
 * both with the process, however it dies.
 * @throws Error with one sentence when another shop has it; pg's own errors when the server goes away meanwhile
 */
export async function lockShop(port: number, password: string, dataDir: string): Promise<pg.Client> {
  const client = await connectSuperuser(port, password, 'kerapusehat-kunci')
  const deadline = performance.now() + GRACE_MS
  while (!(await tryLock(client))) {
    if (performance.now() > deadline) {
      await client.end()
      throw new StartError(
        `Folder data ${dataDir} sedang dipakai oleh toko lain yang masih berjalan; hentikan toko itu dahulu.`,
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

/** Whether the error says that the server is stopping or was just stopped, so that starting over will help. */
export function isGoingDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET'].includes(code) ||
    /Connection terminated|not queryable/.test(error.message)
  )
}
