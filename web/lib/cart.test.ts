import { expect, test } from 'vitest'
import { type KeranjangLine, keyOf, parseKeranjang, possibleQuantity, withAtLeast, withOneMore } from './cart.ts'

const produk = (produkId: number, quantity = 1): KeranjangLine => ({
  produkId,
  kategori: 'Vitamin',
  nama: `Produk ${produkId}`,
  harga: 25_000,
  gambar: null,
  stok: 5,
  quantity,
})
const paket: KeranjangLine = {
  paketId: 1,
  kategori: 'Paket',
  nama: 'Paket Bakteri',
  harga: 800_000,
  gambar: 'a.png',
  stok: 3,
  quantity: 1,
}

test('a stored cart comes back as it was §3.12 §4.10', () => {
  expect(parseKeranjang(JSON.stringify([produk(1, 3), paket]))).toEqual([produk(1, 3), paket])
})

test.each([null, '', '{rusak', '"teks"', 'null', '{}', '[null]', '[{"produkId":"1"}]', '[{"produkId":1}]'])(
  'reads %s as an empty cart',
  (text) => {
    expect(parseKeranjang(text)).toEqual([])
  },
)

test('drops a broken line, keeps the others, and merges repeats', () => {
  const stored = [produk(1, 2), { ...produk(2), quantity: 0 }, { ...produk(3), harga: 'gratis' }, produk(1, 9), paket]
  expect(parseKeranjang(JSON.stringify(stored))).toEqual([produk(1, 2), paket])
})

test('adds one to an existing line, or appends a line with one §4.11 §4.12', () => {
  const once = withOneMore([], produk(1, 7))
  expect(once).toEqual([produk(1, 1)])
  expect(withOneMore(withOneMore(once, produk(1)), paket)).toEqual([produk(1, 2), paket])
})

test('accepts more than the stock, and orders at most the stock', () => {
  expect(withOneMore([produk(1, 5)], produk(1))).toEqual([produk(1, 6)])
  expect([possibleQuantity(produk(1, 3)), possibleQuantity(produk(1, 999))]).toEqual([3, 5])
})

test('distinguishes a product and a package with the same number', () => {
  expect([keyOf(produk(1)), keyOf(paket)]).toEqual(['produk-1', 'paket-1'])
})

test('raises the cart to at least the quantities of a repeated order', () => {
  expect([produk(1, 2), produk(2, 4)].reduce(withAtLeast, [produk(1, 5)])).toEqual([produk(1, 5), produk(2, 4)])
})

test('limits the cart to as many lines as an order', () => {
  const full = Array.from({ length: 50 }, (_, index) => produk(index + 1))
  expect(withOneMore(full, produk(99))).toBe(full)
  expect(withOneMore(full, produk(1))[0]?.quantity).toBe(2)
  expect(withAtLeast(full, produk(99))).toBe(full)
})
