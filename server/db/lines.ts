import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#server/kernel/start-error.ts'
import { writableServer } from './address.ts'
import { LIMITS } from './client.ts'

const PATIENCE_MS = 10_000
/** Timeout in milliseconds; a real session receives its own notification at once. */
const NOTIFICATION_MS = 5_000
const CHANNEL = 'kerapusehat_dengar'

interface DatabaseUrls {
  /** DATABASE_URL, for statements and transactions. */
  url: string
  /** DATABASE_DIRECT_URL, if set, for everything that needs a session. */
  directUrl: string | undefined
}

/**
 * Detects a pooler in front of an external database, by the behavior of the connections and not by settings. A pooler that
 * reassigns connections after each transaction breaks LISTEN, advisory locks and session settings without an error. The shop
 * would show stale prices, and run migrations concurrently.
 * @throws StartError with instructions if the shop would not work correctly
 */
export async function checkConnections({ url, directUrl }: DatabaseUrls): Promise<{ isPooled: boolean; role: string }> {
  const [direct, setting] = directUrl ? [directUrl, 'DATABASE_DIRECT_URL'] : [url, 'DATABASE_URL']
  if (!(await atDatabase(setting, receivesOwnNotification(direct)))) {
    throw new StartError(
      directUrl
        ? 'DATABASE_DIRECT_URL melewati pooler yang tidak meneruskan LISTEN; isi dengan alamat PostgreSQL sendiri.'
        : 'DATABASE_URL melewati pooler (misalnya PgBouncer) yang tidak meneruskan LISTEN, sehingga toko tidak menerima perubahan harga; isi juga DATABASE_DIRECT_URL dengan alamat PostgreSQL sendiri.',
    )
  }
  const line = await atDatabase('DATABASE_URL', inspect(url))
  if (!line.isPooled) return line
  if (!line.keepsPrepared && !(await atDatabase('DATABASE_URL', receivesOwnNotification(url)))) {
    throw new StartError(
      'PgBouncer di DATABASE_URL tidak menyimpan prepared statement dalam mode transaction; pakai versi 1.21 atau lebih baru dengan max_prepared_statements di atas 0.',
    )
  }
  if (!line.isLimited) {
    const set = Object.entries(LIMITS).map(([name, ms]) => `SET ${name} = ${ms}`)
    throw new StartError(
      `Di belakang pooler di DATABASE_URL tidak ada batas waktu; atur di pgbouncer.ini connect_query='${set.join('; ')}', atau kedua batas itu dengan ALTER DATABASE.`,
    )
  }
  return line
}

async function atDatabase<T>(setting: string, asked: Promise<T>): Promise<T> {
  return asked.catch((cause: { message?: string; code?: string }) => {
    // For a host with several unreachable addresses, the error has a code but no message.
    throw new StartError(`Database di ${setting} tidak bisa dibuka: ${cause.message || cause.code}`, { cause })
  })
}

/** True if a notification reaches its own session, as it also does through a pooler in session mode. */
async function receivesOwnNotification(url: string): Promise<boolean> {
  const server = await writableServer(url)
  const [listener, sender] = [await connect(server), await connect(server)]
  const gaveUp = new AbortController()
  try {
    const message = randomUUID()
    const heard = new Promise<boolean>((resolve) =>
      listener.on('notification', ({ payload }) => payload === message && resolve(true)),
    )
    await listener.query(`LISTEN ${CHANNEL}`)
    // From a second connection: a pooler would deliver the message to the connection's current user, the sender itself.
    await sender.query('SELECT pg_notify($1, $2)', [CHANNEL, message])
    return await Promise.race([heard, delay(NOTIFICATION_MS, false, { signal: gaveUp.signal })])
  } finally {
    gaveUp.abort()
    await Promise.all([listener.end(), sender.end()])
  }
}

async function inspect(url: string) {
  const client = await connect(await writableServer(url))
  try {
    // A unique name: a pooler without prepared statement support leaves it on the connection for its next user.
    const name = `coba-${randomUUID()}`
    // One transaction, so that all queries run on the same server connection.
    await client.query('BEGIN')
    const server = await client.query<{ pid: number; role: string }>({
      name,
      text: 'SELECT pg_backend_pid() AS pid, current_user AS role',
    })
    const { rows: own } = await client.query('SELECT name FROM pg_prepared_statements WHERE name = $1', [name])
    const { rows: limits } = await client.query<{ setting: string }>(
      'SELECT setting FROM pg_settings WHERE name = ANY($1)',
      [Object.keys(LIMITS)],
    )
    await client.query('COMMIT')
    const { processID } = client as unknown as { processID: number | null }
    return {
      role: server.rows[0]?.role ?? '',
      // A pooler invents its own process ID.
      isPooled: server.rows[0]?.pid !== processID,
      // A pooler that supports prepared statements renames them.
      keepsPrepared: own.length === 0,
      isLimited: limits.every(({ setting }) => setting !== '0'),
    }
  } finally {
    await client.end()
  }
}

async function connect(server: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: server,
    application_name: 'kerapusehat-coba',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
