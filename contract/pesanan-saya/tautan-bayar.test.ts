import { expect, test } from 'vitest'
import { definitionOf } from '#contract/endpoint.ts'
import { getTagihan } from './tautan-bayar.ts'

test.each([
  ['a'.repeat(43), true],
  [`-_${'Z9'.repeat(20)}a`, true],
  ['a'.repeat(42), false],
  ['a'.repeat(44), false],
  [`${'a'.repeat(42)}.`, false],
  [`.${'a'.repeat(43)}`, false],
])('accepts the token %s of a payment link: %j', (token, expected) => {
  expect(definitionOf(getTagihan).params?.safeParse({ token }).success).toBe(expected)
})
