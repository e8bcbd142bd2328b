import { describe, expect, test } from 'vitest'
import { definitionOf } from '#contract/endpoint.ts'
import { ApproveResepBody, RefuseResepBody, VALID_HARI, VALID_HARI_MAX } from './admin.ts'
import { HARI_RESEP_MAX } from './calculation.ts'
import { formatCalculation } from './calculation-words.ts'
import { listResep, uploadBerkasResep } from './endpoints.ts'
import { CreateResepBody, ResepInput } from './forms.ts'
import { BERKAS_MAX, PRODUK_RESEP_MAX, RESEP_QUANTITY_MAX } from './limits.ts'

const long = (length: number) => 'x'.repeat(length)
const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const many = <T>(length: number, make: (n: number) => T) => Array.from({ length }, (_, index) => make(index + 1))
type Schema = { safeParse(body: object): { success: boolean; error?: { issues: { message: string }[] } } }
const messages = (schema: Schema, body: object) =>
  schema.safeParse(body).error?.issues.map(({ message }) => message) ?? []

test('limits of a prescription', () => {
  expect({
    BERKAS_MAX,
    JUMLAH_RESEP_MAX: RESEP_QUANTITY_MAX,
    PRODUK_RESEP_MAX,
    HARI_RESEP_MAX,
    VALID_HARI,
    VALID_HARI_MAX,
  }).toEqual({
    BERKAS_MAX: 3,
    JUMLAH_RESEP_MAX: 10_000,
    PRODUK_RESEP_MAX: 20,
    HARI_RESEP_MAX: 90,
    VALID_HARI: 30,
    VALID_HARI_MAX: 180,
  })
})

describe('the approval', () => {
  const DAY = { berlaku_sampai: '2026-12-01' }
  const LINE = { produkId: 1, jumlah: 2 }
  const CALCULATED = { ...LINE, dosis_angka: '7,5', dosis_hari: 5 }

  test('fills in defaults', () => {
    expect(ApproveResepBody.parse({ ...DAY, produk: [LINE] }).produk).toEqual([
      { ...LINE, dosis: '', dosis_angka: null, dosis_satuan: 'mg/kg ikan/hari', dosis_hari: null, masa_henti: null },
    ])
  })

  test.each([
    [{ dosis_hari: ' ' }, { dosis_hari: null }],
    [{ dosis_hari: '7' }, { dosis_hari: 7 }],
    [{ dosis_hari: null }, { dosis_hari: null }],
    [{ masa_henti: 0 }, { masa_henti: 0 }],
    [{ masa_henti: '' }, { masa_henti: null }],
    [{ masa_henti: 3650 }, { masa_henti: 3650 }],
    [
      { dosis_angka: '7,5', dosis_hari: 1 },
      { dosis_angka: 7.5, dosis_hari: 1 },
    ],
  ])('reads %j', (change, expected) => {
    expect(ApproveResepBody.parse({ ...DAY, produk: [{ ...LINE, ...change }] }).produk).toMatchObject([expected])
  })

  test.each<[string, object[], string[]]>([
    ['an unapproved product beside an approved one', [LINE, { produkId: 2, jumlah: 0 }], []],
    ['the maximum quantity', [{ ...LINE, jumlah: RESEP_QUANTITY_MAX }], []],
    ['more', [{ ...LINE, jumlah: RESEP_QUANTITY_MAX + 1 }], ['Jumlah maksimal 10000']],
    [
      'a negative quantity',
      [
        { ...LINE, jumlah: -1 },
        { ...LINE, produkId: 2 },
      ],
      ['Jumlah minimal 0'],
    ],
    ['directions of 500 characters', [{ ...LINE, dosis: long(500) }], []],
    ['directions of 501 characters', [{ ...LINE, dosis: long(501) }], ['Maksimal 500 huruf']],
    ['a dose for the longest period', [{ ...CALCULATED, dosis_hari: HARI_RESEP_MAX }], []],
    [
      'a dose for a longer period',
      [{ ...CALCULATED, dosis_hari: HARI_RESEP_MAX + 1 }],
      ['Lama pemberian harus 1 sampai 90 hari'],
    ],
    ['a dose for no day', [{ ...CALCULATED, dosis_hari: 0 }], ['Lama pemberian harus 1 sampai 90 hari']],
    ['a dose without days', [{ ...CALCULATED, dosis_hari: '' }], ['Lama pemberian harus 1 sampai 90 hari']],
    ['days without a dose', [{ ...LINE, dosis_hari: 0 }], []],
    [
      'a withdrawal period of a word',
      [{ ...LINE, masa_henti: 'x' }],
      ['Isi masa henti dengan angka bulat (hari), atau kosongkan'],
    ],
    ['the maximum of products', many(PRODUK_RESEP_MAX, (produkId) => ({ ...LINE, produkId })), []],
    [
      'more products',
      many(PRODUK_RESEP_MAX + 1, (produkId) => ({ ...LINE, produkId })),
      ['Maksimal 20 produk dalam satu resep'],
    ],
    ['a product twice', [LINE, LINE], ['Isi satu baris saja untuk tiap produk']],
    ['no product', [], ['Setujui minimal satu produk, atau tolak resepnya']],
    ['no quantity', [{ ...LINE, jumlah: 0 }], ['Setujui minimal satu produk, atau tolak resepnya']],
  ])('decides on %s', (_, produk, expected) => {
    expect(messages(ApproveResepBody, { ...DAY, produk })).toEqual(expected)
  })

  test('missing days of a dose are an error of their field', () => {
    const { error } = ApproveResepBody.safeParse({ ...DAY, produk: [{ ...CALCULATED, dosis_hari: null }] })
    expect(error?.issues[0]?.path).toEqual(['produk', 0, 'dosis_hari'])
  })
})

test.each<[string, boolean]>([
  ['', false],
  ['  ', false],
  [' x ', true],
  [long(500), true],
  [long(501), false],
])('a rejection with the reason %s is valid: %s', (reason, isValid) => {
  const { success, data } = RefuseResepBody.safeParse({ alasan: reason })
  expect([success, data?.alasan]).toEqual([isValid, isValid ? reason.trim() : undefined])
})

describe('the customer’s input', () => {
  const INPUT = { dokter: ' drh. Sari ', sip: 'SIP 1', tanggal: '2026-11-20' }

  test('fills in defaults', () => {
    expect(ResepInput.parse(INPUT)).toEqual({ ...INPUT, dokter: 'drh. Sari', kandang: '', catatan: '', produk: [] })
  })

  test.each<[object, string[]]>([
    [{ dokter: ' ' }, ['Isi nama dokter hewan yang menulis resep']],
    [{ dokter: long(100) }, []],
    [{ dokter: long(101) }, ['Maksimal 100 huruf']],
    [{ sip: '' }, ['Isi nomor SIP dokter hewan, seperti tertulis di resep']],
    [{ sip: long(61) }, ['Maksimal 60 huruf']],
    [{ kandang: long(100) }, []],
    [{ kandang: long(101) }, ['Maksimal 100 huruf']],
    [{ catatan: long(501) }, ['Maksimal 500 huruf']],
    [{ produk: [{ produkId: 1, jumlah: 1 }] }, []],
    [{ produk: [{ produkId: 1, jumlah: 0 }] }, ['Jumlah minimal 1']],
    [{ produk: [{ produkId: 1, jumlah: 10_001 }] }, ['Jumlah maksimal 10000']],
    [{ produk: many(20, (produkId) => ({ produkId, jumlah: 1 })) }, []],
    [{ produk: many(21, (produkId) => ({ produkId, jumlah: 1 })) }, ['Maksimal 20 produk dalam satu resep']],
    [{ produk: many(2, () => ({ produkId: 1, jumlah: 1 })) }, ['Isi satu baris saja untuk tiap produk']],
  ])('%j', (change, expected) => {
    expect(messages(ResepInput, { ...INPUT, ...change })).toEqual(expected)
  })

  test.each<[string[], string[]]>([
    [[], ['Tambahkan foto atau PDF resep']],
    [many(3, uuid), []],
    [many(4, uuid), ['Maksimal 3 berkas']],
    [[uuid(1), uuid(1)], ['Pilih berkas yang sama satu kali saja']],
  ])('with the files %j', (berkas, expected) => {
    expect(messages(CreateResepBody, { ...INPUT, berkas })).toEqual(expected)
  })
})

test.each<[object, boolean]>([
  [{}, true],
  [{ page: '0' }, false],
  [{ page: '1000000' }, true],
  [{ page: '1000001' }, false],
  [{ limit: '0' }, false],
  [{ limit: '1' }, true],
  [{ limit: '100' }, true],
  [{ limit: '101' }, false],
])('a list with %j is valid: %s', (query, isValid) => {
  expect(definitionOf(listResep).query?.safeParse(query).success).toBe(isValid)
})

test.each<[number, boolean]>([
  [0, false],
  [1, true],
])('a file of %i bytes is valid: %s', (length, isValid) => {
  const berkas = new File([new Uint8Array(length)], 'a.pdf')
  expect(definitionOf(uploadBerkasResep).body?.safeParse({ berkas }).success).toBe(isValid)
})

test.each([
  [30, '7,5 mg/kg ikan/hari, 5 hari, masa henti 30 hari'],
  [0, '7,5 mg/kg ikan/hari, 5 hari, masa henti 0 hari'],
  [null, '7,5 mg/kg ikan/hari, 5 hari, masa henti belum diketahui'],
])('writes a dose with a withdrawal period of %s', (masa_henti, text) => {
  expect(formatCalculation({ dosis: 7.5, satuan: 'mg/kg ikan/hari', hari: 5, masa_henti })).toBe(text)
})
