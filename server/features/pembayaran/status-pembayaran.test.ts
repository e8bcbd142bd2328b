import { expect, test } from 'vitest'
import { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { Peristiwa } from '#server/midtrans/status.ts'
import { nextStatus, stokEffect } from './status-pembayaran.ts'

const PERISTIWA: Peristiwa[] = ['menunggu', 'lunas', 'ditolak', 'batal', 'kedaluwarsa', 'kembali']

/** One row per state; the columns are PERISTIWA in order; '-' changes nothing. */
const TABLE: Record<StatusPembayaran, string> = {
  pending: '- success - cancelled expired refunded',
  success: '- - failed cancelled - refunded',
  failed: '- success - - - -',
  cancelled: '- success - - - -',
  expired: '- success - - - -',
  refunded: '- - - - - -',
}

const cases = StatusPembayaran.options.flatMap((from) =>
  TABLE[from].split(' ').map((to, index) => ({ from, peristiwa: PERISTIWA[index] as Peristiwa, to })),
)

test.each(cases)('$from meets $peristiwa: $to', ({ from, peristiwa, to }) => {
  expect(nextStatus(from, peristiwa) ?? '-').toBe(to)
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
] as const)('from %s to %s the stock: %s', (from, to, effect) => {
  expect(stokEffect(from, to)).toBe(effect)
})
