import { expect, test } from 'vitest'
import { formatGrouped, formatRupiah, formatRupiahDots, formatShort } from './rupiah.ts'

test('writes Indonesian thousands separators and ordinary spaces §9.17', () => {
  expect(formatRupiah(25000)).toBe('Rp 25.000')
  expect(formatRupiah(0)).toBe('Rp 0')
  expect(formatRupiah(-25000)).toBe('−Rp 25.000')
  expect(formatRupiah(1234567)).toBe('Rp 1.234.567')
  expect(formatRupiahDots(800000)).toBe('Rp. 800.000')
  expect(formatShort(1234567)).toBe('1,2\u00a0jt')
})

test('writes numbers in Indonesian form', () => {
  const number = new Intl.NumberFormat('id-ID')
  for (const value of [0, 7, 999, 1_000, 99_999, 100_000, 1_234_567, 1_000_000_000, -5, -999, -1_000, -25_000])
    expect(formatGrouped(value)).toBe(number.format(value))
})
