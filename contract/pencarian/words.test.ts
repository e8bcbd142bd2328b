import { describe, expect, it } from 'vitest'
import { normalizeEmptySearch } from './empty-words.ts'
import { isCommon, wordsOf } from './words.ts'

const stem = (text: string) => wordsOf(text).map(({ root }) => root)

it.each([
  ['menggosokkan', 'gosok'],
  ['berputar', 'putar'],
  ['memutih', 'putih'],
  ['menyendiri', 'sendir'],
  ['membengkak', 'bengkak'],
  ['kulitnya', 'kulit'],
  ['perdarahan', 'darah'],
  ['insang', 'insang'],
  ['perut', 'perut'],
  ['merah', 'merah'],
  ['lintah', 'lintah'],
  ['kutu', 'kutu'],
  ['berkutu', 'kutu'],
  ['menutup', 'tutup'],
  // Affixes stand at the ends only, and one prefix is removed.
  ['olahraga', 'olahraga'],
  ['berpenyakit', 'peniakit'],
  ['berpengaruh', 'pengaruh'],
  ['berpemilik', 'pemilik'],
  ['berpenutup', 'penutup'],
  ['berpenjaga', 'penjaga'],
])('%s is at its root %s', (word, root) => {
  expect(stem(word)).toEqual([root])
})

it.each([
  ['menggosok', 'menggosokkan'],
  ['putar', 'berputar'],
  ['Iodine', 'iodin'],
  ['praziquantel', 'Prazikuantel'],
  ['oxytetracycline', 'oksitetrasiklin'],
  ['ammonia', 'amonia'],
  ['É', 'e'],
])('%s and %s are the same word', (one, other) => {
  expect(stem(one)).toEqual(stem(other))
})

it.each([
  ['', []],
  ['!?…', []],
  ['H2O2 50%', ['h2o2', '50']],
  ['megap-megap', ['megap', 'megap']],
  // Typed twice in a short form.
  ['megap2', ['megap']],
  ['gosok² badan', ['gosok', 'badan']],
  ['ngosngosan', ['ngos']],
  ['ngosngos', ['ngos']],
  ['ngosngosin', ['ngosngosin']],
  ['50mandi2', ['50mandi2']],
  // Without a letter that the search reads.
  ['漢 lintah', ['lintah']],
  ['h2o2 co2 vitamin b12', ['h2o2', 'co2', 'vitamin', 'b12']],
])('%j has the words %j', (text, words) => {
  expect(wordsOf(text).map(({ write }) => write)).toEqual(words)
})

it.each([
  ['ikan', true],
  ['KERAPU', true],
  ['bagaimana', true],
  ['lintah', false],
  ['insang', false],
])('%s has no search words: %j', (word, general) => {
  expect(wordsOf(word).every(isCommon)).toBe(general)
})

describe('words of a search without results', () => {
  it.each([
    ['  Pupuk   UREA!! ', 'pupuk urea'],
    ['paket 12', 'paket 12'],
    ['urea 12345', 'urea 12345'],
    ['ab', 'ab'],
    ['a'.repeat(60), 'a'.repeat(60)],
    ['x', undefined],
    ['12345', undefined],
    ['sri@contoh.id', undefined],
    ['hubungi 0812 3456', undefined],
    ['hp 081234', undefined],
    ['', undefined],
    [`panjang ${'a'.repeat(60)}`, undefined],
    ['<script>alert(1)</script>', 'script alert 1 script'],
  ])('%j is kept as %j', (q, kept) => {
    expect(normalizeEmptySearch(q)).toBe(kept)
  })
})
