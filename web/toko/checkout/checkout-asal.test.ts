import { expect, test } from 'vitest'
import { batasiJumlah } from './baris-pesanan.ts'
import { readCheckoutAsal } from './checkout-asal.ts'

test('the product comes from navigation state, else from the address, else there is none §2.100', () => {
  expect(readCheckoutAsal({ state: { produk: { produkId: 3 } }, search: '' })).toMatchObject({ produkId: 3, jumlah: 1 })
  expect(readCheckoutAsal({ state: null, search: '?produk=4&jumlah=2' })).toMatchObject({ produkId: 4, jumlah: 2 })
  expect(readCheckoutAsal({ state: {}, search: '?produk=abc' })).toBeNull()
  expect(readCheckoutAsal({ state: null, search: '' })).toBeNull()
})

test('a quantity lies between one and the stock', () => {
  expect([0, -3, 1, 7, 99, 2.9, Number.NaN].map((jumlah) => batasiJumlah(jumlah, 10))).toEqual([1, 1, 1, 7, 10, 2, 1])
  expect(batasiJumlah(5, 0)).toBe(1)
})
