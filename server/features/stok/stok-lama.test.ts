import { expect, test } from 'vitest'
import { isStokLama } from './stok-lama.ts'

const terjual = (jumlah: number) => ({ perubahan: -jumlah, olehPesanan: true })
const corrected = (perubahan: number) => ({ perubahan, olehPesanan: false })

test.each([
  ['nothing was sold', 10, 10, [], false],
  ['the stock before one order', 10, 8, [terjual(2)], true],
  ['the stock between two orders', 8, 7, [terjual(1), terjual(2)], true],
  ['the stock before two orders', 10, 7, [terjual(1), terjual(2)], true],
  ['the stock before an order gave back what it held', 8, 10, [{ perubahan: 2, olehPesanan: true }], true],
  ['a number that the stock never was', 30, 7, [terjual(1), terjual(2)], false],
  ['the stock before somebody corrected it', 5, 8, [terjual(2), corrected(5)], false],
])('%s', (_, dikirim, stok, terakhir, lama) => {
  expect(isStokLama(dikirim, stok, terakhir)).toBe(lama)
})
