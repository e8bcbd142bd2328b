import { expect, test } from 'vitest'
import { Shelf } from './shelf.ts'

const value = (size: number) => ({ size })

/** Fills a shelf for four values of ten bytes (key included): one place for values never read, three for values read again. */
function fill(...keys: string[]) {
  const shelf = new Shelf<{ size: number }>(40, ({ size }) => size)
  for (const key of keys) shelf.put(key, value(9))
  return shelf
}

test('evicts a value that was read only once', () => {
  const shelf = fill('a', 'b')
  expect([shelf.get('a'), shelf.get('b')]).toEqual([undefined, value(9)])
})

test('keeps a value that is read again', () => {
  const shelf = fill('a')
  shelf.get('a')
  for (let n = 0; n < 1000; n++) shelf.put(`${n}`, value(1))
  expect(shelf.get('a')).toEqual(value(9))
})

test('replaces the value of a key, and its size', () => {
  const shelf = fill('a')
  shelf.get('a')
  shelf.put('a', value(29))
  expect(shelf.get('a')).toEqual(value(29))
  shelf.put('a', value(9))
  for (const key of ['b', 'c']) {
    shelf.put(key, value(9))
    shelf.get(key)
  }
  expect(['a', 'b', 'c'].map((key) => shelf.get(key))).toEqual([value(9), value(9), value(9)])
})

test('does not store a value larger than the shelf, and evicts nothing for it', () => {
  const shelf = fill('a')
  shelf.put('b', value(1000))
  expect([shelf.get('a'), shelf.get('b')]).toEqual([value(9), undefined])
})

test('removes a deleted value', () => {
  const shelf = fill('a')
  shelf.delete('a')
  expect(shelf.get('a')).toBe(undefined)
})
