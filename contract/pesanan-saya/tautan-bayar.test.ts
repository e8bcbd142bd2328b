import { expect, test } from 'vitest'
import type { AnyEndpoint, Definition } from '#contract/endpoint.ts'
import { getTagihan } from './tautan-bayar.ts'

/** The `Endpoint` type hides the fields that only the server reads. */
const definitionOf = (endpoint: AnyEndpoint) => endpoint as unknown as Definition

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
