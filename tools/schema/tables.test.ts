import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { TABLES, tablesOf } from './tables-of.ts'

const { url, drop } = await createTestDatabase()
afterAll(drop)

test('the types of the tables are generated from the current migrations', async () => {
  expect(readFileSync(TABLES, 'utf8'), 'run `npm run schema`').toBe(await tablesOf(url))
})
