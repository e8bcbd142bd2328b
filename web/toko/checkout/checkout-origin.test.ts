import { expect, test } from 'vitest'
import { limitQuantity } from './baris-pesanan.ts'
import { readCheckoutOrigin } from './checkout-origin.ts'

test('takes the product from navigation state, then from the address §2.100', () => {
  expect(readCheckoutOrigin({ state: { produk: { produkId: 3 } }, search: '' })).toMatchObject({
    produkId: 3,
    jumlah: 1,
  })
  expect(readCheckoutOrigin({ state: null, search: '?produk=4&jumlah=2' })).toMatchObject({ produkId: 4, jumlah: 2 })
  expect(readCheckoutOrigin({ state: {}, search: '?produk=abc' })).toBeNull()
  expect(readCheckoutOrigin({ state: null, search: '' })).toBeNull()
})

test('limits a quantity to between one and the stock', () => {
  expect([0, -3, 1, 7, 99, 2.9, Number.NaN].map((quantity) => limitQuantity(quantity, 10))).toEqual([
    1, 1, 1, 7, 10, 2, 1,
  ])
  expect(limitQuantity(5, 0)).toBe(1)
})
