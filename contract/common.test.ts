import { expect, test } from 'vitest'
import { GambarInput, Id, IdParam, numberInput, rupiahInput } from './common.ts'

test.each([
  ['800000', 800_000],
  ['800000.00', 800_000],
  ['800.000', 800_000],
  ['1.250.000', 1_250_000],
  ['Rp 125.000', 125_000],
  ['rp125000', 125_000],
  ['Rp. 125.000,00', 125_000],
  ['Rp 125.000,-', 125_000],
  ['999.999.999.999', 999_999_999_999],
  [' 5000,0 ', 5000],
  [25_000, 25_000],
  ['0', 0],
])('accepts %j as rupiah', (given, rupiah) => {
  expect(rupiahInput('kosong').parse(given)).toBe(rupiah)
})

test.each([
  // Ambiguous: a fraction, or thousands in English notation.
  ...['125,5', '1.5', '125,000', '1,250,000', '12.50', '0.500'],
  // Invalid digit groups.
  ...['12.5000', '1250.000', '1.25.000', '.500', '125.000.'],
  ...['-5', '1e6', 'Rp', 'Rp -5', 'USD 5', '5 ribu', '1234567890123', '1.234.567.890.123'],
])('rejects %j as rupiah', (given) => {
  expect(rupiahInput('kosong').safeParse(given).success).toBe(false)
})

test("reports an empty price with the form's own message", () => {
  expect(rupiahInput('Harga harus diisi').safeParse('  ').error?.issues[0]?.message).toBe('Harga harus diisi')
})

test.each([
  ['12', 12],
  [0, 0],
  ['1000001', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
])('reads %j as a whole number', (given, expected) => {
  expect(numberInput('salah').safeParse(given).data).toBe(expected)
})

test.each([
  ['no field', undefined, true],
  ['an empty text', '', true],
  ['an unused file input', new File([], ''), true],
  ['a PNG', new File(['x'], 'a.png', { type: 'image/png' }), true],
  ['a PDF', new File(['x'], 'a.pdf', { type: 'application/pdf' }), false],
  ['a text', 'a.png', false],
])('reads %s as an optional picture', (_, value, ok) => {
  expect(GambarInput.safeParse(value).success).toBe(ok)
})

test.each([0, -1, 1.5, 2_147_483_648, 1e20])('rejects the id %d, which the database cannot hold', (id) => {
  expect(Id.safeParse(id).success).toBe(false)
  expect(IdParam.safeParse(String(id)).success).toBe(false)
})
