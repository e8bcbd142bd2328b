import { describe, expect, test } from 'vitest'
import { HALAMAN } from '#content/halaman.ts'
import { HALAMAN_ZAT, ZAT_DEFAULTS } from '#content/halaman-zat.ts'
import { PENYAKIT } from '#content/penyakit.ts'
import { ZAT } from '#content/zat.ts'
import {
  addressOf,
  findSubstance,
  isBarred,
  isProhibited,
  namedSubstances,
  SUBSTANCE_WORDS,
  SUBSTANCES,
  wordsWithout,
} from './substances.ts'
import { wordsOf } from './words.ts'

const kodeOf = (q: string) => namedSubstances(wordsOf(q)).map(({ zat }) => zat.kode)

describe('substances in a query', () => {
  test.each<[q: string, kode: string[]]>([
    ['pk', ['kalium-permanganat']],
    ['obat PK buat bintik putih', ['kalium-permanganat']],
    ['KMnO4', ['kalium-permanganat']],
    ['terusi', ['tembaga-sulfat']],
    ['bubuk abate', ['temefos']],
    ['formalin 37%', ['formalin']],
    ['formaldehyde', ['formalin']],
    ['Methylene Blue', ['metilen-biru']],
    ['m s 2 2 2', ['ms-222']],
    ['f o r m a lin', []],
    ['malachite-green', ['hijau-malakit']],
    ['malakit hijaunya', ['hijau-malakit']],
    ['kloram fenikol', ['kloramfenikol']],
    ['furazolidone', ['nitrofuran']],
    ['ms 222', ['ms-222']],
    ['amoxan', ['amoksisilin']],
    // The last one is known by its ending alone.
    ['minocycline', ['minosiklin']],
    ['sancycline', ['antibiotik-lain']],
    ['formalin atau pk', ['formalin', 'kalium-permanganat']],
    // Substances that the shop sells have no page, and words that only sound alike name nothing.
    ['kaporit', []],
    ['kalium peroksimonosulfat', []],
    ['povidon iodin', []],
    ['kadar garam turun', []],
    ['air hijau', []],
    ['klorofil', []],
    ['mata merah', []],
    ['', []],
  ])('%j names %j', (q, kode) => {
    expect(kodeOf(q)).toEqual(kode)
  })

  test.each([
    ['obat pk kalium buat lintah', ['buat', 'lintah']],
    // A substance that only its ending names takes its own word away, and no other.
    ['buat sancycline lintah', ['buat', 'lintah']],
    ['lintah', ['lintah']],
  ])('%j leaves the words %j', (q, left) => {
    const words = wordsOf(q)
    expect(wordsWithout(words, namedSubstances(words)).map(({ write }) => write)).toEqual(left)
  })
})

describe('pages of substances', () => {
  test.each([
    ['kalium-permanganat', 'Kalium permanganat'],
    ['KMnO4', 'Kalium permanganat'],
    ['Metilen Biru', 'Metilen biru'],
    ['methylene blue', 'Metilen biru'],
    ['povidon iodin', undefined],
    ['', undefined],
  ])('are found by code and by name: %j is %s', (name, found) => {
    expect(findSubstance(name)?.nama).toBe(found)
  })

  test.each([
    ['amoksisilin', 'antimikroba', [true, true]],
    ['antibiotik lain', 'antimikroba', [true, true]],
    ['hijau malakit', 'dilarang', [true, true]],
    ['temefos', 'pestisida', [true, true]],
    ['oksitetrasiklin', 'resep', [false, false]],
    ['tembaga sulfat', 'belum_dinilai', [false, true]],
    ['formalin', 'tidak_dijual', [false, false]],
    ['sabun dan deterjen', 'tidak_dijual', [false, false]],
  ])('name the kind of a substance: %s is %s; prohibited, and barred from offers: %j', (name, kind, expected) => {
    const zat = findSubstance(name)
    expect(zat && [zat.kind, [isProhibited(zat), isBarred(zat)]]).toEqual([kind, expected])
  })

  test.each([
    ['formalin', 'tidak dijual di toko ini'],
    ['sabun dan deterjen', 'tidak dijual di toko ini'],
    ['antibiotik lain', 'tidak termasuk antimikroba yang boleh dipakai pada ikan'],
    ['tembaga sulfat', ZAT.find(({ nama }) => nama === 'Tembaga sulfat')?.aturan],
  ])('state the rule of a substance: %s %s', (name, aturan) => {
    expect(findSubstance(name)?.aturan).toBe(aturan)
  })

  test('have an address by code', () => {
    expect(addressOf({ kode: 'ms-222' })).toBe('/layanan/zat?nama=ms-222')
  })

  test('lend their names to corrections, without those that count letter by letter', () => {
    expect(SUBSTANCE_WORDS).toContain('Formalin')
    expect(SUBSTANCES.flatMap(({ names }) => names)).toContain('Lannate')
    expect(SUBSTANCE_WORDS).not.toContain('Lannate')
  })

  test('have a code each, and each name leads to one of them', () => {
    expect(new Set(SUBSTANCES.map(({ kode }) => kode)).size).toBe(SUBSTANCES.length)
    for (const { names, kode } of SUBSTANCES)
      for (const name of names) expect([name, kodeOf(name)]).toEqual([name, [kode]])
  })

  test('have texts only for listed substances', () => {
    const listed = SUBSTANCES.map(({ nama }) => nama)
    expect(Object.keys(HALAMAN_ZAT).filter((name) => !listed.includes(name))).toEqual([])
  })

  test('lead to pages that exist', () => {
    const pages: string[] = [
      ...HALAMAN.map(({ alamat }) => alamat),
      ...Object.keys(PENYAKIT).map((kode) => `/layanan/penyakit/${kode}`),
      '/cari',
    ]
    const all = [...Object.values(HALAMAN_ZAT), ...Object.values(ZAT_DEFAULTS)].flatMap(({ ganti }) => ganti)
    expect(all.filter(({ alamat }) => !pages.includes(alamat.split('?')[0] ?? ''))).toEqual([])
    for (const { texts } of SUBSTANCES) expect(texts.ganti.length).toBeGreaterThan(0)
  })
})
