import pg from 'pg'

/** Timeout in milliseconds. All servers are probed in parallel; slower ones are skipped. */
const PATIENCE_MS = 3_000

/** Scheme and credentials; the servers; database and parameters. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s

/** Returns one URL for each server that a database URL names. */
export function serversIn(url: string): string[] {
  const [, before = '', servers = '', after = ''] = PARTS.exec(url) ?? []
  return servers.includes(',') ? servers.split(',').map((server) => before + server + after) : [url]
}

const underWay = new Map<string, Promise<string>>()

/**
 * Returns the URL of the writable server among those of `url`. A single server is returned without a probe. This replaces
 * libpq's `target_session_attrs=read-write`, which `pg` does not support. The probes run in parallel, so that an unreachable
 * server does not delay the others.
 */
export function writableServer(url: string): Promise<string> {
  const servers = serversIn(url)
  if (servers.length === 1) return Promise.resolve(url)
  let probe = underWay.get(url)
  if (!probe) {
    probe = firstWritable(servers).finally(() => underWay.delete(url))
    underWay.set(url, probe)
  }
  return probe
}

async function firstWritable(servers: string[]): Promise<string> {
  try {
    return await Promise.any(servers.map(requireWritable))
  } catch (error) {
    const reasons = (error as AggregateError).errors.map(({ message, code }) => message || code).join('; ')
    throw Object.assign(new Error(`no server of the address can be written to: ${reasons}`), { code: 'ECONNREFUSED' })
  }
}

async function requireWritable(server: string): Promise<string> {
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
    // Not awaited: the server may be unreachable.
    client.end().catch(() => {})
  }
}
