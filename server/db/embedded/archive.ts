import { chown, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '#server/kernel/start-error.ts'
import type { Home } from './home.ts'
import { canWrite } from './os-user.ts'

/**
 * What makes the server copy each finished segment of its write-ahead log into `folder`, which is made if need be.
 * `basic_archive` comes with PostgreSQL: it writes under a temporary name, syncs, renames, and never overwrites a
 * segment by another one; what is there already with the same content counts as done.
 * @returns settings of the server; none without a folder
 * @throws StartError where the database's user cannot write there, or the folder is another database's
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
      `Pengguna basis data${user ? ` (uid ${user.uid})` : ''} tidak dapat menulis ke WAL_ARCHIVE_DIR ${folder}.`,
    )
  await refuseOther(folder, join(cluster, 'pg_wal'))
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': folder,
    // A quiet shop fills no segment; what it did in the last minutes must not wait for one to be full.
    archive_timeout: '5min',
  }
}

/** Whether this server archives as it should: one that a killed shop left behind may know another folder, or none. */
export async function archivesTo(superuser: pg.Client, folder: string | undefined): Promise<boolean> {
  const { rows } = await superuser.query<{ folder: string | null }>(
    `SELECT current_setting('basic_archive.archive_directory', true) AS folder WHERE current_setting('archive_mode') = 'on'`,
  )
  return (rows[0]?.folder || undefined) === folder
}

/**
 * A restored database begins a new timeline, and its archive a new folder: the old one stays as it was, to be restored
 * from once more. A segment's name begins with its timeline, in eight digits.
 */
async function refuseOther(folder: string, log: string): Promise<void> {
  const timeline = (await segmentsIn(log)).at(-1)?.slice(0, 8) ?? ''
  if ((await segmentsIn(folder)).every((name) => name.startsWith(timeline))) return
  throw new StartError(
    `WAL_ARCHIVE_DIR ${folder} berisi arsip sebelum basis data ini dipulihkan; pakai folder kosong, lalu buat cadangan.`,
  )
}

const segmentsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort()
