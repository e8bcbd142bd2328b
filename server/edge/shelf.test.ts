import { expect, test } from 'vitest'
import { Shelf } from './shelf.ts'

/** A shelf for four values of ten bytes: one that was asked for once, three that were asked for again. */
function fill(...keys: string[]): Shelf<string> {
  const shelf = new Shelf<string>(40)
  for (const key of keys) shelf.put(key, key, 10)
  return shelf
}

test('what was asked for once makes room for the next', () => {
  const shelf = fill('a', 'b')
  expect([shelf.get('a'), shelf.get('b')]).toEqual([undefined, 'b'])
})

test('what is asked for again stays, whatever comes and goes', () => {
  const shelf = fill('a')
  shelf.get('a')
  for (let n = 0; n < 1000; n++) shelf.put(`x${n}`, 'x', 10)
  expect(shelf.get('a')).toBe('a')
})

test('of what was asked for again, the one that waited longest goes first', () => {
  const shelf = fill()
  for (const key of ['a', 'b', 'c']) {
    shelf.put(key, key, 10)
    shelf.get(key)
  }
  shelf.get('a')
  shelf.put('d', 'd', 10)
  shelf.get('d')
  expect(['a', 'b', 'c', 'd'].map((key) => shelf.get(key))).toEqual(['a', undefined, 'c', 'd'])
})

test('a value takes the place of its predecessor, and its room', () => {
  const shelf = fill('a')
  shelf.get('a')
  shelf.put('a', 'A', 30)
  expect(shelf.get('a')).toBe('A')
  shelf.put('a', 'a', 10)
  for (const key of ['b', 'c']) {
    shelf.put(key, key, 10)
    shelf.get(key)
  }
  expect(['a', 'b', 'c'].map((key) => shelf.get(key))).toEqual(['a', 'b', 'c'])
})

test('what is larger than the shelf is not kept, and throws nothing out', () => {
  const shelf = fill('a')
  shelf.put('b', 'b', 1000)
  expect([shelf.get('a'), shelf.get('b')]).toEqual(['a', undefined])
})

test('what is taken away is gone', () => {
  const shelf = fill('a')
  shelf.delete('a')
  expect(shelf.get('a')).toBe(undefined)
})
