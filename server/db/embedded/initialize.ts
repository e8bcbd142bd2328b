import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { OsUser } from './os-user.ts'

/** Defaults for one small server. Written to postgresql.conf once, so that the owner can tune them there. */
const SETTINGS = {
  shared_buffers: '64MB',
  max_connections: '100',
  random_page_cost: '1.1',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Checkpoints would log a line every five minutes without any information.
  log_checkpoints: 'off',
}

/** Creates a cluster in `<folder>/data`, and its superuser's password in `<folder>/kata-sandi`. */
export async function initialize(folder: string, { initdb }: Binaries, user: OsUser | undefined): Promise<void> {
  const passwordFile = join(folder, 'kata-sandi')
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (user) await chown(passwordFile, user.uid, user.gid)

  const args = [
    `--pgdata=${join(folder, 'data')}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Built into PostgreSQL: the same order and the same lower() on every machine, independent of its locales.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // The archive and the end of a backup consist of whole segments: 1 MB costs a quiet shop little.
    '--wal-segsize=1',
    ...Object.entries(SETTINGS).map(([name, value]) => `--set=${name}=${value}`),
  ]
  await promisify(execFile)(initdb, args, { ...user, cwd: '/', env: { LC_ALL: 'C' } })
}
