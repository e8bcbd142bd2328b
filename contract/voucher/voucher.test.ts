import { describe, expect, test } from 'vitest'
import { VOUCHER, VoucherBody, type VoucherInput, voucherErrors } from './admin.ts'
import { KODE_INVALID, kodeVoucher } from './kode.ts'

const BODY = { kode: 'PANEN10', nama: 'Panen raya', jenis: 'persen', nilai: 10 }

const messagesOf = (body: object) =>
  VoucherBody.safeParse({ ...BODY, ...body }).error?.issues.map(({ message }) => message)

describe('kodeVoucher', () => {
  test.each([
    ['ABC', 'ABC'],
    ['panen10', 'PANEN10'],
    [' panen  raya ', 'PANENRAYA'],
    ['1-A', '1-A'],
    ['A'.repeat(24), 'A'.repeat(24)],
    [`A${' '.repeat(57)}BC`, 'ABC'],
  ])('reads %j as %j', (typed, kode) => {
    expect(kodeVoucher().parse(typed)).toBe(kode)
  })

  test.each(['', 'AB', '-AB', 'A_B', 'PANEN!', '!PANEN', 'A'.repeat(25), `A${' '.repeat(58)}BC`])(
    'rejects %j',
    (typed) => {
      expect(kodeVoucher().safeParse(typed).error?.issues[0]?.message).toBe(KODE_INVALID)
    },
  )
})

describe('voucherErrors', () => {
  const base = { jenis: 'nominal', nilai: 5000, maks: null, mulai: null, sampai: null } as VoucherInput

  test.each<[string, Partial<VoucherInput>, string[]]>([
    ['a fixed amount', {}, []],
    ['a fixed amount above 100', { nilai: 101 }, []],
    ['no amount', { nilai: null }, ['nilai']],
    ['no percentage', { jenis: 'persen', nilai: null }, ['nilai']],
    ['no amount for shipping', { jenis: 'ongkir', nilai: null }, []],
    ['100 percent', { jenis: 'persen', nilai: 100 }, []],
    ['101 percent', { jenis: 'persen', nilai: 101 }, ['nilai']],
    ['a maximum for a percentage', { jenis: 'persen', maks: 20_000 }, ['nilai']],
    ['a maximum for a small percentage', { jenis: 'persen', nilai: 5, maks: 20_000 }, []],
    ['a maximum for a fixed amount', { maks: 20_000 }, ['maks']],
    ['an end before its start', { mulai: '2026-11-02', sampai: '2026-11-01' }, ['sampai']],
    ['an end on the day of its start', { mulai: '2026-11-01', sampai: '2026-11-01' }, []],
    ['an end without a start', { sampai: '2026-11-01' }, []],
    ['a start without an end', { mulai: '2026-11-01' }, []],
  ])('names the wrong fields of %s', (_, change, fields) => {
    expect(voucherErrors({ ...base, ...change }).map(({ path }) => path)).toEqual(fields)
  })
})

describe('VoucherBody', () => {
  test('fills in fields that a short form leaves out', () => {
    expect(VoucherBody.parse(BODY)).toEqual({
      ...BODY,
      maks: null,
      minimum: null,
      batas_total: null,
      batas_pelanggan: null,
      mulai: null,
      sampai: null,
      pertama: false,
      grupId: null,
      produkIds: [],
      kategoriIds: [],
      aktif: true,
    })
  })

  test('reads empty fields as none, and each id once in ascending order', () => {
    const sent = {
      nilai: '',
      jenis: 'ongkir',
      maks: '',
      batas_total: '',
      mulai: '',
      grupId: '',
      produkIds: [20, '3', 20],
    }
    expect(VoucherBody.parse({ ...BODY, ...sent })).toMatchObject({
      nilai: null,
      maks: null,
      batas_total: null,
      mulai: null,
      grupId: null,
      produkIds: [3, 20],
    })
  })

  test.each([
    [{ nama: '' }, 'Nama tidak boleh kosong'],
    [{ nama: '  ' }, 'Nama tidak boleh kosong'],
    [{ nama: 'a'.repeat(101) }, 'Nama terlalu panjang'],
    [{ nilai: 0 }, 'Nilai harus lebih dari nol, atau kosongkan'],
    [{ maks: 0 }, 'Maksimal potongan harus lebih dari nol, atau kosongkan'],
    [{ batas_total: 0 }, 'Batas pemakaian harus angka bulat, minimal 1, atau kosongkan'],
    [{ batas_pelanggan: '-1' }, 'Batas per pembeli harus angka bulat, minimal 1, atau kosongkan'],
    [{ kategoriIds: Array.from({ length: 201 }, (_, index) => index + 1) }, 'Kategori maksimal 200'],
    [{ grupId: 'x' }, 'Pilih grup dari daftar'],
    [{ nilai: 101 }, 'Potongan persen dari 1 sampai 100'],
    [{ produkIds: 'semua' }, 'Pilih produk dari daftar'],
  ])('rejects %j', (change, message) => {
    expect(messagesOf(change)).toEqual([message])
  })

  test('reports an invalid combination at its field', () => {
    expect(VoucherBody.safeParse({ ...BODY, nilai: 101 }).error?.issues).toMatchObject([{ path: ['nilai'] }])
  })

  test.each([
    { nama: 'a'.repeat(100) },
    { nama: 'a' },
    { nilai: 1 },
    { batas_total: 1 },
    { batas_pelanggan: '1' },
    { maks: 1 },
    { produkIds: Array.from({ length: 200 }, (_, index) => index + 1) },
  ])('accepts %j', (change) => {
    expect(messagesOf(change)).toBeUndefined()
  })

  test.each([
    [[], 'semua produk'],
    [[7], '1 produk tertentu'],
  ])('writes the products %j in the trail', (ids, text) => {
    expect(VOUCHER.produkIds.teks(ids)).toBe(text)
  })
})
