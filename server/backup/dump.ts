import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { StartError } from '#server/kernel/start-error.ts'

/** Dump of an external database in a backup. */
export const DUMP = 'basis-data.dump'

/** True if PostgreSQL's own tools are installed. They come with a PostgreSQL installation, not with npm. */
export const hasDumpTools = (): boolean => placeOf('pg_dump') !== ''

/** @throws StartError with the message of pg_dump */
export const dumpDatabase = (url: string, file: string, signal?: AbortSignal): Promise<void> =>
  run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', file], url, signal)

/**
 * Restores a dump into an empty database.
 * @throws StartError with the message of pg_restore
 */
export const restoreDump = (file: string, url: string, signal?: AbortSignal): Promise<void> =>
  run('pg_restore', ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', file], url, signal)

const placeOf = (program: string): string =>
  spawnSync('/bin/sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim()

async function run(program: string, args: string[], url: string, signal: AbortSignal | undefined): Promise<void> {
  const place = placeOf(program)
  if (!place) throw new StartError(`Program ${program} tidak ada; pasang alat PostgreSQL (paket postgresql-client).`)
  const { address, password } = withoutPassword(url)
  const child = spawn(place, ['--dbname', address, ...args], {
    // The child process does not inherit the shop's secrets.
    env: { ...(password !== undefined && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(signal && { signal }),
  })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [complaint, code] = await Promise.all([text(child.stderr), ended]).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw error
  })
  if (code !== 0) throw new StartError(`${program} gagal: ${complaint.trim()}`)
}

/**
 * Splits the password off a URL, because all users of a machine can read command lines. Not with `URL`, which rejects several
 * hosts.
 */
function withoutPassword(url: string): { address: string; password: string | undefined } {
  const [whole, user, password] = /^([a-z]+:\/\/[^:@/?]*):([^@/?]*)@/.exec(url) ?? []
  if (whole === undefined || password === undefined) return { address: url, password: undefined }
  return { address: `${user}@${url.slice(whole.length)}`, password: decodeURIComponent(password) }
}
