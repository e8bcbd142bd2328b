import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FEATURES } from './features.ts'

/* Each table has one feature that writes to it. Others call a function of that feature, in the same transaction. */

const FOLDER = join(import.meta.dirname, 'features')
const WRITES =
  /(?:updateTable|insertInto|deleteFrom|mergeInto|moveRows)\(\s*(?:tx, )?'(\w+)|(?:UPDATE|INSERT INTO|DELETE FROM|TRUNCATE) (\w+)/g

const TABLES = new Set(
  [...readFileSync(join(import.meta.dirname, 'db/tables.ts'), 'utf8').matchAll(/^ {2}(\w+): \w+Table$/gm)].map(
    ([, name]) => name,
  ),
)
const OWNER = new Map(
  FEATURES.flatMap(({ nama, tables = [] }) => tables.map((table) => [String(table), nama] as const)),
)

/** Tables of the shop that do not belong to a feature. */
const OF_NOBODY = ['berkas_rilis', 'jatah', 'pekerjaan', 'perubahan']

/** Returns the tables that a feature's SQL writes to. */
function writesOf(nama: string): Set<string> {
  const files = globSync('**/*.ts', { cwd: join(FOLDER, nama), exclude: ['**/*.test.ts'] })
  const sources = files.map((file) => readFileSync(join(FOLDER, nama, file), 'utf8'))
  const names = sources.flatMap((source) => [...source.matchAll(WRITES)].map(([, one, other]) => one ?? other ?? ''))
  return new Set(names.filter((name) => TABLES.has(name)))
}

test('every table has one owner', () => {
  const owned = FEATURES.flatMap(({ tables = [] }) => tables.map(String))
  expect(owned.toSorted()).toEqual([...TABLES].filter((name) => !OF_NOBODY.includes(String(name))).sort())
})

test.each(FEATURES)('$nama writes to its own tables, and to the others that it declares', ({ nama, writes = {} }) => {
  const foreign = [...writesOf(nama)].filter((table) => OWNER.get(table) !== nama)
  expect(foreign.sort()).toEqual(Object.keys(writes).sort())
})
