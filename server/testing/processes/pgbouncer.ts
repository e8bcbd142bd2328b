import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { LIMITS } from '#server/db/client.ts'
import { execute } from '#server/testing/execute.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { freePort } from './free-port.ts'

/** PGBOUNCER, if set, and the installed one. */
const CANDIDATES = [process.env.PGBOUNCER, '/usr/sbin/pgbouncer'].filter((path) => path !== undefined)

const found = CANDIDATES.flatMap((path) => {
  const [, version] = /PgBouncer 1\.(\d+)/.exec(spawnSync(path, ['-V'], { encoding: 'utf8' }).stdout ?? '') ?? []
  return version ? [{ path, minor: Number(version) }] : []
})

/** PgBouncer by support of prepared statements, which starts with version 1.21. */
export const PGBOUNCER = {
  old: found.find(({ minor }) => minor < 21)?.path,
  new: found.find(({ minor }) => minor >= 21)?.path,
}

interface PoolerOptions {
  path: string
  mode?: 'transaction' | 'session'
  /** Further PgBouncer settings. */
  settings?: Record<string, string | number>
  /** True to give its connections the shop's limits. */
  isLimited?: boolean
}

/** Starts PgBouncer in front of the database at `url`, for one test. @returns its URL */
export async function startPgBouncer(
  url: string,
  { path, mode = 'transaction', settings = {}, isLimited = true }: PoolerOptions,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kerapusehat-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const far = new URL(url)
  const near = new URL(url)
  near.hostname = '127.0.0.1'
  near.port = `${await freePort()}`
  const limits = Object.entries(LIMITS).map(([name, ms]) => `SET ${name} = ${ms}`)
  const at = {
    host: far.hostname,
    port: far.port,
    user: far.username,
    password: `'${decodeURIComponent(far.password)}'`,
    ...(isLimited && { connect_query: `'${limits.join('; ')}'` }),
  }
  const all = {
    listen_addr: near.hostname,
    listen_port: near.port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: mode,
    default_pool_size: 5,
    max_client_conn: 500,
    // PgBouncer refuses to run as root.
    ...(process.getuid?.() === 0 && { user: 'nobody' }),
    ...settings,
  }
  const lines = (values: object) => Object.entries(values).map(([name, value]) => `${name}=${value}`)
  await writeFile(file, ['[databases]', `*=${lines(at).join(' ')}`, '[pgbouncer]', ...lines(all)].join('\n'))
  await chmod(folder, 0o755)
  const child = spawn(path, [file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (chunk) => (log += chunk))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true })
  })
  await waitFor('PgBouncer to answer', async () => {
    if (child.exitCode !== null) throw new Error(log)
    return execute(near.href, 'SELECT 1').catch(() => undefined)
  })
  return near.href
}
