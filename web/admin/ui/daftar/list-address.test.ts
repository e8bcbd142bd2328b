import { expect, test, vi } from 'vitest'
import { lastLists, listAddress, rememberList } from './list-address.ts'

function stubStorage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    getItem: (key: string) => kept.get(key) ?? null,
  })
}

test.each([
  ['/manajemen-produk', '?q=betadine&page=3', '/manajemen-produk', '/manajemen-produk?q=betadine&page=3'],
  ['/Manajemen-Produk', '?urut=-harga', '/manajemen-produk', '/manajemen-produk?urut=-harga'],
  ['/daftar-resep', '?q=x', '/daftar-resep?status=menunggu', '/daftar-resep?status=menunggu'],
  ['/manajemen-produk', '?q=x', '/manajemen-paket?status=arsip', '/manajemen-paket?status=arsip'],
])('%s left with %j: %s leads to %s', (pathname, search, to, alamat) => {
  stubStorage()
  rememberList(pathname, search)
  expect(listAddress(to)).toBe(alamat)
})

test('a list starts with a default filter, unless it was removed', () => {
  stubStorage()
  expect(listAddress('/daftar-resep', '?status=menunggu')).toBe('/daftar-resep?status=menunggu')
  rememberList('/daftar-resep', '')
  expect(listAddress('/daftar-resep', '?status=menunggu')).toBe('/daftar-resep')
})

test('the last visited of two lists is reopened', () => {
  stubStorage()
  const pesanan = () => lastLists('/pesanan-semua', '/daftar-pesanan')
  expect(pesanan()).toBe('/pesanan-semua')
  rememberList('/daftar-pesanan', '?jenis=satuan')
  rememberList('/lot', '?q=x')
  expect(pesanan()).toBe('/daftar-pesanan?jenis=satuan')
  rememberList('/pesanan-semua', '?q=KS')
  rememberList('/daftar-resep', '')
  expect(pesanan()).toBe('/pesanan-semua?q=KS')
})

test('a list starts without state if storage is unavailable', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse })
  rememberList('/lot', '?q=x')
  expect(listAddress('/lot')).toBe('/lot')
  expect(lastLists('/lot', '/resep')).toBe('/lot')
})
