import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Only files that may contain the patterns. The trigger in SQL cannot import the shop's code. */
const HOMES = ['contract/wib.ts', 'contract/uang/rupiah.ts', 'server/db/migrations/0001_v1.0.0.sql']
const COPY = /\+07:00|Asia\/Jakarta|\b7 \* (3_?600|60)|Intl\.(Number|DateTime)Format|Rp\.? \$\{/

test("Jakarta's time and the format of rupiah are each defined in one place", () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx,sql}', { exclude: ['**/*.test.ts'] })
  expect(files.filter((file) => COPY.test(readFileSync(file, 'utf8'))).sort()).toEqual(HOMES.toSorted())
})

// `e2e/error-screen.spec.ts` breaks some screens only, because all of them fail into this one.
test("every screen uses the root's error screen", () => {
  const files = globSync('web/**/*.tsx', { exclude: ['**/*.test.tsx'] })
  expect(files.filter((file) => /export .*\bErrorBoundary\b/.test(readFileSync(file, 'utf8')))).toEqual([
    'web/root.tsx',
  ])
})

// Only a spread of JSX attributes (`{...{ a, b }}`) is left. A spread of a literal also hides unknown fields from the compiler.
test('no object literal is spread into another', () => {
  const files = globSync('{content,contract,server,web}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  expect(files.filter((file) => /(?:^|[^{])\.\.\.\{/m.test(readFileSync(file, 'utf8')))).toEqual([])
})
