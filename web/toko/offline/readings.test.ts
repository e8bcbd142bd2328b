import { expect, test } from 'vitest'
import { PROVISIONS } from './provisions.ts'
import { ALL_TOOLS, isSickPlace, LURING, readingAddress, toolAddress } from './readings.ts'

test.each([
  ['/layanan', '/layanan'],
  ['/Layanan/', '/layanan'],
  ['/layanan/detail/3', '/layanan/detail/3'],
  ['/Layanan/Penyakit/Lintah-Laut', '/layanan/penyakit/lintah-laut'],
  ['/layanan/air', '/layanan/air'],
  ['/layanan/Siapa-dihubungi', '/layanan/siapa-dihubungi'],
  ['/layanan/penyakit/bintik-putih', '/layanan/penyakit/bintik-putih'],
  ['/layanan/siapa-dihubungi', '/layanan/siapa-dihubungi'],
  ['/layanan2', '/layanan2'],
  ['/artikel/12', '/artikel/12'],
  ['/penyakit-ikan', '/penyakit-ikan'],
])('%s may be stored, as %s', (pathname, alamat) => {
  expect(readingAddress(pathname)).toBe(alamat)
  expect(toolAddress(pathname)).toBeUndefined()
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
  '/layanan/penyakit/',
  '/layanan/penyakit/bintik-putih/../../akun',
  '/luring/daftar.json',
])('%s is never stored', (pathname) => {
  expect(readingAddress(pathname)).toBeUndefined()
  expect(toolAddress(pathname)).toBeUndefined()
})

test.each(ALL_TOOLS)('%s is stored with its scripts, not as a copy', (alamat) => {
  expect(toolAddress(`${alamat}/`.toUpperCase())).toBe(alamat)
  expect(readingAddress(alamat)).toBeUndefined()
})

test('every page of the list may be stored, and is listed once', () => {
  expect(PROVISIONS.filter((alamat) => alamat !== LURING && readingAddress(alamat) !== alamat)).toEqual([])
  expect(new Set(PROVISIONS).size).toBe(PROVISIONS.length)
})

test.each(['/layanan/penyakit/vnn', '/layanan/detail/1', '/Penyakit-Ikan', '/luring', '/layanan/kalkulator-dosis'])(
  '%s is an address of symptoms or cards',
  (pathname) => expect(isSickPlace(pathname)).toBe(true),
)

test.each(['/', '/produk', '/artikel/1', '/akun', '/layanan2'])('%s preloads nothing', (pathname) => {
  expect(isSickPlace(pathname)).toBe(false)
})
