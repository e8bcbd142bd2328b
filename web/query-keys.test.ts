import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A query key, and the call that fills it. */
const QUERY = /queryKey: (\[[^\]]*\]),\s+queryFn: [^=]*=>[^,]*?\b(?:call|callAdmin|callAs|via)\((\w+)/g

test('queries with the same key send the same call', () => {
  const calls = new Map<string, Set<string>>()
  for (const file of globSync('web/**/*.{ts,tsx}'))
    for (const [, key = '', call = ''] of readFileSync(file, 'utf8').matchAll(QUERY))
      calls.set(key, (calls.get(key) ?? new Set()).add(call))
  expect(calls.size).toBeGreaterThan(80)
  expect([...calls].filter(([, { size }]) => size > 1)).toEqual([])
})
