import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { StartError } from '#server/kernel/start-error.ts'
import { writableServer } from './address.ts'
import { CONNECTION_OPTIONS } from './line.ts'
import { grantShop } from './shop-role.ts'
import type { Tx } from './transaction.ts'

/** Arbitrary number; every process of the shop must use the same one. */
const LOCK = 5_240_001

/**
 * Lock timeout. Queries of other shops queue behind a migration that waits for a table. It therefore gives up soon and retries,
 * for three minutes in total.
 */
const LOCK_WAIT = '2s'
const PAUSE_MS = 1_000
const ATTEMPTS = 60
/** Errors that a retry may resolve: lock timeout and deadlock. */
const BUSY = new Set(['55P03', '40P01'])

/** Comment that names the migration which an older shop must know to run concurrently. Without it, any shop may. */
const NEEDS = /^-- perlu: (\S+)$/m

const MIGRATIONS = join(import.meta.dirname, 'migrations')

interface Applied {
  nama: string
  checksum: string
  perlu: string | null
}

interface Migration extends Applied {
  sql: string
}

export class MigrationError extends StartError {}

/**
 * Migrates the database to the newest schema. Applies the pending numbered files of `folder` in order, each in its own
 * transaction, and returns their names. Processes may call this concurrently; one works, and the others wait for it. A database
 * migrated by a newer shop is left unchanged if this version can work with it.
 * @param url database URL of the tables' owner
 * @param shopRole role of the shop if it is another one; gets its rights on the tables
 * @throws MigrationError if a newer migration removed something that this version needs, or an applied file was changed
 */
export async function migrate(url: string, folder: string = MIGRATIONS, shopRole?: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const connectionString = await writableServer(url)
  const client = new pg.Client({ connectionString, application_name: 'kerapusehat-migrasi', ...CONNECTION_OPTIONS })
  // A broken connection also fails the query that is under way; that error is the one to report.
  client.on('error', () => {})
  await client.connect()
  try {
    // The role's own timeout, if any, is meant for customers' queries.
    await client.query('SET statement_timeout = 0')
    // A session lock, so it always ends with the connection.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const applied = await applyPending(client, migrations)
    if (shopRole) await grantShop(client, shopRole)
    return applied
  } finally {
    await client.end()
  }
}

/** Holds the migration lock until `tx` ends: no other process migrates or fills this database meanwhile. */
export async function holdMigrationLock(tx: Tx): Promise<void> {
  // Other processes wait for the lock without limit.
  await sql`SET LOCAL statement_timeout = 0`.execute(tx)
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx)
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name, index) => {
      if (Number.parseInt(name, 10) !== index + 1) {
        throw new MigrationError(
          `Berkas migrasi harus bernomor urut tanpa celah: ${name} berada di urutan ${index + 1}.`,
        )
      }
      // Git may check the file out with other line endings; it is still the same migration.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { nama: name, sql, checksum: sha256(sql), perlu: NEEDS.exec(sql)?.[1] ?? null }
    }),
  )
}

async function applyPending(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS migrasi (
    nama text PRIMARY KEY, checksum text NOT NULL, perlu text, dijalankan timestamptz NOT NULL DEFAULT now())`)
  const { rows: applied } = await client.query<Applied>('SELECT * FROM migrasi ORDER BY nama COLLATE "C"')
  const newest = migrations.at(-1)?.nama ?? ''
  for (const [index, row] of applied.entries()) {
    // A newer shop's migration that only added to the known schema.
    const isAdded = index >= migrations.length && row.nama > newest && (row.perlu ?? '') <= newest
    if (!isAdded) checkApplied(row, migrations[index])
  }

  const pending = migrations.slice(applied.length)
  for (const migration of pending) await apply(client, migration)
  return pending.map(({ nama }) => nama)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function checkApplied(applied: Applied, file: Migration | undefined): void {
  if (file && file.nama !== applied.nama) {
    throw new MigrationError(
      `Database ini memuat migrasi ${applied.nama}, tetapi versi toko ini memiliki ${file.nama}. Isinya dibuat sebelum versi 1.0.0 dan tidak bisa dipakai. Mulai dengan DATA_DIR atau database yang kosong.`,
    )
  }
  if (!file) {
    throw new MigrationError(
      `Database sudah memuat migrasi ${applied.nama} yang tidak dikenal versi toko ini. Jalankan versi toko yang lebih baru.`,
    )
  }
  if (file.checksum !== applied.checksum) {
    throw new MigrationError(
      `Isi migrasi ${applied.nama} berubah setelah dijalankan. Kembalikan isinya dan tulis perubahan dalam berkas migrasi baru.`,
    )
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyOnce(client, migration)
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && BUSY.has(String(error.code))
      if (!isBusy || attempt === ATTEMPTS) {
        throw new MigrationError(`Migrasi ${migration.nama} gagal: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        })
      }
      await delay(PAUSE_MS)
    }
  }
}

async function applyOnce(client: pg.Client, { nama, sql, checksum, perlu }: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = '${LOCK_WAIT}'`)
    await client.query(sql)
    await client.query('INSERT INTO migrasi (nama, checksum, perlu) VALUES ($1, $2, $3)', [nama, checksum, perlu])
    await client.query('COMMIT')
  } catch (error) {
    // On a broken connection there is nothing to roll back, and the first error is the one to report.
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
