import { expect, test } from 'vitest'
import { returnChoices } from './return-method.ts'

test.each([
  ['settlement', 'qris', 100, ['midtrans', 'manual']],
  ['partial_refund', 'gopay', 40, ['midtrans', 'manual']],
  ['settlement', 'credit_card', 100, ['midtrans', 'manual']],
  ['settlement', 'shopeepay', 100, ['midtrans utuh', 'manual']],
  ['settlement', 'ovo', 100, ['midtrans utuh', 'manual']],
  ['settlement', 'ovo', 40, ['manual']],
  ['settlement', 'dana', 40, ['midtrans', 'manual']],
  ['settlement', 'kredivo', 40, ['midtrans', 'manual']],
  ['settlement', 'akulaku', 40, ['midtrans', 'manual']],
  ['settlement', 'shopeepay', 40, ['manual']],
  ['settlement', 'bank_transfer', 100, ['manual']],
  ['settlement', 'echannel', 100, ['manual']],
  ['settlement', 'cstore', 100, ['manual']],
  ['settlement', 'a future value', 100, ['manual']],
  ['settlement', 'constructor', 100, ['manual']],
  ['constructor', 'qris', 100, []],
  ['capture', 'credit_card', 100, ['batal utuh']],
  ['settlement', 'qris', 0, []],
  ['pending', 'qris', 100, []],
  ['deny', 'credit_card', 100, []],
  ['cancel', 'credit_card', 100, []],
  ['refund', 'qris', 100, []],
  ['partial_chargeback', 'credit_card', 100, []],
  [null, null, 100, []],
])('offers for %s money by %s, with %i of 100 left, %j', (transaction_status, payment_type, remaining, methods) => {
  const pilihan = returnChoices({ jumlah: 100, transaction_status, payment_type, fraud_status: 'accept' }, remaining)
  expect(pilihan.map(({ cara, utuh }) => (utuh ? `${cara} utuh` : cara))).toEqual(methods)
})

test('offers no refund of a challenged card', () => {
  const card = { jumlah: 100, transaction_status: 'capture', payment_type: 'credit_card', fraud_status: 'challenge' }
  expect(returnChoices(card, 100)).toEqual([])
})
