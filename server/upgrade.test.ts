import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { execute } from '#server/testing/execute.ts'
import { readRows, unpack, writeRows } from '#server/testing/release-rows.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'

/* Migrates a filled shop of each release to the current version. `e2e/keep-release.ts` makes the rows. */

const RELEASES = join(import.meta.dirname, 'testing/releases')
const MIGRATIONS = join(import.meta.dirname, 'db/migrations')

describe.each(readdirSync(RELEASES))('a shop of release %s', (file) => {
  test('keeps every row, and its books add up', async () => {
    const { migration, tables } = unpack(readFileSync(join(RELEASES, file)))
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    await execute(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await migrate(url, migrationsUpTo(migration))
    await writeRows(url, tables)

    await migrate(url)
    const after = await readRows(url)
    for (const [name, rows] of Object.entries(tables)) {
      // Migration 0027 adds entries to the trail.
      const kept = after[name]?.filter((row) => name !== 'jejak' || rows.some((old) => isSameEntry(old, row)))
      expect(kept, name).toMatchObject(rows.map(withoutPeran))
    }
    expect(Object.keys(tables).length).toBeGreaterThan(60)

    const db = createDb(url, { max: 1 })
    onTestFinished(() => db.destroy())
    expect(await findViolations(db)).toEqual([])
  })
})

/** Migration 0016 removes the roles that customers had by the default of the column. */
const withoutPeran = (row: object) =>
  'peran' in row && 'role' in row && row.role === 'user' ? { ...row, peran: '' } : row

const isSameEntry = (old: object, row: object) =>
  'jejak_id' in old && 'jejak_id' in row && old.jejak_id === row.jejak_id

/** Returns a folder with the migrations up to `last`. */
function migrationsUpTo(last: string): string {
  const folder = join(makeTempFolder(), 'migrations')
  onTestFinished(() => removeTempFolder(join(folder, '..')))
  mkdirSync(folder)
  for (const name of readdirSync(MIGRATIONS).filter((name) => name <= last))
    cpSync(join(MIGRATIONS, name), join(folder, name))
  return folder
}
