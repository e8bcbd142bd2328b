import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import type { Finding } from '#server/feature.ts'
import { FEATURES } from '#server/features.ts'
import { fillDamagedShop, withValues } from '#server/testing/damage/damaged-shop.ts'
import { DAMAGES, UNSEEN } from '#server/testing/damage/damages.ts'
import { triggersSql } from '#server/testing/damage/triggers.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-db.ts'
import { readBooks, rulesOf } from './read-books.ts'

/* Damages a shop by statements, each in a transaction that is rolled back, and compares the rule that reports it. */

const NOW = new Date()

let database: TestDatabase
let client: pg.Client
let ids: Record<string, number>
beforeAll(async () => {
  database = await createTestDatabase()
  const db = createDb(database.url, { max: 1 })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(triggersSql('DISABLE', 'tolak'))
  ids = await fillDamagedShop(db, NOW)
  rules = rulesOf(FEATURES, NOW).map(({ aturan, query }, at) => {
    const { sql, parameters } = query.compile(db)
    return { aturan, name: `aturan-${at}`, text: `${sql} ORDER BY 1 LIMIT 1000`, values: [...parameters] }
  })
  expect(await readBooks(db, FEATURES, 20, NOW)).toEqual([])
  await db.destroy()
  await client.query(triggersSql('DISABLE'))
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** All rules as prepared statements. */
let rules: { aturan: string; name: string; text: string; values: unknown[] }[]

/**
 * Returns the rules that report a damage, or `refused`.
 * @param isKept true if triggers refuse to delete rows and to change their fixed columns, as they do unless a person disables them
 */
async function reportsOf(statement: string, isKept = false): Promise<string[]> {
  await client.query('BEGIN; SET CONSTRAINTS ALL IMMEDIATE')
  try {
    if (isKept) await client.query(triggersSql('ENABLE', 'tolak_hapus'))
    const [damage = ''] = withValues([statement], ids, NOW)
    const done = await client.query(damage).catch((error: pg.DatabaseError) => {
      // Integrity constraint violations.
      if (error.code?.startsWith('23')) return undefined
      throw error
    })
    if (!done) return ['refused']
    if (!done.rowCount) throw new Error(`nothing was damaged: ${damage}`)
    const found: string[] = []
    for (const { aturan, ...rule } of rules) if ((await client.query(rule)).rowCount) found.push(aturan)
    return found
  } finally {
    await client.query('ROLLBACK')
  }
}

test.each(DAMAGES)('reports %s', async (_, statement, report) => {
  expect(await reportsOf(statement, report === 'refused')).toContain(report)
})

describe('a change by another program', () => {
  const RULE = 'Data hanya diubah lewat toko'
  /** Statements in a transaction of psql that is rolled back. @returns what the rule then reports */
  async function reportOf(statements: string) {
    await client.query(`SET application_name = 'psql'; BEGIN`)
    try {
      await client.query(statements)
      const { text = '', values = [] } = rules.find(({ aturan }) => aturan === RULE) ?? {}
      return (await client.query<Finding>(text, values)).rows
    } finally {
      await client.query('ROLLBACK')
      await client.query('RESET application_name')
    }
  }

  test('is reported even if no other rule can see it', async () => {
    for (const [name, statement] of UNSEEN) {
      const [damage = ''] = withValues([statement], ids, NOW)
      const [, command = '', , table = ''] = /^(UPDATE|DELETE|INSERT)( FROM| INTO|) (\w+)/.exec(statement) ?? []
      const record = { rujukan: table, keterangan: expect.stringMatching(`^${command} oleh \\w+ lewat psql, `) }
      expect.soft(await reportOf(damage), name).toContainEqual(record)
    }
  })

  test.each([
    'ALTER TABLE nota DISABLE TRIGGER USER; DELETE FROM nota',
    'ALTER TABLE nota DISABLE TRIGGER USER; DELETE FROM nota; ALTER TABLE nota ENABLE TRIGGER USER',
  ])('is reported after %s', async (statements) => {
    expect(await reportOf(statements)).toEqual([{ rujukan: 'nota', keterangan: 'pencatat perubahan pernah dimatikan' }])
  })
})

test('misses less than one damage in twenty', async () => {
  for (const [, statement] of UNSEEN) expect(await reportsOf(statement, true)).toEqual([])
  expect(UNSEEN.length).toBeLessThan(DAMAGES.length / 20)
})
