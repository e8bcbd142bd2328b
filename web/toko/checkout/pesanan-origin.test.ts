import { expect, test } from 'vitest'
import type { Paket } from '#contract/katalog/endpoints.ts'
import type { KeranjangLine } from '#web/lib/cart.ts'
import { itemsOf } from './baris-pesanan.ts'
import { readPesananOrigin } from './pesanan-origin.ts'

const content = { kategori: '', nama: '', harga: 1, gambar: null }
const keranjang: KeranjangLine[] = [
  { produkId: 1, ...content, stok: 5, quantity: 2 },
  { paketId: 1, ...content, stok: 1, quantity: 1 },
  { produkId: 2, ...content, stok: 0, quantity: 1 },
]
const paket = { paketId: 7 } as Paket

test('takes a package from navigation state, then from the address', () => {
  const items = [{ paketId: 7, jumlah: 1 }]
  expect(readPesananOrigin({ state: { paket }, search: '?paket=7' }, keranjang)).toMatchObject({ items, paket })
  expect(readPesananOrigin({ state: null, search: '?paket=7' }, keranjang)).toMatchObject({ items, paket: undefined })
})

test('lines come from navigation state, else from the cart, without what cannot be bought', () => {
  const state = { items: [{ produkId: 9, jumlah: 3 }], pengiriman: 'express' }
  expect(readPesananOrigin({ state, search: '' }, keranjang)).toMatchObject(state)
  expect(readPesananOrigin({ state: null, search: '?paket=abc' }, keranjang)).toMatchObject({
    items: [
      { produkId: 1, jumlah: 2 },
      { paketId: 1, jumlah: 1 },
    ],
    pengiriman: undefined,
  })
})

test('has nothing to order without either', () => {
  expect(readPesananOrigin({ state: null, search: '' }, [])).toBeNull()
  expect(readPesananOrigin({ state: {}, search: '' }, keranjang.slice(2))).toBeNull()
})

test('orders one thing by itself, and several as a list', () => {
  const produk = { jenis: 'produk' as const, id: 1, jumlah: 2 }
  expect(itemsOf([produk])).toEqual({ produkId: 1, jumlah: 2 })
  expect(itemsOf([{ ...produk, jenis: 'paket' }])).toEqual({ paketId: 1, jumlah: 2 })
  expect(itemsOf([produk, { ...produk, jenis: 'paket' }])).toEqual({
    items: [
      { produkId: 1, jumlah: 2 },
      { paketId: 1, jumlah: 2 },
    ],
  })
})
