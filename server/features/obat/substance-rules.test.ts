import { describe, expect, test } from 'vitest'
import { FALSE_DENIAL_CASES, HARMLESS_CASES, PROHIBITED_CASES } from '#contract/obat/zat-cases.ts'
import { zatPaket, zatProduk } from './substance-rules.ts'

const EMPTY = { nama: 'Serbuk X', deskripsi: '', zat: '', zat_aktif: [], dosis: '', golongan: 'obat_keras' } as const

/** A product with the text in one field, and the path of that field. */
const FIELDS = [
  ['nama', (text: string) => ({ ...EMPTY, nama: text })],
  ['deskripsi', (text: string) => ({ ...EMPTY, deskripsi: `Cairan untuk rendam. ${text}. Simpan di tempat sejuk.` })],
  ['zat_aktif.0.nama', (text: string) => ({ ...EMPTY, zat_aktif: [{ nama: text }] })],
] as const

describe.each(FIELDS)('a product with the text as %s', (path, produk) => {
  test.each([...PROHIBITED_CASES, ...FALSE_DENIAL_CASES])('%s is refused', (text, zat) => {
    expect(zatProduk(produk(text))).toMatchObject([{ code: 'ZAT_TERLARANG', column: path, zat }])
  })
  test.each(HARMLESS_CASES)('%s passes', (text) => {
    expect(zatProduk(produk(text))).toEqual([])
  })
})

describe('a package', () => {
  const paket = { title: 'Paket', deskripsi: '', cara_harian: '', isi: [] }
  test.each(PROHIBITED_CASES)('with %s as a part is refused', (text, zat) => {
    expect(zatPaket({ ...paket, isi: [{ nama: text }] })).toMatchObject([{ column: 'isi.0.nama', zat }])
  })
  test('may name a substance that it is free of', () => {
    expect(zatPaket({ ...paket, deskripsi: 'Tanpa kloramfenikol.' })).toEqual([])
  })
})
