import { expect, test } from 'vitest'
import { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { ProviderEvent } from '#server/midtrans/status.ts'
import { awaitedError, isPageOpen, isPayable, nextStatus, stokEffect } from './status-pembayaran.ts'

const EVENTS: ProviderEvent[] = ['menunggu', 'lunas', 'ditolak', 'batal', 'kedaluwarsa', 'kembali']

/** One row per state; the columns are EVENTS in order; '-' changes nothing. */
const TABLE: Record<StatusPembayaran, string> = {
  pending: '- success - cancelled expired refunded',
  success: '- - failed cancelled - refunded',
  failed: '- success - - - -',
  cancelled: '- success - - - -',
  expired: '- success - - - -',
  refunded: '- - - - - -',
}

const cases = StatusPembayaran.options.flatMap((from) =>
  TABLE[from].split(' ').map((to, index) => ({ from, event: EVENTS[index] as ProviderEvent, to })),
)

test.each(cases)('changes $from on $event to $to', ({ from, event, to }) => {
  expect(nextStatus(from, event) ?? '-').toBe(to)
})

test.each([
  ['pending', 'success', 'tetap'],
  ['pending', 'cancelled', 'lepas'],
  ['pending', 'expired', 'lepas'],
  ['cancelled', 'success', 'tahan'],
  ['expired', 'success', 'tahan'],
  ['failed', 'success', 'tetap'],
  ['success', 'failed', 'tetap'],
  ['success', 'refunded', 'tetap'],
  ['success', 'cancelled', 'lepas'],
] as const)('changes the stock from %s to %s: %s', (from, to, effect) => {
  expect(stokEffect(from, to)).toBe(effect)
})

const DEADLINE = new Date('2026-11-20T03:00:00Z')
const at = (ms: number) => new Date(DEADLINE.getTime() + ms)
const NO_KUTIPAN = { menunggu_resep: false, menunggu_ongkir: false }

test.each([
  ['a moment before its deadline', 'pending', NO_KUTIPAN, -1, true],
  ['at its deadline', 'pending', NO_KUTIPAN, 0, false],
  ['a moment after its deadline', 'pending', NO_KUTIPAN, 1, false],
  ['that waits for its prescription', 'pending', { ...NO_KUTIPAN, menunggu_resep: true }, -1, false],
  ['that waits for its shipping fee', 'pending', { ...NO_KUTIPAN, menunggu_ongkir: true }, -1, false],
  ['that is paid', 'success', NO_KUTIPAN, -1, false],
  ['that was cancelled', 'cancelled', NO_KUTIPAN, -1, false],
] as const)('lets an order %s be paid: %s %j %i: %s', (_, status_pembayaran, waiting, ms, isExpected) => {
  expect(isPayable({ status_pembayaran, batas_bayar: DEADLINE, ...waiting }, at(ms))).toBe(isExpected)
})

test.each([
  [undefined, 0, true],
  [{ halaman_sampai: null }, 0, true],
  [{ halaman_sampai: DEADLINE }, -1, true],
  [{ halaman_sampai: DEADLINE.toISOString() }, -1, true],
  [{ halaman_sampai: DEADLINE }, 0, false],
  [{ halaman_sampai: DEADLINE.toISOString() }, 1, false],
])('opens the payment page of %j %i ms after the deadline: %s', (attempt, ms, isExpected) => {
  expect(isPageOpen(attempt, at(ms))).toBe(isExpected)
})

test('names the prescription before the shipping fee that an order waits for', () => {
  expect(awaitedError({ menunggu_resep: true, menunggu_ongkir: true })).toBe('PESANAN_MENUNGGU_RESEP')
  expect(awaitedError({ menunggu_resep: false, menunggu_ongkir: true })).toBe('PESANAN_MENUNGGU_ONGKIR')
  expect(awaitedError(NO_KUTIPAN)).toBeUndefined()
})
