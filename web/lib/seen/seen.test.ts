import { expect, test } from 'vitest'
import { parseSeen, type Seen, withSeen } from './seen.ts'

const one = (produkId: number): Seen => ({ produkId, nama: `Produk ${produkId}`, gambar: null })

test.each([
  [null, []],
  ['', []],
  ['{}', []],
  ['rusak', []],
  [
    '[null, 1, {"produkId":"2","nama":"a"}, {"produkId":3}, {"produkId":4,"nama":"b","gambar":5}]',
    [{ produkId: 4, nama: 'b', gambar: null }],
  ],
])('reads from %j %j', (text, contents) => {
  expect(parseSeen(text)).toEqual(contents)
})

test('moves a product that is viewed again to the front, and keeps a limited number', () => {
  const all = [1, 2, 3, 4, 5, 6, 7].map(one)
  expect(withSeen(all, one(3)).map(({ produkId }) => produkId)).toEqual([3, 1, 2, 4, 5, 6, 7])
  expect(withSeen(all, one(8)).map(({ produkId }) => produkId)).toEqual([8, 1, 2, 3, 4, 5, 6])
})
