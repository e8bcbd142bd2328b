import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listWilayah } from '#contract/alamat/endpoints.ts'
import { formatWilayah } from '#contract/alamat/format-alamat.ts'
import type { Wilayah } from '#contract/alamat/wilayah.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { findWilayah } from './wilayah.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const cari = async (q: string, level?: 'semua'): Promise<Wilayah[]> =>
  (await shop.call(listWilayah, { query: { q, ...(level && { tingkat: level }) } })).body.data

test.each([
  ['balikpapan sel', '64.71.05'],
  ['Selatan BALIKPAPAN', '64.71.05'],
  ['tejakula', '51.08.09'],
  ['kec. tejakula', '51.08.09'],
  ['kab berau talisayan', '64.03.02'],
  ['jakarta utara penjaringan', '31.72.01'],
])('%j finds %s first', async (q, kode) => {
  expect((await cari(q))[0]?.kode).toBe(kode)
})

test('ranks a whole name above the beginning of one', async () => {
  expect((await cari('bali')).map(({ provinsi }) => provinsi)).toEqual(Array(10).fill('Bali'))
})

test.each([
  ['kaltim', 'Kalimantan Timur'],
  ['dki', 'Daerah Khusus Ibukota Jakarta'],
  ['jogja', 'Daerah Istimewa Yogyakarta'],
  ['ntb', 'Nusa Tenggara Barat'],
])('reads %s as short for %s', async (q, provinsi) => {
  expect((await cari(q, 'semua'))[0]).toMatchObject({ provinsi, kabupaten: '', kecamatan: '' })
})

describe('a search over all levels', () => {
  test('lists provinces and regencies before their districts, and otherwise districts alone', async () => {
    expect((await cari('lampung', 'semua'))[0]).toEqual({
      kode: '18',
      provinsi: 'Lampung',
      kabupaten: '',
      kecamatan: '',
    })
    expect((await cari('buleleng', 'semua'))[0]).toMatchObject({
      kode: '51.08',
      kabupaten: 'Kabupaten Buleleng',
      kecamatan: '',
    })
    expect((await cari('buleleng')).every(({ kecamatan }) => kecamatan !== '')).toBe(true)
  })
})

test.each(['', ' ', 'a', '%', 'zzzz', '" OR 1=1'])('finds nothing for %j, without an error', async (q) => {
  expect(await shop.call(listWilayah, { query: { q } })).toMatchObject({ status: 200, body: { data: [] } })
})

test('rejects text longer than any name', async () => {
  expect((await shop.call(listWilayah, { query: { q: 'x'.repeat(61) } })).status).toBe(400)
})

test('finds a place for every code, and for no other', async () => {
  expect(await findWilayah('64.71.05')).toEqual({
    kode: '64.71.05',
    provinsi: 'Kalimantan Timur',
    kabupaten: 'Kota Balikpapan',
    kecamatan: 'Balikpapan Selatan',
  })
  expect(await findWilayah('64')).toMatchObject({ provinsi: 'Kalimantan Timur', kabupaten: '' })
  expect(await findWilayah('99.99.99')).toBeUndefined()
})

test('keeps every place below the length that addresses assume', async () => {
  const { getDistricts } = await import('idn-area-data')
  const all = await Promise.all((await getDistricts()).map(({ code }) => findWilayah(code)))
  expect(all.length).toBeGreaterThan(7000)
  const lengthOf = (textOf: (wilayah: Wilayah) => string) =>
    Math.max(...all.map((wilayah) => (wilayah ? textOf(wilayah).length : Number.POSITIVE_INFINITY)))
  expect(lengthOf(formatWilayah)).toBeLessThanOrEqual(35 + 45 + 30 + 4)
})
