import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#server/kernel/start-error.ts'
import { writableServer } from './address.ts'
import { LIMITS } from './client.ts'

const PATIENCE_MS = 10_000
/** A session hears itself at once. */
const HEAR_MS = 5_000
const CHANNEL = 'kerapusehat_dengar'

interface Lines {
  /** DATABASE_URL: statements and transactions. */
  url: string
  /** DATABASE_DIRECT_URL, where there is one: whatever needs a session. */
  directUrl: string | undefined
}

/**
 * Looks what stands between the shop and a database that is not its own, by what the lines do and not by what somebody says
 * of them. A pooler that hands a connection on after each transaction breaks LISTEN, advisory locks and settings of the
 * session without an error: the shop would show old prices, and migrate twice at once.
 * @throws StartError with what to do where the shop would run wrongly
 */
export async function tryLines({ url, directUrl }: Lines): Promise<{ isPooled: boolean }> {
  const [direct, setting] = directUrl ? [directUrl, 'DATABASE_DIRECT_URL'] : [url, 'DATABASE_URL']
  if (!(await atDatabase(setting, hearsItself(direct)))) {
    throw new StartError(
      directUrl
        ? 'DATABASE_DIRECT_URL melewati pooler yang tidak meneruskan LISTEN; isi dengan alamat PostgreSQL sendiri.'
        : 'DATABASE_URL melewati pooler (misalnya PgBouncer) yang tidak meneruskan LISTEN, sehingga toko tidak mendengar perubahan harga; isi juga DATABASE_DIRECT_URL dengan alamat PostgreSQL sendiri.',
    )
  }
  const line = await atDatabase('DATABASE_URL', look(url))
  if (!line.isPooled) return line
  if (!line.remembers && !(await atDatabase('DATABASE_URL', hearsItself(url)))) {
    throw new StartError(
      'PgBouncer di DATABASE_URL tidak mengingat pernyataan tersiapkan dalam mode transaction; pakai versi 1.21 atau lebih baru dengan max_prepared_statements di atas 0.',
    )
  }
  if (!line.isLimited) {
    const set = Object.entries(LIMITS).map(([name, ms]) => `SET ${name} = ${ms}`)
    throw new StartError(
      `Di belakang pooler di DATABASE_URL tidak ada batas waktu; beri basis datanya di pgbouncer.ini connect_query='${set.join('; ')}', atau kedua batas itu dengan ALTER DATABASE.`,
    )
  }
  return line
}

async function atDatabase<T>(setting: string, asked: Promise<T>): Promise<T> {
  return asked.catch((cause: { message?: string; code?: string }) => {
    // A host of several addresses, none of which answers, has no words for it.
    throw new StartError(`Basis data di ${setting} tidak dapat dibuka: ${cause.message || cause.code}`, { cause })
  })
}

/** A message to itself arrives where the connection stays a session, also of a pooler that keeps sessions. */
async function hearsItself(url: string): Promise<boolean> {
  const server = await writableServer(url)
  const [ear, mouth] = [await connect(server), await connect(server)]
  const gaveUp = new AbortController()
  try {
    const message = randomUUID()
    const heard = new Promise<boolean>((resolve) =>
      ear.on('notification', ({ payload }) => payload === message && resolve(true)),
    )
    await ear.query(`LISTEN ${CHANNEL}`)
    // By another connection: through a pooler the message goes to whoever has the line at that moment, which is who sent it.
    await mouth.query('SELECT pg_notify($1, $2)', [CHANNEL, message])
    return await Promise.race([heard, delay(HEAR_MS, false, { signal: gaveUp.signal })])
  } finally {
    gaveUp.abort()
    await Promise.all([ear.end(), mouth.end()])
  }
}

async function look(url: string) {
  const client = await connect(await writableServer(url))
  try {
    // A name of its own: one that does not remember leaves it behind for whoever comes next.
    const name = `coba-${randomUUID()}`
    // In one transaction, so that all of it is said of one connection.
    await client.query('BEGIN')
    const server = await client.query<{ pid: number }>({ name, text: 'SELECT pg_backend_pid() AS pid' })
    const { rows: own } = await client.query('SELECT name FROM pg_prepared_statements WHERE name = $1', [name])
    const { rows: limits } = await client.query<{ setting: string }>(
      'SELECT setting FROM pg_settings WHERE name = ANY($1)',
      [Object.keys(LIMITS)],
    )
    await client.query('COMMIT')
    const { processID } = client as unknown as { processID: number | null }
    return {
      // A pooler makes up a number of its own.
      isPooled: server.rows[0]?.pid !== processID,
      // One that remembers statements gives them names of its own.
      remembers: own.length === 0,
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
