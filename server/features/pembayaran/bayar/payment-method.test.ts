import { expect, test } from 'vitest'
import type { PembayaranRow } from '#server/db/schema.ts'
import { namaMetode, paymentMethodOf } from './payment-method.ts'

const BATAS = new Date('2026-11-20T03:00:00Z')
const percobaan = (transaction_status: string, metode: PembayaranRow['metode'], bayar_sebelum: Date | null = null) => ({
  transaction_status,
  metode,
  nomor: '7',
  kode_perusahaan: null,
  penyelenggara: null,
  penerbit: null,
  bayar_sebelum,
})
type Attempt = ReturnType<typeof percobaan>
const caraOf = (status_pembayaran: 'pending' | 'success' | 'refunded' | 'expired', ...attempts: Attempt[]) =>
  paymentMethodOf({ status_pembayaran, batas_bayar: BATAS }, attempts as PembayaranRow[])

test.each([
  ['waits without a choice', 'pending', [], undefined],
  ['waits for its choice', 'pending', [percobaan('pending', 'gopay')], 'gopay'],
  ['waits after a refused card', 'pending', [percobaan('deny', 'kartu')], undefined],
  ['waits for a card under review', 'pending', [percobaan('capture', 'kartu')], 'kartu'],
  ['waits for its last choice', 'pending', [percobaan('pending', 'gopay'), percobaan('pending', 'qris')], 'qris'],
  ['is paid by the first', 'success', [percobaan('settlement', 'gopay'), percobaan('expire', 'qris')], 'gopay'],
  ['was paid by the first', 'refunded', [percobaan('refund', 'gopay'), percobaan('expire', 'qris')], 'gopay'],
  ['was never paid', 'expired', [percobaan('expire', 'gopay'), percobaan('deny', 'kartu')], 'kartu'],
] as const)('returns the method of an order that %s: %s', (_, status, attempts, metode) => {
  expect(caraOf(status, ...attempts)?.metode).toBe(metode)
})

test.each([
  [null, 0],
  [-1, -1],
  [1, 0],
])('is to be paid by the earlier of both deadlines: %j', (lagi, hasil) => {
  const sebelum = lagi === null ? null : new Date(BATAS.getTime() + lagi)
  const { bayar_sebelum } = caraOf('pending', percobaan('pending', 'gopay', sebelum)) ?? {}
  expect(bayar_sebelum).toBe(new Date(BATAS.getTime() + hasil).toISOString())
})

test.each([
  ['virtual_lain', 'SEABANK', 'SEABANK Virtual Account'],
  ['lain', 'AKULAKU', 'AKULAKU'],
  ['gopay', 'GoPay', 'GoPay'],
] as const)('calls %s of %s %s', (metode, penyelenggara, nama) => {
  expect(namaMetode(metode, penyelenggara)).toBe(nama)
})
