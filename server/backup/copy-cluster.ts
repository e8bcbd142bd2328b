import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectSuperuser, isGoingDown } from '#server/db/embedded/shop-lock.ts'
import type { EmbeddedServer } from '#server/db/embedded/start-embedded.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { listTree } from './files.ts'

/** Copies a file of the cluster into the backup; returns false if the file no longer exists. */
type Copy = (path: string) => Promise<boolean>
type Write = (path: string, bytes: Uint8Array | string) => Promise<void>

interface ClusterCopy {
  folders: string[]
  /** Point in time to which the copy is restored. */
  finished: Date
  /** Warnings for the owner, as sentences. */
  warnings: string[]
}

/** Folders that PostgreSQL creates anew or must not find: "Making a Base Backup Using the Low Level API", PostgreSQL 18. */
const EMPTIED = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map', 'backup_manifest'])
const CONTROL = 'global/pg_control'

/**
 * Copies a running cluster with PostgreSQL's low-level API: the changing files, and the write-ahead log that makes them
 * consistent. The shop continues to work.
 * @param copyPictures called just before the consistent point, while no row can lose its picture
 */
export async function copyCluster(
  server: EmbeddedServer,
  copy: Copy,
  write: Write,
  copyPictures: () => Promise<void>,
): Promise<ClusterCopy> {
  // Start and stop require the same connection; if it ends, the backup fails.
  const client = await connectSuperuser(server.port, server.password, 'kerapusehat-cadangan', server.database)
  try {
    // Exists as long as the connection, and keeps WAL from being recycled before it is copied.
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [`cadangan_${process.pid}`])
    const { rows: starts } = await client.query<{ segment: string }>(
      'SELECT pg_walfile_name(pg_backup_start($1, true)) AS segment',
      ['kerapusehat'],
    )
    const tree = await listTree(server.cluster, isLeftOut)
    for (const path of tree.files) if (path !== CONTROL) await copy(path)
    await write(CONTROL, await readWhole(join(server.cluster, CONTROL)))

    // A picture is written before the row that names it, and removed after the row has lost it. A second pass copies pictures
    // that were written during the first one. Accounts and articles replace pictures, so they are locked meanwhile.
    await client.query('BEGIN')
    await client.query('LOCK TABLE pengguna, artikel IN SHARE MODE')
    await copyPictures()
    // The log is copied now, independent of the archive.
    const { rows: stops } = await client.query<{ segment: string; label: string; tablespaces: string; now: Date }>(
      `SELECT pg_walfile_name(lsn) AS segment, labelfile AS label, spcmapfile AS tablespaces, clock_timestamp() AS now
       FROM pg_backup_stop(false)`,
    )
    await copyPictures()
    await client.query('COMMIT')
    const [start] = starts
    const [stop] = stops
    if (!start || !stop) throw new Error('pg_backup_start and pg_backup_stop answer with one row')
    if (stop.tablespaces) throw new StartError('Database memakai tablespace di luar foldernya; cadangan tidak dibuat.')
    await write('backup_label', stop.label)

    const { rows: segments } = await client.query<{ name: string }>(
      `SELECT name FROM pg_ls_waldir()
       WHERE name ~ '^[0-9A-F]{24}$' AND name BETWEEN $1 AND $2 OR name ~ '^[0-9A-F]{8}[.]history$'`,
      [start.segment, stop.segment],
    )
    for (const { name } of segments)
      if (!(await copy(`pg_wal/${name}`))) throw new Error(`pg_wal/${name} vanished while it was held`)

    return { folders: tree.folders, finished: stop.now, warnings: await archiveWarnings() }
  } catch (cause) {
    if (isGoingDown(cause))
      throw new StartError('Database berhenti selagi dicadangkan; buat cadangan sekali lagi.', { cause })
    throw cause
  } finally {
    await client.end()
  }

  async function archiveWarnings(): Promise<string[]> {
    const { rows } = await client.query<{ sejak: Date }>(
      `SELECT last_failed_time AS sejak FROM pg_stat_archiver
       WHERE current_setting('archive_mode') = 'on' AND last_failed_time > coalesce(last_archived_time, '-infinity')`,
    )
    return rows.map(
      ({ sejak }) =>
        `Pengarsipan WAL gagal (terakhir ${sejak.toISOString()}); sebabnya ada di ${join(server.cluster, '../postgres.log')}.`,
    )
  }
}

function isLeftOut(path: string): boolean {
  const [top = '', inside] = path.split('/')
  const name = path.split('/').at(-1) ?? ''
  return (
    (inside !== undefined && EMPTIED.includes(top)) ||
    LEFT_OUT.has(path) ||
    name.startsWith('pgsql_tmp') ||
    name.startsWith('pg_internal.init')
  )
}

/**
 * Reads a file that PostgreSQL overwrites in place; a concurrent read may return a mixture, so two equal reads are required.
 */
async function readWhole(path: string): Promise<Uint8Array> {
  for (;;) {
    const bytes = await readFile(path)
    if (bytes.equals(await readFile(path))) return bytes
  }
}
