import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartError } from '#server/kernel/start-error.ts'

/** Any number, as long as every process of the shop asks for the same one. */
const LOCK = 5_240_001

const MIGRATIONS = join(import.meta.dirname, 'migrations')

interface Migration {
  nama: string
  sql: string
  checksum: string
}

export class MigrationError extends StartError {}

/**
 * Brings the database to the newest schema: applies the numbered files of `folder` that it has not seen, in order, each
 * in its own transaction, and returns their names. Any number of processes may call this at once; one works, the others
 * wait for it.
 * @throws MigrationError when the database holds a migration that this version of the shop does not know, or another text of it.
 */
export async function migrate(url: string, folder: string = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url, application_name: 'kerapusehat-migrasi' })
  // A broken connection also fails the query that is under way; that error is the one to report.
  client.on('error', () => {})
  await client.connect()
  try {
    // Held by the session, so it ends with the connection, whatever happens.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    return await applyPending(client, migrations)
  } finally {
    await client.end()
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (nama, index) => {
      if (Number.parseInt(nama, 10) !== index + 1) {
        throw new MigrationError(
          `Berkas migrasi harus bernomor urut tanpa celah: ${nama} berada di urutan ${index + 1}.`,
        )
      }
      // Git may check the file out with other line ends; it is still the same migration.
      const sql = (await readFile(join(folder, nama), 'utf8')).replaceAll('\r\n', '\n')
      return { nama, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyPending(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS migrasi (
    nama text PRIMARY KEY, checksum text NOT NULL, dijalankan timestamptz NOT NULL DEFAULT now())`)
  const applied = await client.query<Pick<Migration, 'nama' | 'checksum'>>(
    'SELECT nama, checksum FROM migrasi ORDER BY nama COLLATE "C"',
  )
  for (const [index, row] of applied.rows.entries()) checkApplied(row, migrations[index])

  const pending = migrations.slice(applied.rows.length)
  for (const migration of pending) await apply(client, migration)
  return pending.map(({ nama }) => nama)
}

function checkApplied(applied: Pick<Migration, 'nama' | 'checksum'>, file: Migration | undefined): void {
  if (file?.nama !== applied.nama) {
    throw new MigrationError(
      `Basis data sudah memuat migrasi ${applied.nama} yang tidak dikenal versi toko ini. Jalankan versi toko yang lebih baru.`,
    )
  }
  if (file.checksum !== applied.checksum) {
    throw new MigrationError(
      `Isi migrasi ${applied.nama} berubah setelah dijalankan. Kembalikan isinya dan tulis perubahan dalam berkas migrasi baru.`,
    )
  }
}

async function apply(client: pg.Client, { nama, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('INSERT INTO migrasi (nama, checksum) VALUES ($1, $2)', [nama, checksum])
    await client.query('COMMIT')
  } catch (error) {
    // On a broken connection there is nothing to roll back, and the first error is the one to report.
    await client.query('ROLLBACK').catch(() => {})
    throw new MigrationError(`Migrasi ${nama} gagal: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}
