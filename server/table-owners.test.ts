import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Feature } from './feature.ts'
import { RECORDS } from './features/jejak/invariants.ts'
import { FEATURES } from './features.ts'
import { readSql } from './testing/read-sql.ts'

/* Each table, and each column that a manifest takes from one, has one feature that writes it. Others call its functions. */

const FOLDER = join(import.meta.dirname, 'features')
const TABLES = new Set(
  [...readFileSync(join(import.meta.dirname, 'db/tables.ts'), 'utf8').matchAll(/^ {2}(\w+): \w+Table$/gm)].map(
    ([, name = '']) => name,
  ),
)
const OWNER = new Map(
  FEATURES.flatMap(({ name, tables = [] }) => tables.map((table) => [String(table), name] as const)),
)

/** Tables of the shop that do not belong to a feature. */
const OF_NOBODY = ['berkas_rilis', 'jatah', 'pekerjaan', 'perubahan']

/** Files in which a variable names a table, with all tables that it can name. */
const BY_VARIABLE: Record<string, readonly string[]> = {
  'akun/forget-akun.ts': ['perangkat', 'pilihan_notifikasi', 'reset_sandi', 'tautan_email'],
  'buku-obat/buku-obat.repository.ts': ['air', 'keramba', 'kematian', 'pengobatan'],
  'buku-obat/invariants.ts': ['air', 'keramba', 'kematian', 'pengobatan'],
  'buku-obat/person.ts': ['air', 'keramba', 'kematian', 'pengobatan'],
  // Tables of a person, found in the database.
  'pelanggan/gabung.repository.ts': [],
  'jejak/invariants.ts': RECORDS.map(([, table]) => table),
  // Each noun names its table itself.
  'jejak/records.ts': [],
  'kaitan/related.repository.ts': ['artikel', 'paket', 'produk'],
  'katalog/sold/sold.repository.ts': ['paket', 'produk'],
  'pesanan/resep/pesanan-resep.repository.ts': ['pesanan_bagian', 'pesanan_baris'],
}

const FILES = globSync('**/*.ts', { cwd: FOLDER, exclude: ['**/*.test.ts'] }).map((file) => {
  const source = readFileSync(join(FOLDER, file), 'utf8')
  const sql = readSql(source, BY_VARIABLE[file])
  const given = [...source.matchAll(/\brecords\(\{\s*table: '(\w+)'/g)].map(([, table = '']) => ({
    table,
    columns: [],
  }))
  return { file, ...sql, writes: [...sql.writes, ...given] }
})
const sqlOf = (name: string) => FILES.filter(({ file }) => file.startsWith(`${name}/`))

/** Returns the columns of other features' tables that a manifest declares, as `table.column`. */
const columnsOf = ({ columns = {} }: Feature) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))

/** Returns what a feature writes, as `table.column`; as `table.*` for whole rows, and for columns that are not named. */
const writesOf = (label: string) =>
  sqlOf(label).flatMap(({ writes }) =>
    writes
      .filter(({ table }) => TABLES.has(table))
      .flatMap(({ table, columns = [] }) => (columns.length > 0 ? columns : ['*']).map((name) => `${table}.${name}`)),
  )

const isOwn = (name: string, write: string) => OWNER.get(write.split('.')[0] ?? '') === name

test('every table has one owner', () => {
  const owned = FEATURES.flatMap(({ tables = [] }) => tables.map(String))
  expect(owned.toSorted()).toEqual([...TABLES].filter((name) => !OF_NOBODY.includes(name)).sort())
})

test('every column has one owner', () => {
  const taken = FEATURES.flatMap(columnsOf)
  expect(taken.toSorted()).toEqual([...new Set(taken)].sort())
})

test('variables name tables only in the listed files', () => {
  expect(FILES.flatMap(({ file, isDynamic }) => (isDynamic ? file : [])).sort()).toEqual(
    Object.keys(BY_VARIABLE).sort(),
  )
})

test.each(FEATURES)('$name writes only to its own tables, and to its declared columns of others', (feature) => {
  const foreign = writesOf(feature.name).filter((write) => !isOwn(feature.name, write))
  expect([...new Set(foreign)].sort()).toEqual(columnsOf(feature).sort())
})

test.each(FEATURES)("$name does not write other features' columns in its tables", ({ name }) => {
  const taken = new Set(FEATURES.flatMap(columnsOf).filter((column) => isOwn(name, column)))
  expect(writesOf(name).filter((write) => taken.has(write))).toEqual([])
})

test.each(FEATURES)(
  '$name reads tables of imported features, and others only as declared',
  ({ name, imports, reads = [] }) => {
    const read = new Set(sqlOf(name).flatMap((sql) => sql.reads))
    const known = [name, ...imports]
    const foreign = [...read].filter((table) => TABLES.has(table) && !known.includes(OWNER.get(table) ?? ''))
    expect(foreign.sort()).toEqual(reads.map(String).sort())
  },
)
