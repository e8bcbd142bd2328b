import { describe, expect, test } from 'vitest'
import { LIQUID_STRENGTH } from '#content/kekuatan.ts'
import { LOOKALIKES, ZAT } from '#content/zat.ts'
import { findNeedingResep, findOffered, findProhibited, findZat, kelasOf } from './find-zat.ts'
import { FALSE_DENIAL_CASES, HARMLESS_CASES, PROHIBITED_CASES, RESEP_CASES } from './zat-cases.ts'

const namesOf = (found: readonly { nama: string }[]) => found.map(({ nama }) => nama)
const NAMES = ZAT.flatMap(({ nama, sebutan, merek, kelas }) =>
  [nama, ...sebutan, ...merek].map((name) => [name, nama, kelas] as const),
)

describe('prohibited', () => {
  test('is tried in 1,000 texts', () => {
    expect(PROHIBITED_CASES.length + HARMLESS_CASES.length).toBeGreaterThan(1000)
  })

  test.each(PROHIBITED_CASES)('%s is %s', (text, zat) => {
    expect(namesOf(findProhibited(`Botol ${text}, 1 L`))).toEqual([zat])
  })

  test.each([...PROHIBITED_CASES, ...FALSE_DENIAL_CASES])('%s offers %s', (text, zat) => {
    expect(namesOf(findOffered(`Botol ${text}, 1 L`))).toEqual([zat])
  })

  test.each(HARMLESS_CASES)('does not find: %s', (text) => {
    expect(findOffered(text)).toEqual([])
    expect(findOffered(`Botol ${text}, 1 L`)).toEqual([])
  })

  test.each(NAMES.filter(([, , kelas]) => kelas === 'dilarang'))('finds the listed name %s of %s', (name, zat) => {
    expect(namesOf(findOffered(`Serbuk ${name} 10%`))).toEqual([zat])
  })

  test.each(NAMES.filter(([, , kelas]) => kelas !== 'dilarang'))('allows the listed name %s', (name) => {
    expect(findProhibited(`Serbuk ${name} 10%`)).toEqual([])
  })

  test('finds several in one text, each once, also where the text warns of them', () => {
    expect(findProhibited('Tanpa kloramfenikol, malachite green, dan chloramphenicol.')).toEqual([
      { nama: 'Kloramfenikol', aturan: 'dilarang untuk ikan konsumsi', sumber: 'permen' },
      { nama: 'Hijau malakit', aturan: 'dilarang untuk ikan konsumsi', sumber: 'permen' },
    ])
  })

  test('reads a long text word by word', () => {
    const text = 'Rendam ikan di bak dengan aerasi kuat, lalu amati selama sepuluh menit. '.repeat(400)
    expect(namesOf(findOffered(`${text} kloramfenikol ${text}`))).toEqual(['Kloramfenikol'])
  })
})

describe('on prescription', () => {
  test.each(RESEP_CASES)('%s is %s', (text, zat) => {
    expect(namesOf(findNeedingResep(`Serbuk ${text}`))).toEqual([zat])
  })
  test.each(['povidon iodin', 'formalin', 'florfenikol', 'otak-otak'])('does not find: %s', (text) => {
    expect(findNeedingResep(text)).toEqual([])
  })
})

describe('the substance of a query', () => {
  test.each([
    ['pk', 'Kalium permanganat'],
    ['Betadine', 'Povidon iodin'],
    ['terusi', 'Tembaga sulfat'],
    ['abate', 'Temefos'],
    ['kloramfenikl', 'Kloramfenikol'],
    ['obat metronidazole untuk ikan', 'Nitroimidazol'],
    ['beli formalin dan kloramfenikol', 'Kloramfenikol'],
    ['ikan megap-megap', undefined],
    ['', undefined],
  ])('%s is %s', (text, zat) => {
    expect(findZat(text)?.nama).toBe(zat)
  })
})

describe('the class of an active substance', () => {
  test.each(NAMES)('%s is listed', (name, _, kelas) => {
    expect(kelasOf(name)).toBe(kelas)
  })
  test.each([
    ['oksitetrasiklin HCl', 'boleh_dengan_resep'],
    ['eritromisin tiosianat', 'boleh_dengan_resep'],
    ['hidrogen peroksida dari perkarbonat', 'boleh'],
    ['natrium tiosulfat pentahidrat', 'boleh'],
    ['tiamin HCl', 'boleh'],
    ['vitamin C dan terusi', 'belum_dinilai'],
    ['vitamin C dan ramuan rahasia', 'belum_dinilai'],
    ['zat baru', 'belum_dinilai'],
    ['bebas kloramfenikol', 'belum_dinilai'],
    ['HCl', 'belum_dinilai'],
    ['kl0ramfenikol', 'dilarang'],
  ] as const)('%s is %s', (name, kelas) => {
    expect(kelasOf(name)).toBe(kelas)
  })
})

describe('the list', () => {
  test('gives each name to one substance', () => {
    expect(NAMES.filter(([name, zat]) => findZat(name)?.nama !== zat)).toEqual([])
  })
  test('allows the harmless words that look alike', () => {
    expect(LOOKALIKES.filter((word) => findProhibited(word).length > 0)).toEqual([])
  })
  test('knows the liquids with a density under one name', () => {
    for (const { zat } of LIQUID_STRENGTH) expect(new Set(zat.map((name) => findZat(name)?.nama)).size).toBe(1)
  })
})
