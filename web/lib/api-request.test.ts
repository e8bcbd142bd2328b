import { expect, test } from 'vitest'
import { bearer, endpointUrl, toFormData } from './api-request.ts'

test("uses the page's server, encodes parameters into the path, and drops empty query values §7.22", () => {
  const path = '/api/pemesanan/{orderId}/bayar'
  expect(endpointUrl({ path }, { params: { orderId: 'KS-1/2' } })).toBe('/api/pemesanan/KS-1%2F2/bayar')
  expect(endpointUrl({ path: '/api/produks' }, { query: { q: 'a b', page: 2, kategori: undefined, x: '' } })).toBe(
    '/api/produks?q=a+b&page=2',
  )
  expect(endpointUrl({ path: '/api/paket' }, {})).toBe('/api/paket')
})

test('the bearer prefix is never doubled §4.04', () => {
  expect(bearer('abc')).toBe('Bearer abc')
  expect(bearer('Bearer abc')).toBe('Bearer abc')
  expect(bearer('bearer abc')).toBe('bearer abc')
})

test('a multipart body carries texts and files, and leaves out undefined values', () => {
  const form = toFormData({ nama: 'Budi', gambar: new File(['x'], 'saya.png'), alamat: undefined })
  expect([...form.keys()]).toEqual(['nama', 'gambar'])
  expect(form.get('gambar')).toBeInstanceOf(File)
})
