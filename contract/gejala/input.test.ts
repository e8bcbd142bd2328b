import { expect, test } from 'vitest'
import { readInput, writeInput } from './input.ts'

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
