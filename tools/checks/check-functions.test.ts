import { expect, test } from 'vitest'
import { findLong, functionsIn } from './check-functions.ts'
import { readSources } from './list-files.ts'

/** Returns as many lines of code. */
const lines = (count: number) => 'a()\n'.repeat(count)

test('finds no function of the project with more than 60 lines of its own', () => {
  expect(findLong(readSources())).toEqual([])
})

test.each([
  ['a declaration', `function satu() {\n${lines(58)}}`, `function satu() {\n${lines(59)}}`],
  ['an arrow function', `const satu = () => {\n${lines(58)}}`, `const satu = () => {\n${lines(59)}}`],
  ['a method', `const a = {\nsatu() {\n${lines(58)}} }`, `const a = {\nsatu() {\n${lines(59)}} }`],
])('allows 60 lines, not 61: %s', (_, allowed, long) => {
  expect(findLong([{ path: 'server/a.ts', text: allowed }])).toEqual([])
  expect(findLong([{ path: 'server/a.ts', text: long }])).toEqual([
    expect.stringMatching(/^server\/a\.ts:\d: satu has 61 lines of its own$/),
  ])
})

test('does not count the lines of functions inside a function', () => {
  const text = `function luar() {\n  a()\n  const dalam = () => {\n${lines(50)}  }\n  return () => {\n${lines(40)}  }\n}`
  expect(functionsIn('a.ts', text)).toMatchObject([
    { name: 'dalam', ownLines: 52 },
    { name: 'a function', ownLines: 42 },
    { name: 'luar', ownLines: 5 },
  ])
})

test('leaves tests out', () => {
  expect(findLong([{ path: 'server/a.test.ts', text: `function satu() {\n${lines(90)}}` }])).toEqual([])
})
