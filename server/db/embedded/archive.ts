import { chown, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '#server/kernel/start-error.ts'
import type { Home } from './home.ts'
import { canWrite } from './os-user.ts'

/**
 * Returns the settings that make the server copy each finished WAL segment into `folder`, which is created if absent.
 * `basic_archive` comes with PostgreSQL: it writes under a temporary name, syncs and renames. It never overwrites a segment
 * with different content; an existing segment with the same content counts as archived.
 * @returns settings of the server; empty without a folder
 * @throws StartError if the database's user cannot write there, or if the folder belongs to another database
 */
export async function archiveSettings(
  folder: string | undefined,
  { cluster, user }: Home,
): Promise<Record<string, string>> {
  if (!folder) return {}
  const made = await mkdir(folder, { recursive: true, mode: 0o755 })
  if (made && user) await chown(folder, user.uid, user.gid)
  if (!canWrite(user, folder))
    throw new StartError(
      `Pengguna database${user ? ` (uid ${user.uid})` : ''} tidak bisa menulis ke WAL_ARCHIVE_DIR ${folder}.`,
    )
  await refuseOther(folder, join(cluster, 'pg_wal'))
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': folder,
    // A quiet shop fills no segment, so force a new one: at most five minutes of work are not archived.
    archive_timeout: '5min',
  }
}

/** True if this server archives to `folder`. A server left over from a killed shop may use another folder, or none. */
export async function archivesTo(superuser: pg.Client, folder: string | undefined): Promise<boolean> {
  const { rows } = await superuser.query<{ folder: string | null }>(
    `SELECT current_setting('basic_archive.archive_directory', true) AS folder WHERE current_setting('archive_mode') = 'on'`,
  )
  return (rows[0]?.folder || undefined) === folder
}

/**
 * Rejects a folder with segments of another timeline. A restored database starts a new timeline and needs a new folder. The old
 * archive stays unchanged, so that it can be restored from again. A segment's name starts with its timeline, in eight digits.
 */
async function refuseOther(folder: string, log: string): Promise<void> {
  const timeline = (await segmentsIn(log)).at(-1)?.slice(0, 8) ?? ''
  if ((await segmentsIn(folder)).every((name) => name.startsWith(timeline))) return
  throw new StartError(
    `WAL_ARCHIVE_DIR ${folder} berisi arsip sebelum database ini dipulihkan; pakai folder kosong, lalu buat cadangan.`,
  )
}

const segmentsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort()
