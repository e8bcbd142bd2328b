import { expect, test } from 'vitest'
import { testsFor } from './changed-tests.ts'

const TESTS = new Map([
  ['contract/voucher/voucher.test.ts', ''],
  ['server/features/voucher/voucher.test.ts', ''],
  ['server/features/checkout/checkout.test.ts', "import { hitungDiskon } from '#contract/voucher/diskon.ts'"],
  ['server/features/grup/grup.test.ts', ''],
  ['server/http/errors.test.ts', ''],
  ['server/http/csp/headers.test.ts', ''],
])

test.each([
  ['runs the tests of a feature in every runtime', 'web/admin/voucher/voucher.page.tsx', [0, 1]],
  ['adds the tests that import the changed file', 'contract/voucher/diskon.ts', [0, 1, 2]],
  ['runs the tests beside a file outside of the features', 'server/http/errors.ts', [4]],
  ['runs nothing for a document', 'docs/testing.md', []],
])('%s', (_, changed, expected) => {
  const all = [...TESTS.keys()]
  expect(testsFor([changed], TESTS)).toEqual(expected.map((index) => all[index]))
})
