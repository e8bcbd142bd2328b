import { expect, test } from 'vitest'
import { canFollow, toPeristiwa, toRupiah } from './status.ts'

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
  ['a word of next year', undefined, 'menunggu'],
])('%s with fraud status %s means %s', (transaction_status, fraud_status, peristiwa) => {
  expect(toPeristiwa({ transaction_status, fraud_status })).toBe(peristiwa)
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
])('from %s to %s: %s', (from, to, allowed) => {
  expect(canFollow(from, to)).toBe(allowed)
})
