import { expect, test } from 'vitest'
import { type BarisKeranjang, keyOf, parseKeranjang, possibleJumlah, withAtLeast, withOneMore } from './cart.ts'

const produk = (produkId: number, quantity = 1): BarisKeranjang => ({
  produkId,
  kategori: 'Vitamin',
  nama: `Produk ${produkId}`,
  harga: 25_000,
  gambar: null,
  stok: 5,
  quantity,
})
const paket: BarisKeranjang = {
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
  'what cannot be read (%s) is an empty cart',
  (text) => {
    expect(parseKeranjang(text)).toEqual([])
  },
)

test('a broken line goes, the others stay, and nothing stands there twice', () => {
  const stored = [produk(1, 2), { ...produk(2), quantity: 0 }, { ...produk(3), harga: 'gratis' }, produk(1, 9), paket]
  expect(parseKeranjang(JSON.stringify(stored))).toEqual([produk(1, 2), paket])
})

test('adding counts up what is there, and else adds a line with one §4.11 §4.12', () => {
  const once = withOneMore([], produk(1, 7))
  expect(once).toEqual([produk(1, 1)])
  expect(withOneMore(withOneMore(once, produk(1)), paket)).toEqual([produk(1, 2), paket])
})

test('more goes in than there is, and an order takes what there is', () => {
  expect(withOneMore([produk(1, 5)], produk(1))).toEqual([produk(1, 6)])
  expect([possibleJumlah(produk(1, 3)), possibleJumlah(produk(1, 999))]).toEqual([3, 5])
})

test('a product and a package of the same number are two things', () => {
  expect([keyOf(produk(1)), keyOf(paket)]).toEqual(['produk-1', 'paket-1'])
})

test('ordering again brings at least as many as the order had', () => {
  expect([produk(1, 2), produk(2, 4)].reduce(withAtLeast, [produk(1, 5)])).toEqual([produk(1, 5), produk(2, 4)])
})

test('a cart has as many lines as an order takes', () => {
  const full = Array.from({ length: 50 }, (_, index) => produk(index + 1))
  expect(withOneMore(full, produk(99))).toBe(full)
  expect(withOneMore(full, produk(1))[0]?.quantity).toBe(2)
})
