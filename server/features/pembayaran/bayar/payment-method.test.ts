import { expect, test } from 'vitest'
import type { PembayaranRow } from '#server/db/schema.ts'
import { metodeName, paymentMethodOf } from './payment-method.ts'

const DEADLINE = new Date('2026-11-20T03:00:00Z')
const createAttempt = (transaction_status: string, metode: PembayaranRow['metode'], payBefore: Date | null = null) => ({
  transaction_status,
  metode,
  nomor: '7',
  kode_perusahaan: null,
  penyelenggara: null,
  penerbit: null,
  bayar_sebelum: payBefore,
})
type Attempt = ReturnType<typeof createAttempt>
const methodOf = (status_pembayaran: 'pending' | 'success' | 'refunded' | 'expired', ...attempts: Attempt[]) =>
  paymentMethodOf({ status_pembayaran, batas_bayar: DEADLINE }, attempts as PembayaranRow[])

test.each([
  ['waits without a choice', 'pending', [], undefined],
  ['waits for its choice', 'pending', [createAttempt('pending', 'gopay')], 'gopay'],
  ['waits after a refused card', 'pending', [createAttempt('deny', 'kartu')], undefined],
  ['waits for a card under review', 'pending', [createAttempt('capture', 'kartu')], 'kartu'],
  [
    'waits for its last choice',
    'pending',
    [createAttempt('pending', 'gopay'), createAttempt('pending', 'qris')],
    'qris',
  ],
  ['is paid by the first', 'success', [createAttempt('settlement', 'gopay'), createAttempt('expire', 'qris')], 'gopay'],
  ['was paid by the first', 'refunded', [createAttempt('refund', 'gopay'), createAttempt('expire', 'qris')], 'gopay'],
  ['was never paid', 'expired', [createAttempt('expire', 'gopay'), createAttempt('deny', 'kartu')], 'kartu'],
] as const)('returns the method of an order that %s: %s', (_, status, attempts, metode) => {
  expect(methodOf(status, ...attempts)?.metode).toBe(metode)
})

test.each([
  [null, 0],
  [-1, -1],
  [1, 0],
])('is to be paid by the earlier of both deadlines: %j', (extra, result) => {
  const before = extra === null ? null : new Date(DEADLINE.getTime() + extra)
  const { bayar_sebelum } = methodOf('pending', createAttempt('pending', 'gopay', before)) ?? {}
  expect(bayar_sebelum).toBe(new Date(DEADLINE.getTime() + result).toISOString())
})

test.each([
  ['virtual_lain', 'SEABANK', 'SEABANK Virtual Account'],
  ['lain', 'AKULAKU', 'AKULAKU'],
  ['gopay', 'GoPay', 'GoPay'],
] as const)('calls %s of %s %s', (metode, operator, name) => {
  expect(metodeName(metode, operator)).toBe(name)
})
