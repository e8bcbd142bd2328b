import { describe, expect, test } from 'vitest'
import { ALAMAT_MAX, LANDMARK_MAX, RINCIAN_MAX } from './alamat.ts'
import { formatAlamat, formatWilayah } from './format-alamat.ts'
import { AlamatBody } from './input.ts'
import { KodeKecamatan, KodeWilayah, parentWilayah } from './wilayah.ts'

const SUBDISTRICT = { provinsi: 'Bali', kabupaten: 'Kabupaten Buleleng', kecamatan: 'Tejakula' }
const EMPTY = { provinsi: '', kabupaten: '', kecamatan: '' }
const alamat = { jenis: 'rumah', rincian: 'Jl. Mawar 1', kode_pos: '', patokan: '', ...EMPTY } as const

test.each([
  ['a text alone', {}, 'Jl. Mawar 1'],
  ['a place', SUBDISTRICT, 'Jl. Mawar 1\nTejakula, Kabupaten Buleleng, Bali'],
  [
    'a place and its post code',
    { ...SUBDISTRICT, kode_pos: '81173' },
    'Jl. Mawar 1\nTejakula, Kabupaten Buleleng, Bali 81173',
  ],
  ['a post code alone', { kode_pos: '81173' }, 'Jl. Mawar 1\n81173'],
  ['a landmark', { patokan: 'seberang masjid' }, 'Jl. Mawar 1\nPatokan: seberang masjid'],
  ['a pier', { jenis: 'dermaga' as const, rincian: 'Dermaga 3' }, 'Titik jemput dermaga:\nDermaga 3'],
])('an address with %s is one text', (_, bagian, text) => {
  expect(formatAlamat({ ...alamat, ...bagian })).toBe(text)
})

test('never makes an address longer than a profile allows', () => {
  const text = formatAlamat({
    jenis: 'dermaga',
    rincian: 'x'.repeat(RINCIAN_MAX),
    patokan: 'x'.repeat(LANDMARK_MAX),
    kode_pos: '12345',
    // Longer than any real name; `wilayah.test.ts` checks the list.
    kecamatan: 'x'.repeat(35),
    kabupaten: 'x'.repeat(45),
    provinsi: 'x'.repeat(30),
  })
  expect(text.length).toBeLessThanOrEqual(ALAMAT_MAX)
})

describe('codes', () => {
  test.each([
    ['64', true, false],
    ['64.71', true, false],
    ['64.71.05', true, true],
    ['64.71.05.1001', false, false],
    ['6', false, false],
    ['64-71', false, false],
    ['64.71.', false, false],
    ['', false, false],
  ])('%j is a place: %s, a district: %s', (kode, isWilayah, isKecamatan) => {
    expect([KodeWilayah.safeParse(kode).success, KodeKecamatan.safeParse(kode).success]).toEqual([
      isWilayah,
      isKecamatan,
    ])
  })

  test.each([
    ['64.71.05', ['64.71.05', '64.71', '64']],
    ['64.71', ['64.71', '64']],
    ['64', ['64']],
  ])('%s lies in %j', (kode, all) => {
    expect(parentWilayah(kode)).toEqual(all)
  })

  test('accepts a place by the fields that it has', () => {
    expect(formatWilayah(SUBDISTRICT)).toBe('Tejakula, Kabupaten Buleleng, Bali')
    expect(formatWilayah({ ...SUBDISTRICT, kecamatan: '' })).toBe('Kabupaten Buleleng, Bali')
  })
})

const input = { penerima: 'Pak Budi', no_hp: '081234567890', rincian: 'Jl. Mawar 1' }
test.each([
  ['penerima', { penerima: ' ' }, 'Semua field harus diisi'],
  ['no_hp', { no_hp: '' }, 'Semua field harus diisi'],
  ['no_hp', { no_hp: '12' }, 'Nomor HP tidak valid'],
  ['rincian', { rincian: '\n ' }, 'Semua field harus diisi'],
  ['rincian', { rincian: 'x'.repeat(RINCIAN_MAX + 1) }, `Alamat maksimal ${RINCIAN_MAX} huruf`],
  ['patokan', { patokan: 'x'.repeat(LANDMARK_MAX + 1) }, `Patokan maksimal ${LANDMARK_MAX} huruf`],
  ['kode_pos', { kode_pos: '1234' }, 'Kode pos terdiri dari 5 angka'],
  ['label', { label: 'x'.repeat(41) }, 'Nama alamat maksimal 40 huruf'],
  ['kode_wilayah', { kode_wilayah: '64.71' }, 'Pilih kecamatan dari daftar'],
  ['jenis', { jenis: 'kapal' }, 'Pilih jenis alamat'],
])('reports the error of a wrong %s: %j', (path, change, msg) => {
  const { error } = AlamatBody.safeParse({ ...input, ...change })
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[path, msg]])
})
