import { expect, test } from 'vitest'
import { TOXIC_AMMONIA, WATER_LIMITS } from '#content/water-limits.ts'
import { AIR_NAMES, numberMessage, readInput, readInvalid, readNumber, writeInput } from './input.ts'

const read = (search: string) => readInput(new URLSearchParams(search))

test.each([
  ['', ''],
  ['gejala=S02,S01', '?gejala=S01,S02'],
  ['gejala=s01%2CS01 , S30', '?gejala=S01,S30'],
  // Query string of a form without JavaScript.
  ['S17=1&S03=1&ukuran=benih&do=&mati=', '?gejala=S03,S17&ukuran=benih'],
  ['gejala=S01&S02=1', '?gejala=S01,S02'],
  // Unknown codes and values are omitted.
  ['gejala=S31,X,__proto__,S00', ''],
  ['ukuran=paus&gejala=S01', '?gejala=S01'],
  ['ukuran=constructor', ''],
  ['do=4,5&suhu=30.5&ph=8', '?do=4.5&suhu=30.5&ph=8'],
  ['do=21&suhu=-3&salinitas=1e3&ph=15&amonia=x', ''],
  ['mati=12&kemarin=0&ekor=1200', '?mati=12&kemarin=0&ekor=1200'],
  ['mati=1.5&ekor=0&datang=366&ukur=721', ''],
  ['matiPersen=101&kemarinPersen=0,5', '?kemarinPersen=0.5'],
  ['datang=0&ukur=24', '?datang=0&ukur=24'],
  ['ukur=24&datang=3&do=5&ukuran=larva&gejala=S01&utm_source=wa', '?gejala=S01&ukuran=larva&datang=3&do=5&ukur=24'],
  [`gejala=${'S01,'.repeat(5000)}`, '?gejala=S01'],
])('%s is written %s', (search, canonical) => {
  expect(writeInput(read(search))).toBe(canonical)
  // Parsing the canonical form again gives the same result.
  expect(writeInput(read(canonical.slice(1)))).toBe(canonical)
})

test.each([
  ['do=45&ph=8', { do: '45' }, '?ph=8&do=45'],
  ['do=empat&mati=1.5&suhu=-3', { mati: '1.5', do: 'empat', suhu: '-3' }, '?mati=1.5&do=empat&suhu=-3'],
  ['do=4,5&amonia=', {}, '?do=4.5'],
  // Too long for a number.
  [`ph=${'9'.repeat(40)}`, {}, ''],
  ['ph=%3Cb%3E', { ph: '<b>' }, '?ph=%3Cb%3E'],
])('%s keeps the numbers %j that are not in their limits', (search, invalid, canonical) => {
  const params = new URLSearchParams(search)
  expect(readInvalid(params)).toEqual(invalid)
  expect(writeInput(readInput(params), readInvalid(params))).toBe(canonical)
})

test('says the limits of a number', () => {
  expect(numberMessage('do')).toBe('Isi angka, 0 sampai 20.')
  expect(numberMessage('ekor')).toBe('Isi angka bulat, 1 sampai 1.000.000.')
})

test('accepts the published range of each water value', () => {
  const ranges = AIR_NAMES.map((name) => [name, WATER_LIMITS[name].min, WATER_LIMITS[name].max] as const)
  expect(ranges).toEqual([
    ['do', 0, 20],
    ['suhu', 0, 45],
    ['salinitas', 0, 50],
    ['ph', 0, 14],
    ['amonia', 0, 50],
  ])
  expect([TOXIC_AMMONIA.min, TOXIC_AMMONIA.max]).toEqual([0, 50])
  for (const [name, min, max] of ranges) {
    expect([min, max].map((value) => readNumber(name, String(value)))).toEqual([min, max])
    expect(readNumber(name, String(max + 0.1))).toBeUndefined()
  }
})
