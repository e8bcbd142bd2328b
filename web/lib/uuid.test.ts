import { expect, test, vi } from 'vitest'
import { uuid } from './uuid.ts'

test('is a random UUID of version 4, also where the browser has none to give', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const all = Array.from({ length: 50 }, uuid)
  for (const one of all) expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(all).size).toBe(all.length)
})
