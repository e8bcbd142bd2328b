import { expect, test } from 'vitest'
import { hitungPpn, tarifKini, teksTarif } from './ppn.ts'

const TARIF = { cara: 'termasuk', persen: 12, pembilang: 11, penyebut: 12 } as const

test('who takes no tax keeps no rate', () => {
  expect(tarifKini('tidak')).toBeNull()
  expect(tarifKini('termasuk')).toEqual(TARIF)
})

test.each([
  // What was paid, the price without the tax, its base, the tax.
  [0, 0, 0, 0],
  [1, 1, 1, 0],
  [5, 5, 5, 0],
  // 0.5045: the first that is a rupiah.
  [6, 5, 5, 1],
  [111, 100, 92, 11],
  [1110, 1000, 917, 110],
  // 14,369.37
  [145_000, 130_631, 119_745, 14_369],
  // 99,099.10
  [1_000_000, 900_901, 825_826, 99_099],
  [1_110_000, 1_000_000, 916_667, 110_000],
  [111_000_000_000, 100_000_000_000, 91_666_666_667, 11_000_000_000],
])('%i holds %i, %i, %i', (nilai, harga_jual, dpp, jumlah) => {
  expect(hitungPpn(TARIF, nilai)).toEqual({ ...TARIF, harga_jual, dpp, jumlah })
})

test('the parts are always the whole, and twelve percent of the base is the tax but for a rupiah', () => {
  for (let nilai = 0; nilai < 20_000; nilai += 7) {
    const { harga_jual, dpp, jumlah } = hitungPpn(TARIF, nilai)
    expect(harga_jual + jumlah).toBe(nilai)
    expect(Math.abs(dpp * 0.12 - jumlah)).toBeLessThan(1)
  }
})

test('an order of another rate is told by its own', () => {
  const lama = { cara: 'termasuk', persen: 11, pembilang: 1, penyebut: 1 } as const
  expect(hitungPpn(lama, 1110)).toMatchObject({ harga_jual: 1000, dpp: 1000, jumlah: 110 })
  expect(teksTarif(TARIF)).toBe('12% × 11/12')
})
