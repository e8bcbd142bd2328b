import { expect, test } from 'vitest'
import { type Dilihat, parseDilihat, withDilihat } from './dilihat.ts'

const satu = (produkId: number): Dilihat => ({ produkId, nama: `Produk ${produkId}`, gambar: null })

test.each([
  [null, []],
  ['', []],
  ['{}', []],
  ['rusak', []],
  [
    '[null, 1, {"produkId":"2","nama":"a"}, {"produkId":3}, {"produkId":4,"nama":"b","gambar":5}]',
    [{ produkId: 4, nama: 'b', gambar: null }],
  ],
])('of %j is read %j', (text, isi) => {
  expect(parseDilihat(text)).toEqual(isi)
})

test('what is looked at again stands in front, once, and only the last are kept', () => {
  const semua = [1, 2, 3, 4, 5, 6, 7].map(satu)
  expect(withDilihat(semua, satu(3)).map(({ produkId }) => produkId)).toEqual([3, 1, 2, 4, 5, 6, 7])
  expect(withDilihat(semua, satu(8)).map(({ produkId }) => produkId)).toEqual([8, 1, 2, 3, 4, 5, 6])
})
