import { describe, expect, it } from 'vitest'
import { assess, type Dokumen } from './nilai.ts'
import { parseQuery, wordMapOf } from './tanya.ts'
import { wordsOf } from './words.ts'

const WORD_MAP = wordMapOf([
  { kata: 'betadine', arti: 'povidon iodin, gel luka' },
  { kata: 'white spot', arti: 'bintik putih' },
  { kata: 'tidak mau makan', arti: 'nafsu makan' },
  { kata: 'ketombe', arti: 'sisik, ,, lepas' },
  { kata: 'satu dua tiga empat', arti: 'empat kata' },
  { kata: 'enam tujuh lapan sembilan puluh', arti: 'lima kata' },
])
const read = (q: string) => parseQuery(wordsOf(q), WORD_MAP)
const words = (q: string) =>
  read(q).map(({ pilihan }) => pilihan.map((spelled) => spelled.map(({ write }) => write).join(' ')).join(' | '))

describe('reading of a question', () => {
  it.each([
    ['obat lintah untuk kerapu', ['lintah']],
    ['betadine', ['betadine | povidon iodin | gel luka']],
    ['BETADIN', ['betadin | povidon iodin | gel luka']],
    ['ada white spot di insang', ['white spot | bintik putih', 'insang']],
    ['ikan tidak mau makan', ['tidak mau makan | nafsu makan']],
    ['lintah lintah lintahnya', ['lintah']],
    ['ketombe', ['ketombe | sisik | lepas']],
    ['satu dua tiga empat', ['satu dua tiga empat | empat kata']],
    ['enam tujuh lapan sembilan puluh', ['enam', 'tujuh', 'lapan', 'sembilan', 'puluh']],
    // The first twelve words count.
    [`${'ikan '.repeat(11)}lintah insang`, ['lintah']],
    // All words are generic, so all of them are searched.
    ['obat ikan', ['obat', 'ikan']],
    ['', []],
  ])('%j', (q, parts) => {
    expect(words(q)).toEqual(parts)
  })

  it('counts the words of each part', () => {
    expect(read('insang white spot').map(({ panjang }) => panjang)).toEqual([1, 2])
    expect(read('white spot insang').map(({ panjang }) => panjang)).toEqual([2, 1])
  })

  it('limits the effort for long questions', () => {
    expect(read('a1 b2 c3 d4 e5 f6 g7 h8 i9 j1 k2 l3 m4 n5')).toHaveLength(8)
  })
})

const nameOf = (what: string, text = ''): Dokumen<string> => ({
  apa: what,
  isi: [
    { teks: what, bobot: 10, isName: true },
    { teks: text, bobot: 2 },
  ],
})
const DOKUMEN = [
  nameOf('Lintah laut', 'insang pucat'),
  nameOf('Lintah Laut di Keramba: Kecil, Cepat', 'lintah lintah lintah asam sitrat'),
  nameOf('Asam Sitrat', 'merontokkan lintah'),
  nameOf('Bintik putih', 'seperti pasir di insang'),
  nameOf('Povidon Iodin 10%', 'luka'),
  nameOf('Gel Luka Povidon Iodin'),
  nameOf('Tidak ada hubungannya'),
]
const cari = (q: string) => assess(read(q), DOKUMEN)

it.each([
  // The shorter of two names wins, and a name wins over a text.
  ['lintah', 'Lintah laut'],
  ['asam sitrat lintah', 'Asam Sitrat'],
  ['white spot', 'Bintik putih'],
  ['betadine', 'Povidon Iodin 10%'],
  ['insang lintah', 'Lintah laut'],
  ['lintahnya', 'Lintah laut'],
  ['sitr', 'Asam Sitrat'],
  ['sit', 'Asam Sitrat'],
])('%j leads to %s', (q, first) => {
  expect(cari(q).hasil[0]?.apa).toBe(first)
})

/** Ranks names for a query, best first. */
const rank = (q: string, names: readonly string[]) =>
  assess(
    read(q),
    names.map((name) => nameOf(name)),
  ).hasil.map(({ apa }) => apa)

it.each([
  ['a phrase of the synonym list comes before its words apart', 'betadine', ['Iodin povidon', 'Povidon iodin']],
  [
    'its words side by side in another place are that phrase',
    'betadine',
    ['Povidon botol iodin', 'Botol povidon iodin'],
  ],
  ['a whole word comes before the beginning of one', 'sitrat', ['Sitratum', 'Sitrat']],
  ['the typed word comes before its synonym', 'betadine', ['Gel luka', 'Betadine']],
  ['a name that begins with the word comes first', 'lintah', ['Bubuk lintah', 'Lintah bubuk']],
  ['the shorter name comes first', 'lintah', ['Lintah laut besar', 'Lintah laut']],
  ['the rarer word counts more', 'bubuk lintah', ['Bubuk satu', 'Lintah satu', 'Bubuk dua', 'Bubuk tiga']],
])('%s', (_, q, names) => {
  const best = names[1]
  expect(rank(q, names)[0]).toBe(best)
  expect(rank(q, names.toReversed())[0]).toBe(best)
})

it.each([
  ['a synonym of two words needs both', 'betadine', ['Povidon', 'Gel']],
  ['two letters are no beginning of a word', 'si', ['Sitrat']],
])('finds nothing: %s', (_, q, names) => {
  expect(rank(q, names)).toEqual([])
})

it('finds a word by its sound where its stem differs', () => {
  expect(rank('mengosok', ['Menggosok'])).toEqual(['Menggosok'])
})

it('leaves out results far below the best', () => {
  const strong = nameOf('Lintah')
  const weak: Dokumen<string> = { apa: 'weak', isi: [{ teks: 'lintah', bobot: 1 }] }
  const enough: Dokumen<string> = { apa: 'enough', isi: [{ teks: 'lintah', bobot: 4 }] }
  expect(assess(read('lintah'), [weak, enough, strong]).hasil.map(({ apa }) => apa)).toEqual(['Lintah', 'enough'])
  expect(assess(read('lintah'), [weak]).hasil.map(({ apa }) => apa)).toEqual(['weak'])
})

it('computes the share of the question that a result contains', () => {
  const complete = (q: string) => assess(read(q), [nameOf('Lintah'), nameOf('Insang')]).hasil.map((one) => one.complete)
  expect(complete('lintah')).toEqual([1])
  // Both words are equally rare, so each is half of the question.
  expect(complete('lintah insang')).toEqual([0.5, 0.5])
  // A word that no document contains is not part of it.
  expect(complete('lintah urea')).toEqual([1])
})

it.each([
  [1, 0.25],
  [2, 0.5],
  [4, 1],
  [10, 1],
])('a word of weight %i covers %f of the question', (weight, share) => {
  const dokumen = [{ apa: 'lintah', isi: [{ teks: 'lintah', bobot: weight }] }]
  expect(assess(read('lintah'), dokumen).hasil.map(({ complete }) => complete)).toEqual([share])
})

it('finds nothing without documents', () => {
  expect(assess(read('lintah'), [])).toEqual({ hasil: [], ada: [0] })
})

it('finds nothing for unknown words, and reports the unknown word', () => {
  const { hasil, ada } = cari('lintah urea')
  expect(hasil.map(({ apa }) => apa)).not.toContain('Tidak ada hubungannya')
  expect(ada).toEqual([3, 0])
  expect(cari('urea').hasil).toEqual([])
})

it('ranks the same for any order of the data', () => {
  const turned = assess(read('lintah laut'), DOKUMEN.toReversed())
  expect(turned.hasil.map(({ apa }) => apa).toSorted()).toEqual(
    cari('lintah laut')
      .hasil.map(({ apa }) => apa)
      .toSorted(),
  )
  expect(turned.hasil[0]?.apa).toBe('Lintah laut')
})
