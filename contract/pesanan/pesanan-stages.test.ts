import { expect, test } from 'vitest'
import { stageOf } from './pesanan-stages.ts'

test.each([
  ['pending', 'Menunggu Respon', '', 'dibuat'],
  ['success', 'Menunggu Respon', '', 'dibayar'],
  ['success', 'Sedang Di Proses', '', 'disiapkan'],
  ['success', 'Sedang Di Proses', 'JP1', 'dikirim'],
  ['success', 'Menunggu Respon', 'JP1', 'dikirim'],
  ['success', 'Pesanan Selesai', '', 'diterima'],
  ['success', 'Pesanan Selesai', 'JP1', 'diterima'],
  ['refunded', 'Pesanan Selesai', 'JP1', null],
  ['cancelled', 'Menunggu Respon', '', null],
  ['expired', 'Menunggu Respon', '', null],
  ['failed', 'Sedang Di Proses', 'JP1', null],
] as const)('%s, %s, "%s": %s', (status_pembayaran, status_pesanan, resi, tahap) => {
  expect(stageOf({ status_pembayaran, status_pesanan, resi })).toBe(tahap)
})
