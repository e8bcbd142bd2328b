import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** In the database's own words a trigger says it, which no code of the shop stands behind. */
const HOMES = ['contract/wib.ts', 'contract/uang/rupiah.ts', 'server/db/migrations/0041_nota.sql']
const COPY = /\+07:00|Asia\/Jakarta|\b7 \* (3_?600|60)|Intl\.(Number|DateTime)Format|Rp\.? \$\{/

test("Jakarta's time and the writing of rupiah stand in one place each", () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx,sql}', { exclude: ['**/*.test.ts'] })
  expect(files.filter((file) => COPY.test(readFileSync(file, 'utf8'))).sort()).toEqual(HOMES.toSorted())
})
