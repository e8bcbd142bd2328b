import { expect, test } from 'vitest'
import { isOldStok } from './stok-lama.ts'

const soldOf = (quantity: number) => ({ perubahan: -quantity, byPesanan: true })
const corrected = (perubahan: number) => ({ perubahan, byPesanan: false })

test.each([
  ['accepts a value without sales', 10, 10, [], false],
  ['recognizes the stock before one order', 10, 8, [soldOf(2)], true],
  ['recognizes the stock between two orders', 8, 7, [soldOf(1), soldOf(2)], true],
  ['recognizes the stock before two orders', 10, 7, [soldOf(1), soldOf(2)], true],
  ['recognizes the stock before an order returned its units', 8, 10, [{ perubahan: 2, byPesanan: true }], true],
  ['rejects a number that the stock never was', 30, 7, [soldOf(1), soldOf(2)], false],
  ['rejects the stock before a correction', 5, 8, [soldOf(2), corrected(5)], false],
])('%s', (_, sent, stok, recent, isOld) => {
  expect(isOldStok(sent, stok, recent)).toBe(isOld)
})
