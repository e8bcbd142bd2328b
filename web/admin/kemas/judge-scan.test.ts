import { expect, test } from 'vitest'
import { judgeScan, type NeededProduk } from './judge-scan.ts'
import { readCode } from './read-code.ts'

const produk = (produkId: number, change: Partial<NeededProduk> = {}): NeededProduk => ({
  produkId,
  nama: `Produk ${produkId}`,
  rak_gudang: '',
  barcode: '',
  kurang: 1,
  lot: [{ lotId: produkId * 10, nomor: `L-${produkId}`, kedaluwarsa: null, sisa: 5 }],
  ...change,
})
const lot = (lotId: number, nomor: string, left = 5) => ({ lotId, nomor, kedaluwarsa: null, sisa: left })
const BARCODE = '8991234567890'
const coded = produk(1, { barcode: BARCODE })
const twoLots = produk(2, { barcode: '12345670', lot: [lot(21, 'A1'), lot(22, 'B2')] })
const other = produk(9, { barcode: '99999999' })

test.each<[string, NeededProduk[], string, RegExp | string]>([
  ['the barcode of a product with one lot', [coded], BARCODE, 'yes 10 Produk 1, lot L-1'],
  ['the barcode as GTIN-14', [coded], `0${BARCODE}`, 'yes 10 Produk 1, lot L-1'],
  ['barcode and lot in one code', [coded], `(01)0${BARCODE}(10)L-1`, 'yes 10 Produk 1, lot L-1'],
  [
    'the barcode with the wrong lot',
    [coded],
    `(01)0${BARCODE}(10)X-9`,
    'no Produk 1: bukan lot yang diambil. Ambil lot L-1.',
  ],
  ['the lot number', [coded], 'l1', 'yes 10 Produk 1, lot L-1'],
  ['the page of the product', [coded], 'https://toko.id/produk/produk-satuan/1', 'yes 10 Produk 1, lot L-1'],
  ['a barcode with letters', [produk(3, { barcode: 'KS-07/A' })], 'ks07a', 'yes 30 Produk 3, lot L-3'],
  ['the barcode of a product with two lots', [twoLots], '12345670', 'lot Produk 2: pindai atau pilih lotnya.'],
  ['the second of two lots', [twoLots], 'B2', 'yes 22 Produk 2, lot B2'],
  [
    'the barcode while one of two lots is left',
    [{ ...twoLots, lot: [lot(21, 'A1', 0), lot(22, 'B2')] }],
    '12345670',
    'yes 22 Produk 2, lot B2',
  ],
  [
    'a lot that other parcels used up',
    [{ ...twoLots, lot: [lot(21, 'A1', 0), lot(22, 'B2')] }],
    'A1',
    'no Produk 2: bukan lot yang diambil. Ambil lot B2.',
  ],
  ['a product that is complete', [{ ...coded, kurang: 0 }], BARCODE, 'no Sudah cukup: Produk 1. Jangan masukkan lagi.'],
  ['a lot that is complete', [{ ...coded, kurang: 0 }], 'L-1', 'no Sudah cukup: Produk 1. Jangan masukkan lagi.'],
  [
    'a product without a lot',
    [produk(1, { barcode: BARCODE, lot: [] })],
    BARCODE,
    'no Produk 1: tidak ada lot yang boleh dikemas.',
  ],
  [
    'goods without a lot number, by barcode',
    [produk(1, { barcode: BARCODE, lot: [lot(5, '')] })],
    BARCODE,
    'yes 5 Produk 1, tanpa nomor',
  ],
  [
    'a lot number of two products',
    [produk(1, { lot: [lot(11, 'Z')] }), produk(2, { lot: [lot(21, 'Z')] })],
    'Z',
    'no Dua produk memakai nomor lot ini. Pindai barcode produknya.',
  ],
  [
    'a lot number of two products, one complete',
    [produk(1, { kurang: 0, lot: [lot(11, 'Z')] }), produk(2, { lot: [lot(21, 'Z')] })],
    'Z',
    'yes 21 Produk 2, lot Z',
  ],
  ['goods of another order', [coded], '99999999', /^no Bukan untuk pesanan ini: Produk 9/],
  ['a lot of another order', [coded], 'L-9', /^no Bukan untuk pesanan ini: Produk 9/],
  ['an unknown code', [coded], 'ENTAH', 'no Kode ini tidak ada pada pesanan ini. Periksa barangnya.'],
  ['nothing readable', [coded], ' -- ', 'no Kode tidak terbaca. Pindai lagi.'],
  ['a blank code beside a product without a barcode', [produk(1)], '0', /^no Kode ini tidak ada/],
])('judges %s', (_, order, scanned, expected) => {
  const judgement = judgeScan(readCode(scanned), order, [other])
  const text = [judgement.kind, 'lotId' in judgement && judgement.lotId, judgement.text].filter(Boolean).join(' ')
  if (typeof expected === 'string') expect(text).toBe(expected)
  else expect(text).toMatch(expected)
})
