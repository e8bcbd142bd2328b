import { describe, expect, it } from 'vitest'
import { assess, type Dokumen } from './nilai.ts'
import { parseQuery, wordMapOf } from './tanya.ts'
import { wordsOf } from './words.ts'

const WORD_MAP = wordMapOf([
  { kata: 'betadine', arti: 'povidon iodin, gel luka' },
  { kata: 'white spot', arti: 'bintik putih' },
  { kata: 'tidak mau makan', arti: 'nafsu makan' },
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
    // All words are generic, so all of them are searched.
    ['obat ikan', ['obat', 'ikan']],
    ['', []],
  ])('%j', (q, parts) => {
    expect(words(q)).toEqual(parts)
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
