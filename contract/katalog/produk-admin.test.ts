import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { definitionOf } from '#contract/endpoint.ts'
import { KategoriEditBody } from './kategori-admin.ts'
import { reorderPaket } from './paket-admin.ts'
import { createProduk, exportProduk, listProdukAdmin, produkEditForm } from './produk-admin.ts'
import { PRODUK } from './produk-columns-admin.ts'

const PRODUCT = { nama: 'Garam ikan', kategoriId: '1', harga: '5000', stok: '12' }

const mistakesIn = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('produkEditForm', () => {
  const form = produkEditForm(12)

  test.each([
    [{ alasan_stok: '' }, undefined],
    [{ stok: ' 13 ', alasan_stok: 'Hitung ulang' }, undefined],
    [{ alasan_stok: 'Hitung ulang' }, undefined],
    [{ stok: '13', alasan_stok: ' ' }, ['alasan_stok: Alasan tidak boleh kosong!']],
    [{ stok: ' ', alasan_stok: 'Hitung ulang' }, ['stok: Stok tidak boleh kosong!']],
  ])('with %j reports %j', (change, mistakes) => {
    expect(mistakesIn(form, { ...PRODUCT, ...change })).toEqual(mistakes)
  })

  test('returns the stock as a number', () => {
    expect(form.parse({ ...PRODUCT, stok: ' 13 ', alasan_stok: 'Hitung ulang' })).toMatchObject({ stok: 13 })
  })
})

test.each([
  [undefined, undefined],
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
  ['', false],
])('reads the confirmation %j of a price below cost as %j', (sent, expected) => {
  const body = definitionOf(createProduk).body?.parse({ ...PRODUCT, modalDisadari: sent })
  expect((body as { modalDisadari?: boolean }).modalDisadari).toBe(expected)
})

test.each([
  [null, null],
  ['', null],
  [' ', null],
  [' 2026-11-30 ', '2026-11-30'],
])('reads the day %j of a promotion as %j', (typed, hari) => {
  expect(PRODUK.promo_mulai.typed.parse(typed)).toBe(hari)
})

test.each(['30/11/2026', '2026-11-31', 7, undefined])('rejects the day %j of a promotion', (typed) => {
  expect(PRODUK.promo_mulai.typed.safeParse(typed).error?.issues[0]?.message).toBe(
    'Promo mulai harus tanggal, misalnya 2026-11-30, atau kosongkan',
  )
})

test.each([
  ['B,j, v', ['B', 'J', 'V']],
  [
    ['P', 'N', 'L', 'P'],
    ['P', 'N', 'L'],
  ],
  ['X', undefined],
])('reads the disease classes %j as %j', (typed, kelas) => {
  expect(PRODUK.kelas.typed.safeParse(typed).data).toEqual(kelas)
})

test('exports the products of the search', () => {
  expect(definitionOf(exportProduk).query?.parse({ q: 'garam' })).toEqual({ q: 'garam' })
})

test.each([
  [{ stok: 'habis', status: 'arsip' }, true],
  [{ stok: 'menipis', status: 'semua' }, true],
  [{ stok: 'banyak' }, false],
  [{ status: 'aktif' }, false],
])('accepts the filter %j: %j', (query, isValid) => {
  expect(definitionOf(listProdukAdmin).query?.safeParse(query).success).toBe(isValid)
})

test.each([
  [{ nama: 'Obat', deskripsi: 'x' }, undefined],
  [{ nama: 'Obat', deskripsi: ' ' }, ['deskripsi: Deskripsi kategori tidak boleh kosong!']],
  [{ nama: ' ', deskripsi: 'x' }, ['nama: Nama kategori tidak boleh kosong!']],
  [{ nama: 'x'.repeat(101), deskripsi: 'x'.repeat(1000) }, ['nama: Nama kategori terlalu panjang']],
  [{ nama: 'x'.repeat(100), deskripsi: 'x'.repeat(1001) }, ['deskripsi: Deskripsi terlalu panjang']],
])('for the category %j reports %j', (body, mistakes) => {
  expect(mistakesIn(KategoriEditBody, body)).toEqual(mistakes)
})

test.each([
  [0, false],
  [1, true],
  [1000, true],
  [1001, false],
])('accepts an order of %i packages: %j', (length, isValid) => {
  const paketIds = Array.from({ length }, (_, index) => index + 1)
  expect(definitionOf(reorderPaket).body?.safeParse({ paketIds }).success).toBe(isValid)
})
