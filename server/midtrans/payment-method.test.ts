import { expect, test } from 'vitest'
import { toPaymentMethod } from './payment-method.ts'
import { Transaction } from './status.ts'

const transaction = (fields: object) =>
  Transaction.parse({
    order_id: 'KS-1',
    transaction_id: 't-1',
    transaction_status: 'pending',
    status_code: '201',
    gross_amount: '10000.00',
    ...fields,
  })

test.each<[object, object]>([
  [
    { payment_type: 'bank_transfer', va_numbers: [{ bank: 'bca', va_number: '7200712345' }] },
    { metode: 'bca_virtual', nomor: '7200712345', penyelenggara: 'BCA' },
  ],
  [
    { payment_type: 'bank_transfer', va_numbers: [{ bank: 'btn', va_number: '95' }] },
    { metode: 'btn_virtual', nomor: '95' },
  ],
  [
    { payment_type: 'bank_transfer', va_numbers: [{ bank: 'seabank', va_number: '99' }] },
    { metode: 'virtual_lain', nomor: '99', penyelenggara: 'SEABANK' },
  ],
  ...(['bri', 'cimb'] as const).map((bank): [object, object] => [
    { payment_type: 'bank_transfer', va_numbers: [{ bank, va_number: '5' }] },
    { metode: bank, nomor: '5', penyelenggara: bank.toUpperCase() },
  ]),
  [
    { payment_type: 'bank_transfer', va_numbers: [{ bank: 'bni', va_number: '5' }] },
    { metode: 'bni_virtual', penyelenggara: 'BNI' },
  ],
  [
    { payment_type: 'bank_transfer', va_numbers: [{ bank: 'danamon', va_number: '5' }] },
    { metode: 'virtual_lain', penyelenggara: 'Danamon' },
  ],
  [
    { payment_type: 'bank_transfer', permata_va_number: '8', va_numbers: [{ bank: 'bca', va_number: '5' }] },
    { metode: 'permata', nomor: '8', penyelenggara: 'PERMATA' },
  ],
  [
    { payment_type: 'echannel', bill_key: '11', biller_code: '70012' },
    { metode: 'mandiri', nomor: '11', kode_perusahaan: '70012' },
  ],
  ...(['indomaret', 'alfamart'] as const).map((store): [object, object] => [
    { payment_type: 'cstore', store, payment_code: '12' },
    { metode: store, nomor: '12', penyelenggara: store.toUpperCase() },
  ]),
  ...[
    ['gopay', 'GoPay'],
    ['shopeepay', 'ShopeePay'],
    ['dana', 'DANA'],
  ].map(([payment_type, operator]): [object, object] => [
    { payment_type },
    { metode: payment_type, penyelenggara: operator },
  ]),
  [{ payment_type: 'tunai' }, { metode: 'lain', penyelenggara: 'Tunai' }],
  [{ payment_type: 'transfer' }, { metode: 'lain', penyelenggara: 'Transfer bank' }],
  [
    { payment_type: 'credit_card', masked_card: '48111111-1114', bank: 'mandiri' },
    { metode: 'kartu', nomor: '48111111-1114', penyelenggara: 'Mandiri' },
  ],
  [{ payment_type: 'bank_transfer' }, { metode: 'virtual_lain', nomor: null, penyelenggara: null }],
  [
    { payment_type: 'cstore', store: 'kios', payment_code: '12' },
    { metode: 'lain', nomor: '12', penyelenggara: 'KIOS' },
  ],
  [
    { payment_type: 'qris', acquirer: 'airpay shopee' },
    { metode: 'qris', penyelenggara: 'ShopeePay', penerbit: null },
  ],
  [{ payment_type: 'constructor' }, { metode: 'lain', nomor: null, penyelenggara: 'CONSTRUCTOR' }],
  [
    { payment_type: 'bank_transfer', va_numbers: [{ bank: '__proto__', va_number: '1' }] },
    { metode: 'virtual_lain', nomor: '1', penyelenggara: '__PROTO__' },
  ],
  [
    { payment_type: 'cstore', store: 'toString' },
    { metode: 'lain', penyelenggara: 'TOSTRING' },
  ],
  [{ payment_type: 'akulaku' }, { metode: 'lain', nomor: null, penyelenggara: 'AKULAKU' }],
])('reads %j as %j', (fields, expected) => {
  expect(toPaymentMethod(transaction(fields))).toMatchObject(expected)
})

test('reads an expiry as time in Jakarta, and ignores an odd one', () => {
  const limitOf = (expiry_time: unknown) =>
    toPaymentMethod(transaction({ payment_type: 'gopay', expiry_time }))?.bayar_sebelum
  expect(limitOf('2026-11-20 16:05:09')).toEqual(new Date('2026-11-20T09:05:09Z'))
  for (const odd of ['2026-11-20 16:05:09 +0700', 'besok', '2026-13-40 16:05:09', 20261120, undefined])
    expect(limitOf(odd)).toBeNull()
})

test('reads no method from a transaction without a type', () => {
  expect(toPaymentMethod(transaction({}))).toBeUndefined()
})

test('reads transaction and method despite a field of an odd shape', () => {
  const odd = transaction({ payment_type: 'bank_transfer', va_numbers: 'none', masked_card: 7 })
  expect([odd.transaction_status, toPaymentMethod(odd)?.metode]).toEqual(['pending', 'virtual_lain'])
})
