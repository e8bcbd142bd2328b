import { expect, test } from 'vitest'
import { parseSeen, type Seen, withSeen } from './seen.ts'

const satu = (produkId: number): Seen => ({ produkId, nama: `Produk ${produkId}`, gambar: null })

test.each([
  [null, []],
  ['', []],
  ['{}', []],
  ['rusak', []],
  [
    '[null, 1, {"produkId":"2","nama":"a"}, {"produkId":3}, {"produkId":4,"nama":"b","gambar":5}]',
    [{ produkId: 4, nama: 'b', gambar: null }],
  ],
])('reads from %j %j', (text, isi) => {
  expect(parseSeen(text)).toEqual(isi)
})

test('moves a product that is viewed again to the front, and keeps a limited number', () => {
  const semua = [1, 2, 3, 4, 5, 6, 7].map(satu)
  expect(withSeen(semua, satu(3)).map(({ produkId }) => produkId)).toEqual([3, 1, 2, 4, 5, 6, 7])
  expect(withSeen(semua, satu(8)).map(({ produkId }) => produkId)).toEqual([8, 1, 2, 3, 4, 5, 6])
})
