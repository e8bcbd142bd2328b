import { describe, expect, test } from 'vitest'
import { NotifikasiBody } from './endpoints.ts'
import { kodeOf, MetodeBody } from './metode-admin.ts'
import { isPaymentMethod, nomorName, paymentNumber } from './payment-method.ts'
import { RETURN_FOTO_MAX, RefundBody } from './pengembalian-admin.ts'
import { AssignBody, NotOfTokoBody, ReturnTitipanBody } from './titipan-admin.ts'

const long = (length: number) => 'x'.repeat(length)
const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

describe('RefundBody', () => {
  const BODY = { percobaan: 'KS-1', cara: 'midtrans', jumlah: 50_000, sisa: 80_000, alasan: 'Rusak' }
  const line = (change = {}) => ({ urutan: 0, jumlah: 1, nilai: 50_000, ...change })
  const good = (produkId: number, change = {}) => ({ produkId, jumlah: 1, ...change })

  test('fills in defaults', () => {
    const defaults = { bukti: '', barang: [], ongkir: 0, rak: [], keluhanId: null, foto: [] }
    expect(RefundBody.parse(BODY)).toEqual({ ...BODY, ...defaults })
  })

  test.each([
    ['trims the reason', { alasan: '  Rusak ' }, { alasan: 'Rusak' }],
    ['trims the proof', { bukti: ' BCA 1 ' }, { bukti: 'BCA 1' }],
    ['reads an empty shipping part as 0', { ongkir: '' }, { ongkir: 0 }],
    ['keeps a line with units', { barang: [line()] }, { barang: [line()] }],
    ['keeps a line with an amount only', { barang: [line({ jumlah: 0 })] }, { barang: [line({ jumlah: 0 })] }],
    ['drops a line without units and amount', { barang: [line({ jumlah: 0, nilai: 0 })] }, { barang: [] }],
    ['drops a line with an empty amount', { barang: [line({ jumlah: 0, nilai: '' })] }, { barang: [] }],
    ['drops a line without amount', { barang: [{ urutan: 0, jumlah: 0 }] }, { barang: [] }],
    ['drops returned goods without units', { rak: [good(1, { jumlah: 0 }), good(2)] }, { rak: [good(2)] }],
    ['keeps the destination of goods', { rak: [good(1, { ke: 'ditunggu' })] }, { rak: [good(1, { ke: 'ditunggu' })] }],
    ['takes lines and shipping that add up', { barang: [line({ nilai: 40_000 })], ongkir: 10_000 }, { ongkir: 10_000 }],
    ['takes a manual transfer with proof', { cara: 'manual', bukti: 'BCA 1' }, { cara: 'manual' }],
    ['takes a cancelled card payment', { cara: 'batal' }, { cara: 'batal' }],
  ])('%s', (_, change, expected) => {
    expect(RefundBody.parse({ ...BODY, ...change })).toMatchObject(expected)
  })

  test.each<[string, object, boolean]>([
    ['an attempt of 1 character', { percobaan: 'x' }, true],
    ['an empty attempt', { percobaan: '' }, false],
    ['an attempt of 60 characters', { percobaan: long(60) }, true],
    ['an attempt of 61 characters', { percobaan: long(61) }, false],
    ['an amount of 1', { jumlah: 1 }, true],
    ['an amount of 0', { jumlah: 0 }, false],
    ['a reason of 255 characters', { alasan: long(255) }, true],
    ['a reason of 256 characters', { alasan: long(256) }, false],
    ['an empty reason', { alasan: '  ' }, false],
    ['a proof of 300 characters', { bukti: long(300) }, true],
    ['a proof of 301 characters', { bukti: long(301) }, false],
    ['an unknown method', { cara: 'tunai' }, false],
    ['an unknown destination', { rak: [good(1, { ke: 'laut' })] }, false],
    ['goods for the shelf', { rak: [good(1, { ke: 'rak' })] }, true],
    ['goods for quarantine', { rak: [good(1, { ke: 'karantina' })] }, true],
    ['200 goods', { rak: Array.from({ length: 200 }, (_, index) => good(index + 1)) }, true],
    ['201 goods', { rak: Array.from({ length: 201 }, (_, index) => good(index + 1)) }, false],
    ['50 lines', { barang: Array.from({ length: 50 }, (_, index) => line({ urutan: index, nilai: 1000 })) }, true],
    ['51 lines', { barang: Array.from({ length: 51 }, (_, index) => line({ urutan: index, nilai: 0 })) }, false],
    ['one line twice', { barang: [line({ nilai: 25_000 }), line({ nilai: 25_000 })] }, false],
    ['one product twice for the shelf', { rak: [good(1, { ke: 'rak' }), good(1, { ke: 'rak' })] }, false],
    ['one product for two places', { rak: [good(1, { ke: 'rak' }), good(1, { ke: 'karantina' })] }, true],
    ['the maximum of photos', { foto: [1, 2, 3, 4].map(uuid) }, true],
    ['more photos', { foto: [1, 2, 3, 4, 5].map(uuid) }, false],
  ])('decides on %s', (_, change, isValid) => {
    expect(RefundBody.safeParse({ ...BODY, ...change }).success).toBe(isValid)
    expect(RETURN_FOTO_MAX).toBe(4)
  })

  test.each([
    [
      { barang: [line({ nilai: 40_000 })] },
      { path: ['jumlah'], message: 'Rincian barang berjumlah Rp 40.000. Samakan dengan jumlah ini.' },
    ],
    [
      { ongkir: 10_000 },
      { path: ['jumlah'], message: 'Rincian barang berjumlah Rp 10.000. Samakan dengan jumlah ini.' },
    ],
    [{ cara: 'manual' }, { path: ['bukti'], message: 'Tuliskan rekening tujuan dan nomor buktinya' }],
    [
      { cara: 'manual', bukti: '  ' },
      { path: ['bukti'], message: 'Tuliskan rekening tujuan dan nomor buktinya' },
    ],
  ])('rejects %j', (change, issue) => {
    expect(RefundBody.safeParse({ ...BODY, ...change }).error?.issues).toMatchObject([issue])
  })
})

describe('held money', () => {
  const RETURN = { cara: 'midtrans', alasan: 'Salah kirim' }

  test.each([
    [ReturnTitipanBody, RETURN, { ...RETURN, bukti: '' }],
    [ReturnTitipanBody, { ...RETURN, alasan: ' a ', bukti: ' b ' }, { cara: 'midtrans', alasan: 'a', bukti: 'b' }],
    [AssignBody, { nomor: ' ks-1a ' }, { nomor: 'KS-1A', jumlahBeda: false }],
    [NotOfTokoBody, { alasan: long(255) }, { alasan: long(255) }],
  ])('reads a body', (schema, body, expected) => {
    expect(schema.parse(body)).toEqual(expected)
  })

  test.each<[{ safeParse(body: object): { success: boolean } }, object, boolean]>([
    [ReturnTitipanBody, { ...RETURN, cara: 'manual' }, false],
    [ReturnTitipanBody, { ...RETURN, cara: 'manual', bukti: 'BCA 1' }, true],
    [ReturnTitipanBody, { ...RETURN, bukti: long(300) }, true],
    [ReturnTitipanBody, { ...RETURN, bukti: long(301) }, false],
    [AssignBody, { nomor: 'x' }, true],
    [AssignBody, { nomor: ' ' }, false],
    [AssignBody, { nomor: long(60) }, true],
    [AssignBody, { nomor: long(61) }, false],
    [NotOfTokoBody, { alasan: ' ' }, false],
    [NotOfTokoBody, { alasan: 'x' }, true],
    [NotOfTokoBody, { alasan: long(256) }, false],
  ])('accepts a body only within its limits (%#)', (schema, body, isValid) => {
    expect(schema.safeParse(body).success).toBe(isValid)
  })

  test('the missing proof of a transfer is an error of its field', () => {
    const { error } = ReturnTitipanBody.safeParse({ ...RETURN, cara: 'manual' })
    expect(error?.issues).toMatchObject([{ path: ['bukti'] }])
  })
})

describe('payment methods', () => {
  test.each([
    ['QRIS semua bank', 'other_qris'],
    ['Go-Pay', 'gopay'],
    ['Go Pay', 'gopay'],
    ['ShopeePay', 'shopeepay'],
    ['Transfer Danamon', 'danamon_va'],
    ['DANA', 'dana'],
    ['Transfer BCA', 'bca_va'],
    ['Transfer BNI', 'bni_va'],
    ['Transfer BRI', 'bri_va'],
    ['Bank Permata', 'permata_va'],
    ['Bank Mandiri', 'echannel'],
    ['Bank Niaga', 'cimb_va'],
    ['BSI', 'bsi_va'],
    ['Kartu', 'credit_card'],
    ['Indomaret', 'indomaret'],
    ['Alfamidi', 'alfamart'],
    ['Pendanaan', ''],
    ['Transfer BRIngin', ''],
    ['Tunai', ''],
  ])('%s is %j at the provider', (method, kode) => {
    expect(kodeOf(method)).toBe(kode)
  })

  test.each<[object, boolean]>([
    [{ method: ' ' }, false],
    [{ method: long(100) }, true],
    [{ method: long(101) }, false],
    [{ description: long(1000) }, true],
    [{ description: long(1001) }, false],
    [{ kode: 'bca_va' }, true],
    [{ kode: 'bca' }, false],
  ])('a method with %j is valid: %s', (change, isValid) => {
    expect(MetodeBody.safeParse({ method: 'BCA', ...change }).success).toBe(isValid)
  })

  test('a new method is active and gets its code from its name', () => {
    expect(MetodeBody.parse({ method: ' BCA ', description: ' Cepat ' })).toEqual({
      method: 'BCA',
      description: 'Cepat',
      kode: '',
      aktif: true,
    })
  })

  test('only the shop’s own keys are methods', () => {
    expect(['qris', 'toString', 'paypal'].map(isPaymentMethod)).toEqual([true, false, false])
  })

  test('the buyer types in a virtual account or a payment code, but no card number', () => {
    expect([nomorName('bca_virtual'), nomorName('indomaret')]).toEqual(['Nomor virtual account', 'Kode pembayaran'])
    expect(paymentNumber({ metode: 'bri', nomor: '88' })).toBe('88')
    expect(paymentNumber({ metode: 'kartu', nomor: '4811-11' })).toBeNull()
  })
})

test.each<[object, boolean]>([
  [{}, true],
  [{ order_id: '' }, false],
  [{ order_id: long(255) }, true],
  [{ order_id: long(256) }, false],
  [{ transaction_id: 'T1' }, true],
])('a notification with %j is valid: %s', (change, isValid) => {
  const body = {
    order_id: 'KS-1',
    status_code: '200',
    gross_amount: '1.00',
    signature_key: 'a',
    transaction_status: 'x',
  }
  expect(NotifikasiBody.safeParse({ ...body, ...change }).success).toBe(isValid)
})
