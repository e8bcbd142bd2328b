import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { OsUser } from './os-user.ts'

/** For one small server. Written to postgresql.conf once, so that the owner may tune them there. */
const SETTINGS = {
  shared_buffers: '64MB',
  max_connections: '100',
  random_page_cost: '1.1',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A line every five minutes for nothing; what is left in the log is worth reading.
  log_checkpoints: 'off',
}

/** Makes a cluster in `<folder>/data`, its superuser's password in `<folder>/kata-sandi`. */
export async function initialise(folder: string, { initdb }: Binaries, user: OsUser | undefined): Promise<void> {
  const passwordFile = join(folder, 'kata-sandi')
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (user) await chown(passwordFile, user.uid, user.gid)

  const args = [
    `--pgdata=${join(folder, 'data')}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Comes with PostgreSQL itself: the same order and the same lower() on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // A segment of the write-ahead log is what is archived, and what a backup ends with: 1 MB costs a quiet shop little.
    '--wal-segsize=1',
    ...Object.entries(SETTINGS).map(([name, value]) => `--set=${name}=${value}`),
  ]
  await promisify(execFile)(initdb, args, { ...user, cwd: '/', env: { LC_ALL: 'C' } })
}
