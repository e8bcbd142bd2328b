import { describe, expect, test } from 'vitest'
import { HargaGrosir, hargaGrosirInput, readHargaGrosir, writeHargaGrosir } from './harga-grosir.ts'

const mistakesIn = (value: unknown) =>
  hargaGrosirInput.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test.each([
  ['10 = 45000', { mulai: '10', harga: '45000' }],
  ['10=45000', { mulai: '10', harga: '45000' }],
  ['mulai 10 = 45000', undefined],
  ['10 = 45000 rupiah', undefined],
  ['10 = ', undefined],
  ['= 45000', undefined],
  ['a = b', undefined],
])('reads %j as %j', (text, row) => {
  expect(readHargaGrosir(text)).toEqual(row)
})

describe('hargaGrosirInput', () => {
  test.each([
    ['', []],
    ['2 = 45000', [{ mulai: 2, harga: 45_000 }]],
    [
      ' 10 = 45000 ; 50=38000\n',
      [
        { mulai: 10, harga: 45_000 },
        { mulai: 50, harga: 38_000 },
      ],
    ],
    ['[{"mulai":"10","harga":"Rp 45.000"}]', [{ mulai: 10, harga: 45_000 }]],
    [[{ mulai: 10_000, harga: 1 }], [{ mulai: 10_000, harga: 1 }]],
  ])('reads %j and writes it back', (value, rows) => {
    const read = hargaGrosirInput.parse(value)
    expect(read).toEqual(rows)
    expect(hargaGrosirInput.parse(read.map(writeHargaGrosir).join('; '))).toEqual(rows)
  })

  const FROM_INVALID = 'Mulai jumlah harus angka bulat, minimal 2'
  test.each([
    ['1 = 45000', [`0.mulai: ${FROM_INVALID}`]],
    ['10001 = 45000', [`0.mulai: ${FROM_INVALID}`]],
    [[{ mulai: 2, harga: '' }], ['0.harga: Harga grosir tidak boleh kosong']],
    ['10 = 45000; 10 = 44000', ['1.mulai: Harus lebih dari 10']],
    ['10 = 45000; 9 = 44000', ['1.mulai: Harus lebih dari 10']],
    ['10 = 45000; 20 = 45000', ['1.harga: Harus kurang dari 45.000']],
    ['10 = 45000; 20 = 46000', ['1.harga: Harus kurang dari 45.000']],
    ['9 = 3; 8 = 3', ['1.mulai: Harus lebih dari 9', '1.harga: Harus kurang dari 3']],
    ['sepuluh', [': Harga grosir ke-1 tidak bisa dibaca. Tulis seperti: 10 = 45000']],
    ['2 = 9; 3 = 8; 4 = 7; 5 = 6; 6 = 5; 7 = 4', [': Harga grosir maksimal 5']],
    ['[', [': Harga grosir tidak bisa dibaca']],
  ])('rejects %j', (value, mistakes) => {
    expect(mistakesIn(value)).toEqual(mistakes)
  })

  test('accepts five steps', () => {
    expect(mistakesIn('2 = 9; 3 = 8; 4 = 7; 5 = 6; 6 = 5')).toBeUndefined()
  })
})

test.each([
  [1, false],
  [2, true],
  [3, true],
])('a response may have a step from %i units on: %j', (start, isValid) => {
  expect(HargaGrosir.safeParse({ mulai: start, harga: 1 }).success).toBe(isValid)
})
