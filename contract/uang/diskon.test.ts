import { expect, test } from 'vitest'
import { unitValue } from './diskon.ts'

test.each([
  ['without a discount', { harga: 25_000, jumlah: 4, diskon: 0 }, 2, 0, 50_000],
  ['all units', { harga: 25_000, jumlah: 4, diskon: 10_000 }, 4, 0, 90_000],
  ['a share of the discount', { harga: 25_000, jumlah: 4, diskon: 10_000 }, 1, 0, 22_500],
  ['an indivisible share, rounded for the buyer', { harga: 10_000, jumlah: 3, diskon: 100 }, 1, 0, 9967],
  ['the share after a rounded one', { harga: 10_000, jumlah: 3, diskon: 100 }, 1, 1, 9967],
  ['the last unit, with the rest', { harga: 10_000, jumlah: 3, diskon: 100 }, 1, 2, 9966],
  ['a free line', { harga: 10_000, jumlah: 2, diskon: 20_000 }, 1, 0, 0],
  ['a share of the tax', { harga: 10_000, jumlah: 3, diskon: 100, ppn: 200 }, 1, 0, 10_033],
  ['the rest of the tax', { harga: 10_000, jumlah: 3, diskon: 100, ppn: 200 }, 2, 1, 20_067],
  ['none', { harga: 10_000, jumlah: 2, diskon: 500 }, 0, 1, 0],
])('computes the price of units of a line: %s', (_, line, unit, already, rupiah) => {
  expect(unitValue(line, unit, already)).toBe(rupiah)
})

test('refunds, unit by unit, exactly the price of the line', () => {
  for (const quantity of [1, 3, 7, 11])
    for (const diskon of [0, 1, 5, 99, 6999]) {
      const line = { harga: 1000, jumlah: quantity, diskon: Math.min(diskon, 1000 * quantity) }
      const satuan = Array.from({ length: quantity }, (_, already) => unitValue(line, 1, already))
      expect(satuan.reduce((sum, item) => sum + item, 0)).toBe(1000 * quantity - line.diskon)
      expect(Math.min(...satuan)).toBeGreaterThanOrEqual(0)
    }
})
