import { describe, expect, test } from 'vitest'
import { TULISAN } from './admin.ts'
import {
  defaultOf,
  exampleValues,
  fillTemplat,
  KODE_TEMPLAT,
  type KodeTemplat,
  TEMPLAT_PARTS,
  templatErrors,
} from './templat.ts'

describe('filling values into a text', () => {
  test.each([
    ['Halo {nama}.', { nama: 'Budi' }, 'Halo Budi.'],
    // An empty placeholder is removed with the whitespace before it, within a line or between paragraphs.
    ['Sudah dikirim. {kiriman} Terima kasih.', { kiriman: '' }, 'Sudah dikirim. Terima kasih.'],
    ['Barang\n\n{catatan}\n\nSalam', { catatan: '' }, 'Barang\n\nSalam'],
    // Values are literal: placeholders and replacement patterns in them have no effect.
    ['{nama}, {nomor}', { nama: '{nomor} $& $1', nomor: 'KS-1' }, '{nomor} $& $1, KS-1'],
    ['{entah} {nama}', { nama: 'Budi' }, '{entah} Budi'],
  ])('%j with %j is %j', (text, value, outcome) => {
    expect(fillTemplat(text, value)).toBe(outcome)
  })
})

test.each(KODE_TEMPLAT)('%s keeps its own rules, fits into its form, and reads whole with an example', (kode) => {
  const defaults = defaultOf(kode)
  expect(templatErrors(kode, defaults)).toEqual([])
  expect(TULISAN.isi.typed.parse(defaults.isi)).toBe(defaults.isi)
  expect(TULISAN.subjek.typed.parse(defaults.subjek)).toBe(defaults.subjek)
  expect(fillTemplat(defaults.subjek + defaults.isi, exampleValues(kode))).not.toMatch(/[{}]/)
})

test('lists every text once for the office', () => {
  expect(TEMPLAT_PARTS.flatMap(({ kode }) => kode).toSorted()).toEqual(KODE_TEMPLAT.toSorted())
})

test.each<[KodeTemplat, { subjek?: string; isi?: string }, string, RegExp]>([
  ['wa-dikirim', { isi: 'Halo {nama}, {nomor} {kembali}' }, 'isi', /^Isian \{kiriman\} atau \{resi\} harus ada\.$/],
  ['wa-menunggu-bayar', { isi: '{nomor} {batas}' }, 'isi', /^Isian \{total\} harus ada\.$/],
  ['wa-tautan-bayar', { isi: '{nomor} {total} {batas}' }, 'isi', /^Isian \{tautan\} harus ada\.$/],
  ['pesanan-success', { isi: 'Halo {nama} {tautan}' }, 'isi', /^Isian \{rincian\} harus ada\.$/],
  ['artikel', { isi: '{judul} {tautan}' }, 'isi', /^Isian \{berhenti\} harus ada\.$/],
  ['pesanan-success', { isi: '{rincian} {tautan} {alamat}' }, 'isi', /^Isian \{alamat\} tidak dikenal\. Yang bisa/],
  ['pesanan-success', { isi: '{rincian} {tautan} {nama' }, 'isi', /^Tanda \{ dan \} hanya untuk isian/],
  ['pesanan-success', { subjek: 'Lunas {rincian}' }, 'subjek', /^Isian \{rincian\} tidak dikenal\. Yang bisa/],
  ['pesanan-success', { subjek: '' }, 'subjek', /^Subjek tidak boleh kosong\.$/],
])('rejects %s as %j with a message', (kode, change, path, msg) => {
  expect(templatErrors(kode, { ...defaultOf(kode), ...change })).toEqual([{ path, msg: expect.stringMatching(msg) }])
})

test('requires only one of two alternative fields', () => {
  expect(templatErrors('wa-dikirim', { subjek: '', isi: '{nomor} {resi} {kembali}' })).toEqual([])
})
