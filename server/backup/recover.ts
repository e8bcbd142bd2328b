import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { giveTo, type Home } from '#server/db/embedded/home.ts'
import { canReadAll } from '#server/db/embedded/os-user.ts'
import { ensureRunning, stopRunning } from '#server/db/embedded/postmaster.ts'
import { connectSuperuser } from '#server/db/embedded/shop-lock.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { writeNew } from './files.ts'
import { type Manifest, platform } from './manifest.ts'

export interface RecoveryTarget {
  /** Absolute path of the archived write-ahead log, which is replayed after the backup's point in time. */
  wal?: string | undefined
  /** Point in time at which the replay stops. */
  until?: Date | undefined
}

/** @throws StartError if a backup cannot be restored to this target on this machine */
export function checkRecovery({ postgres, finished }: Manifest, { wal, until }: RecoveryTarget): void {
  if (postgres && postgres.platform !== platform)
    throw new StartError(`Database cadangan ini berasal dari ${postgres.platform}; mesin ini ${platform}.`)
  if (wal && !postgres) throw new StartError('Cadangan ini tidak memuat database, jadi --wal tidak berlaku.')
  if (wal && !existsSync(wal)) throw new StartError(`Folder arsip ${wal} tidak ada.`)
  if (until && !wal) throw new StartError('--until memerlukan --wal: folder arsip tempat WAL disimpan.')
  if (until && until < new Date(finished))
    throw new StartError(`Cadangan ini selesai pada ${finished}, setelah waktu yang diminta; pakai yang lebih tua.`)
}

/**
 * Starts the server once on a copied cluster, so that it recovers to a consistent state, and stops it again. This starts a new
 * timeline, so later archived segments cannot be confused with earlier ones.
 * @returns time of the last change in the log; undefined if there was none
 */
export async function recover(
  home: Home,
  { postgres }: Manifest,
  { wal, until }: RecoveryTarget,
  signal?: AbortSignal,
): Promise<Date | undefined> {
  const { cluster, user, binaries } = home
  const { stdout } = spawnSync(binaries.postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8' })
  if (!stdout.includes(` ${postgres?.major}.`))
    throw new StartError(`Database cadangan ini memerlukan PostgreSQL ${postgres?.major}; yang ada: ${stdout.trim()}.`)
  await writeNew(join(cluster, 'recovery.signal'), '')
  giveTo(user, dirname(cluster))
  if (wal && !canReadAll(user, wal))
    throw new StartError(
      `Pengguna database${user ? ` (uid ${user.uid})` : ''} tidak bisa membaca semua berkas di ${wal}.`,
    )

  const stop = () => stopRunning(cluster)
  signal?.addEventListener('abort', stop)
  try {
    signal?.throwIfAborted()
    // One attempt without a timeout: an error in a backup or an archive is permanent.
    const { port } = await ensureRunning(home, { settings: settingsFor(wal, until), launches: 1, ms: Infinity })
    return await lastChangeOf(port, home.password)
  } catch (error) {
    signal?.throwIfAborted()
    throw explained(error, wal, until)
  } finally {
    signal?.removeEventListener('abort', stop)
    await stop()
  }
}

function settingsFor(wal: string | undefined, until: Date | undefined): Record<string, string> {
  return {
    // %f is the requested file and %p its destination; the shell gets the folder in single quotes.
    restore_command: wal ? `cp '${wal.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'/%f "%p"` : 'exit 1',
    // Otherwise the server would accept queries, and count as ready, before recovery ends.
    hot_standby: 'off',
    // A numeric offset, because the command line is parsed before PostgreSQL knows zone names.
    ...(until && {
      recovery_target_time: until.toISOString().replace('Z', '+00:00'),
      recovery_target_action: 'promote',
    }),
  }
}

async function lastChangeOf(port: number, password: string): Promise<Date | undefined> {
  const client = await connectSuperuser(port, password, 'kerapusehat-pemulihan')
  try {
    const { rows } = await client.query<{ at: Date | null }>('SELECT pg_last_xact_replay_timestamp() AS at')
    return rows[0]?.at ?? undefined
  } finally {
    await client.end()
  }
}

function explained(error: unknown, wal: string | undefined, until: Date | undefined): unknown {
  if (!until || !(error instanceof StartError)) return error
  if (!error.message.includes('recovery ended before configured recovery target was reached')) return error
  const [, last = 'tidak diketahui'] = error.message.match(/last completed transaction was at log time ([^\n]+)/) ?? []
  return new StartError(
    `Arsip ${wal} tidak sampai ke ${until.toISOString()}; perubahan terakhir di sana: ${last}. Tanpa --until semuanya dipulihkan.`,
    { cause: error },
  )
}
