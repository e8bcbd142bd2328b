import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { tabOf } from '#web/toko/frame/tab-of.ts'

const shop = ((await routes)[0] as RouteConfigEntry).children ?? []
const paths = shop.map(({ path = '' }) => `/${path.replaceAll(/:\w+/g, '7')}`)

test('every screen of the shop lights one entry of the bottom bar, error screens none', () => {
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => tabOf(path) === undefined)).toEqual(['/luring', '/404', '/*'])
})

test.each([
  ['/', 'beranda'],
  ['/beranda-pengguna', 'beranda'],
  ['/Produk', 'produk'],
  ['/produk/produk-satuan/3', 'produk'],
  ['/produk/produk-satuan/pemesanan', 'keranjang'],
  ['/layanan/detail/2', 'sakit'],
  ['/layanan2', 'sakit'],
  ['/artikel/4', 'sakit'],
  ['/riwayat-pembayaran/nota/KS-1', 'akun'],
  ['/PengaturanProfil', 'akun'],
  ['/login', 'akun'],
] as const)('%s lights %s', (path, tab) => {
  expect(tabOf(path)).toBe(tab)
})
