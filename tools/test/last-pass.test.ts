import { expect, test } from 'vitest'
import { stateOf } from './last-pass.ts'

const part = { name: 'types', command: 'tsc', reads: /\.ts$/ }
const state = (files: Record<string, string>, changed = part) =>
  stateOf(changed, Object.keys(files), (path) => files[path] ?? '')
const before = { 'a.ts': '1', 'b.md': '1', 'package-lock.json': '1' }

test.each([
  ['a file that the part reads', { ...before, 'a.ts': '2' }],
  ['a new file', { ...before, 'c.ts': '1' }],
  ['a removed file', { 'b.md': '1', 'package-lock.json': '1' }],
  ['a moved file', { 'z.ts': '1', 'b.md': '1', 'package-lock.json': '1' }],
  ['another package', { ...before, 'package-lock.json': '2' }],
])('changes with %s', (_, after) => {
  expect(state(after)).not.toBe(state(before))
})

test('stays with files that the part does not read, and changes with its command', () => {
  expect(state({ ...before, 'b.md': '2' })).toBe(state(before))
  expect(state(before, { ...part, command: 'tsc --noEmit' })).not.toBe(state(before))
})

test('has no state without declared files', () => {
  expect(stateOf({ name: 'unit', command: 'vitest' })).toBeUndefined()
})
