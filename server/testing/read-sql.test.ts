import { describe, expect, it } from 'vitest'
import { readSql } from './read-sql.ts'

describe('readSql', () => {
  it.each([
    ['sql`SELECT a, b FROM satu JOIN dua USING (tiga), empat AS e`', 'satu dua empat'],
    ['sql`SELECT FROM (satu JOIN dua ON x IS DISTINCT FROM y) WHERE a IN (SELECT b FROM tiga)`', 'satu dua tiga'],
    [`sql\`SELECT f FROM unnest(a, b), LATERAL (SELECT \${sql\`c FROM dua\`} FROM satu)\``, 'unnest satu dua'],
    ["db.selectFrom('satu as s').innerJoin('dua', 'dua.id', 's.id')", 'satu dua'],
    ["db.selectFrom(['satu', 'dua as d'])", 'satu dua'],
    ["eb.deleteFrom('nol').using('satu')", 'satu'],
    ["hasTwin('satu', 1, 'x')", 'satu'],
    ["// db.selectFrom('nol')\n/* sql`FROM nol` */ Array.from('nol')", ''],
  ])('finds what %s reads', (source, tables) => {
    expect(new Set(readSql(source).reads)).toEqual(new Set(tables.split(' ').filter(Boolean)))
  })

  it.each([
    ["db.insertInto('satu').values({ a })", 'satu'],
    ["db.deleteFrom('satu')", 'satu'],
    ["moveRows(tx, 'satu', dari, tujuan)", 'satu'],
    ['sql`WITH x AS (DELETE FROM satu) INSERT INTO dua SELECT FROM tiga FOR UPDATE`', 'satu dua'],
    ["claimDue(db, 'satu', { now })", 'satu.periksa_pada'],
    ["db.updateTable('satu').set({ a: 1, ...(b && { c: f(d, e) }) }).where('g', '=', h)", 'satu.a satu.c'],
    ["db.updateTable('satu').set((eb) => ({ a: eb.fn.max('b'), c })).execute()", 'satu.a satu.c'],
    ["db.updateTable('satu').set({ a }).set({ b }).execute()\ndb.updateTable('dua').set({ c })", 'satu.a satu.b dua.c'],
    ["db.updateTable('satu').set(change)", 'satu'],
    [
      'sql`UPDATE satu AS s SET a = f(b, c), d = (SELECT e FROM dua WHERE g = 1) FROM tiga WHERE h = 2`',
      'satu.a satu.d',
    ],
    ['sql`INSERT INTO satu VALUES (1) ON CONFLICT (a) DO UPDATE SET b = 1`', 'satu'],
  ])('finds what %s writes', (source, written) => {
    const { writes } = readSql(source)
    const names = writes.flatMap(({ table, columns }) => columns?.map((name) => `${table}.${name}`) ?? table)
    expect(names.toSorted()).toEqual(written.split(' ').sort())
  })

  it.each([
    `sql\`UPDATE \${sql.table(satu)} SET a = 1 FROM \${sql.table(satu)} AS dua\``,
    'db.updateTable(tabel).set({ a })',
    "db.selectFrom(baris.jenis as 'satu')",
  ])('sees that a variable names the table in %s', (source) => {
    const found = readSql(source, ['satu'])
    expect(found).toMatchObject({ isDynamic: true })
    expect([...found.reads, ...found.writes.map(({ table }) => table)]).toContain('satu')
  })
})
