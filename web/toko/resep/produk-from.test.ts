import { expect, test } from 'vitest'
import { produkFrom } from './produk-from.ts'

test.each([
  ['', []],
  ['produk=12', [{ produkId: 12, jumlah: 1 }]],
  [
    'produk=12&jumlah=3&produk=15&jumlah=2',
    [
      { produkId: 12, jumlah: 3 },
      { produkId: 15, jumlah: 2 },
    ],
  ],
  ['produk=12&jumlah=3&produk=12&jumlah=4', [{ produkId: 12, jumlah: 4 }]],
  ['produk=x&jumlah=3', []],
  ['produk=12&jumlah=-3', [{ produkId: 12, jumlah: 1 }]],
  ['produk=12&jumlah=99999999', [{ produkId: 12, jumlah: 10_000 }]],
])('requests for %j %j', (search, produk) => {
  expect(produkFrom(new URLSearchParams(search))).toEqual(produk)
})
