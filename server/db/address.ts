import pg from 'pg'

/** Which of several servers can be written to is asked of all at once; who takes longer to answer is left out. */
const PATIENCE_MS = 3_000

/** Scheme and who connects; the servers; database and parameters. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s

/** The addresses of the servers that a database's address names, each by itself. */
export function serversIn(url: string): string[] {
  const [, before = '', servers = '', after = ''] = PARTS.exec(url) ?? []
  return servers.includes(',') ? servers.split(',').map((server) => before + server + after) : [url]
}

const underWay = new Map<string, Promise<string>>()

/**
 * The address of the server that can be written to, of those that `url` names; where it names one, that one, unasked. What
 * libpq does for `target_session_attrs=read-write`, which `pg` does not know; side by side, because one that is gone without
 * a word must not hold up the others.
 */
export function writableServer(url: string): Promise<string> {
  const servers = serversIn(url)
  if (servers.length === 1) return Promise.resolve(url)
  let asking = underWay.get(url)
  if (!asking) {
    asking = firstWritable(servers).finally(() => underWay.delete(url))
    underWay.set(url, asking)
  }
  return asking
}

async function firstWritable(servers: string[]): Promise<string> {
  try {
    return await Promise.any(servers.map(ifWritable))
  } catch (error) {
    const reasons = (error as AggregateError).errors.map(({ message, code }) => message || code).join('; ')
    throw Object.assign(new Error(`no server of the address can be written to: ${reasons}`), { code: 'ECONNREFUSED' })
  }
}

async function ifWritable(server: string): Promise<string> {
  const client = new pg.Client({
    connectionString: server,
    application_name: 'kerapusehat-alamat',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'off') throw new Error(`${client.host} is read-only`)
    return server
  } finally {
    // Nobody waits for the goodbye of one that may be gone.
    client.end().catch(() => {})
  }
}
