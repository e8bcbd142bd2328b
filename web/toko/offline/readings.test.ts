import { expect, test } from 'vitest'
import { alamatBacaan } from './readings.ts'

test.each([
  ['/layanan', '/layanan'],
  ['/Layanan/', '/layanan'],
  ['/layanan/detail/3', '/layanan/detail/3'],
  ['/layanan2', '/layanan2'],
  ['/artikel/12', '/artikel/12'],
  ['/penyakit-ikan', '/penyakit-ikan'],
])('%s may be kept, as %s', (pathname, alamat) => {
  expect(alamatBacaan(pathname)).toBe(alamat)
})

test.each([
  '/',
  '/produk/produk-satuan/1',
  '/keranjang',
  '/pemesanan',
  '/riwayat-pembayaran',
  '/akun',
  '/manajemen-artikel',
  '/api/auth/artikel/1',
  '/artikel/1/../../akun',
  '/layanan?q=1',
])('%s is never kept', (pathname) => {
  expect(alamatBacaan(pathname)).toBeUndefined()
})
