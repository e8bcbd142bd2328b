import { getProvinces } from 'idn-area-data'
import { expect, test } from 'vitest'
import { kodeOf } from './openings.ts'

test("finds the directory's code of every province of an address", async () => {
  const codes = (await getProvinces()).map(({ name }) => kodeOf(name))
  expect(codes.filter(Boolean)).toHaveLength(38)
  expect(new Set(codes).size).toBe(38)
})
