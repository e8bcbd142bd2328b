import { expect, test } from 'vitest'
import { isDirectMethod, NewPesananBody, QuoteBody } from './manual-admin.ts'

const TUJUAN = { jenis: 'rumah', wilayah: null, kode_pos: '', rincian: 'Jl. Tambak 1', patokan: '' }
const BODY = {
  sumber: 'whatsapp',
  penggunaId: null,
  nama: 'Sari Dewi',
  no_hp: '081234567890',
  items: [{ produkId: 1, jumlah: 1 }],
  shippingId: 2,
  tujuan: TUJUAN,
  ongkir: '',
  diskon: '',
  alasan_diskon: '',
  catatan: '',
  bayar: 'tunai',
  bukti: '',
  total_harga: 1000,
}
const FETCHED = { shippingId: null, tujuan: null }
const SENT_AGAIN = { pengganti: { orderId: 9, keluhanId: null } }

const mistakesIn = (change: object) =>
  NewPesananBody.safeParse({ ...BODY, ...change }).error?.issues.map(({ path, message }) => [path[0], message])

test.each([
  ['a parcel with its address', {}],
  ['an order that is collected', FETCHED],
  ['a fee for a parcel', { ongkir: '15.000' }],
  ['a discount with its reason', { diskon: 1, alasan_diskon: 'Pelanggan lama' }],
  ['a transfer with its reference', { bayar: 'transfer', bukti: 'BCA 123' }],
  ['a payment link, without a reference', { bayar: 'tautan' }],
  ['replacements of any price', { ...SENT_AGAIN, diskon: 5, bayar: 'transfer' }],
  ['replacements that are collected', { ...SENT_AGAIN, ...FETCHED, ongkir: 5 }],
  ['fifty lines', { items: Array.from({ length: 50 }, (_, index) => ({ produkId: index + 1, jumlah: 1 })) }],
  [
    'texts as long as allowed',
    { diskon: 1, alasan_diskon: 'a'.repeat(100), catatan: 'a'.repeat(500), bukti: 'a'.repeat(200) },
  ],
])('accepts %s', (_, change) => {
  expect(mistakesIn(change)).toBeUndefined()
})

test.each([
  ['a parcel without an address', { tujuan: null }, 'tujuan', 'Isi alamat tujuannya'],
  ['replacements without an address', { ...SENT_AGAIN, tujuan: null }, 'tujuan', 'Isi alamat tujuannya'],
  [
    'a fee for a collected order',
    { ...FETCHED, ongkir: 1 },
    'ongkir',
    'Pesanan yang diambil sendiri tidak memakai ongkir',
  ],
  ['a discount without a reason', { diskon: 1 }, 'alasan_diskon', 'Tuliskan alasan potongannya'],
  ['a discount with a blank reason', { diskon: 1, alasan_diskon: ' ' }, 'alasan_diskon', 'Tuliskan alasan potongannya'],
  ['a transfer without a reference', { bayar: 'transfer' }, 'bukti', 'Tuliskan rekening atau nomor buktinya'],
  [
    'a transfer with a blank reference',
    { bayar: 'transfer', bukti: ' ' },
    'bukti',
    'Tuliskan rekening atau nomor buktinya',
  ],
  ['no goods', { items: [] }, 'items', 'Pilih dulu barangnya'],
  [
    'fifty-one lines',
    { items: Array.from({ length: 51 }, (_, index) => ({ produkId: index + 1, jumlah: 1 })) },
    'items',
    'Maksimal 50 barang',
  ],
  ['a long reason', { diskon: 1, alasan_diskon: 'a'.repeat(101) }, 'alasan_diskon', 'Alasan maksimal 100 huruf'],
  ['a long note', { catatan: 'a'.repeat(501) }, 'catatan', 'Catatan maksimal 500 karakter'],
  ['a long reference', { bukti: 'a'.repeat(201) }, 'bukti', 'Keterangan maksimal 200 huruf'],
  ['a blank phone number', { no_hp: ' ' }, 'no_hp', 'Isi nomor HP pembeli'],
  ['an unknown source', { sumber: 'surat' }, 'sumber', 'Pilih pesanan datang lewat mana'],
  ['an unknown payment method', { bayar: 'emas' }, 'bayar', 'Pilih cara bayarnya'],
  [
    'an invalid fee',
    { ongkir: 'dua' },
    'ongkir',
    'Ongkir harus angka bulat dalam rupiah, misalnya 125000 atau 125.000',
  ],
])('rejects %s', (_, change, field, message) => {
  expect(mistakesIn(change)).toContainEqual([field, message])
})

test('reads an empty fee and discount as zero, and trims texts', () => {
  const parsed = NewPesananBody.parse({
    ...BODY,
    diskon: undefined,
    catatan: ' cepat ',
    bukti: ' b ',
    alasan_diskon: ' a ',
  })
  expect(parsed).toMatchObject({
    ongkir: 0,
    diskon: 0,
    catatan: 'cepat',
    bukti: 'b',
    alasan_diskon: 'a',
    pengganti: null,
  })
})

test('computes for an unknown buyer unless one is named', () => {
  const { items } = BODY
  expect(QuoteBody.parse({ items, ongkir: '5000' })).toMatchObject({
    ongkir: 5000,
    diskon: 0,
    penggunaId: null,
    isPengganti: false,
  })
})

test.each([
  ['tunai', true],
  ['transfer', true],
  ['tautan', false],
  ['gopay', false],
  [null, false],
])('isDiToko of %j is %j', (method, expected) => {
  expect(isDirectMethod(method)).toBe(expected)
})
