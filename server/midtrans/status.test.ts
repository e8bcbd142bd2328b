import { expect, test } from 'vitest'
import { canFollow, hasFittingCode, pesananAmount, refundedAmount, Transaction, toEvent, toRupiah } from './status.ts'

test.each([
  ['pending', undefined, 'menunggu'],
  ['authorize', 'accept', 'menunggu'],
  ['capture', 'accept', 'lunas'],
  ['capture', undefined, 'lunas'],
  ['capture', 'challenge', 'menunggu'],
  ['capture', 'deny', 'ditolak'],
  ['settlement', undefined, 'lunas'],
  ['deny', undefined, 'ditolak'],
  ['failure', undefined, 'ditolak'],
  ['cancel', undefined, 'batal'],
  ['expire', undefined, 'kedaluwarsa'],
  ['refund', undefined, 'kembali'],
  ['chargeback', undefined, 'kembali'],
  ['partial_refund', undefined, 'lunas'],
  ['partial_chargeback', undefined, 'lunas'],
  ['a future value', undefined, 'menunggu'],
])('%s with fraud status %s means %s', (transaction_status, fraud_status, event) => {
  expect(toEvent({ transaction_status, fraud_status })).toBe(event)
})

test.each([
  ['10000.00', 10_000],
  ['10000', 10_000],
  ['0.00', 0],
  ['10000.50', undefined],
  ['10,000.00', undefined],
  ['-1.00', undefined],
  ['1e5', undefined],
  ['', undefined],
])('the amount %s is %s rupiah', (text, rupiah) => {
  expect(toRupiah(text)).toBe(rupiah)
})

test.each([
  [null, 'settlement', true],
  ['pending', 'settlement', true],
  ['settlement', 'settlement', true],
  ['settlement', 'pending', false],
  ['settlement', 'expire', false],
  ['settlement', 'deny', true],
  ['deny', 'settlement', true],
  ['expire', 'settlement', true],
  ['refund', 'settlement', false],
  ['capture', 'pending', false],
  ['pending', 'refund', true],
  ['expire', 'refund', true],
  ['chargeback', 'settlement', false],
  ['a future value', 'settlement', true],
  ['settlement', 'a future value', false],
  ['constructor', 'settlement', true],
])('from %s to %s: %s', (from, to, allowed) => {
  expect(canFollow(from, to)).toBe(allowed)
})

const STATES = [
  ...['pending', 'authorize', 'capture', 'settlement', 'partial_refund', 'partial_chargeback', 'refund', 'chargeback'],
  ...['deny', 'failure', 'cancel', 'expire'],
]
/** One row per state; the columns are STATES in order. */
const FOLLOWERS: Record<string, string> = {
  pending: 'yes yes yes yes yes yes yes yes yes yes yes yes',
  authorize: '- yes yes yes yes yes yes yes yes - yes yes',
  capture: '- - yes yes yes yes yes yes yes - yes -',
  settlement: '- - - yes yes yes yes yes yes - - -',
  partial_refund: '- - - - yes - yes - - - - -',
  partial_chargeback: '- - - - - yes - yes - - - -',
  refund: '- - - - - - yes - - - - -',
  chargeback: '- - - - - - - yes - - - -',
  deny: '- - yes yes yes yes yes yes yes - - -',
  failure: '- - yes yes yes yes yes yes - yes - -',
  cancel: '- - yes yes yes yes yes yes - - yes -',
  expire: '- - yes yes yes yes yes yes - - - yes',
}
test.each(STATES)('allows after %s only the listed states', (from) => {
  expect(STATES.map((to) => (canFollow(from, to) ? 'yes' : '-')).join(' ')).toBe(FOLLOWERS[from])
})

test.each([
  ['pending', ['201']],
  ['authorize', ['200', '201']],
  ['capture', ['200', '201']],
  ['settlement', ['200']],
  ['refund', ['200']],
  ['partial_refund', ['200']],
  ['chargeback', ['200']],
  ['partial_chargeback', ['200']],
  ['deny', ['202']],
  ['failure', ['202']],
  ['cancel', ['200', '202']],
  ['expire', ['202', '407']],
])('accepts %s with the codes %j only', (transaction_status, codes) => {
  const fitting = ['200', '201', '202', '407'].filter((status_code) =>
    hasFittingCode({ transaction_status, status_code }),
  )
  expect(fitting).toEqual(codes)
})

const INFO = { original_amount: '10000.00', customer_imposed_payment_fee: '4000.00' }
test.each([
  ['without a fee', { gross_amount: '10000.00' }, 10_000],
  ['with the fee on top', { gross_amount: '14000.00', extra_info: INFO }, 10_000],
  ['with the fee inside metadata', { gross_amount: '14000.00', metadata: { extra_info: INFO } }, 10_000],
  ['with parts that do not add up', { gross_amount: '13000.00', extra_info: INFO }, undefined],
  ['with other things in metadata', { gross_amount: '10000.00', metadata: { kasir: 'A' } }, 10_000],
])('credits for a transaction %s its order %o: %s', (_, transaction, amount) => {
  expect(pesananAmount(transaction)).toBe(amount)
})

test.each([
  ['settlement', '200', true],
  ['settlement', '201', false],
  ['SETTLEMENT', '202', false],
  ['capture', '201', true],
  ['pending', '201', true],
  ['pending', '200', false],
  ['deny', '202', true],
  ['expire', '407', true],
  ['a future value', '299', true],
  ['constructor', '299', true],
])('accepts or rejects the state %s with the code %s: %s', (transaction_status, status_code, fits) => {
  expect(hasFittingCode({ transaction_status, status_code })).toBe(fits)
})

test.each([
  ['settlement', undefined, 0],
  ['partial_refund', '4000.00', 4000],
  ['partial_refund', 'a future code', 0],
  ['partial_refund', '14000.00', 10_000],
  ['refund', '14000.00', 10_000],
  ['chargeback', undefined, 10_000],
])('counts of 10000 for a %s with %s as refunded: %i', (transaction_status, refund_amount, amount) => {
  const fields = { order_id: 'KS-1', transaction_id: 't-1', status_code: '200', gross_amount: '14000.00' }
  expect(refundedAmount(Transaction.parse({ ...fields, transaction_status, refund_amount }), 10_000)).toBe(amount)
})
