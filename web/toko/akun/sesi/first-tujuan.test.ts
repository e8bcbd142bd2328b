import { expect, test } from 'vitest'
import { firstTujuan } from './first-tujuan.ts'

test.each([
  ['/produk/produk-satuan/pemesanan?produk=3&jumlah=2', '/pesan-tanpa-login?produk=3&jumlah=2'],
  ['/Produk/Produk-Satuan/Pemesanan?produk=3', '/pesan-tanpa-login?produk=3'],
  ['/pemesanan?paket=2', '/pesan-tanpa-login?paket=2'],
  ['/pemesanan', '/pesan-tanpa-login'],
  ['/keranjang', '/pesan-tanpa-login'],
  ['/pesan-tanpa-login?produk=3', '/pesan-tanpa-login?produk=3'],
  ['/akun', undefined],
  ['/', undefined],
])('the checkout without a login for %s is %s', (to, expected) => {
  expect(firstTujuan({ to, state: null })?.to).toBe(expected)
})

test('passes on the goods of the navigation state, but not those of a cart, which it reads itself', () => {
  const state = { produk: { produkId: 3 } }
  expect(firstTujuan({ to: '/pemesanan', state })?.state).toBe(state)
  expect(firstTujuan({ to: '/keranjang', state })?.state).toBeNull()
})
