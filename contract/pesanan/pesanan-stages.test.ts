import { expect, test } from 'vitest'
import { stageOf, stateWord } from './pesanan-stages.ts'

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
] as const)('%s, %s, "%s": %s', (status_pembayaran, status_pesanan, resi, stage) => {
  expect(stageOf({ status_pembayaran, status_pesanan, resi })).toBe(stage)
})

test.each([
  ['pending', 'Menunggu Respon', '', {}, 'Menunggu Pembayaran'],
  ['pending', 'Menunggu Respon', '', { menunggu_resep: true }, 'Menunggu Resep'],
  ['pending', 'Menunggu Respon', '', { menunggu_ongkir: true }, 'Menunggu Ongkir'],
  ['success', 'Menunggu Respon', '', {}, 'Dibayar'],
  ['success', 'Sedang Di Proses', '', {}, 'Disiapkan'],
  ['success', 'Sedang Di Proses', 'JP1', {}, 'Dikirim'],
  ['success', 'Pesanan Selesai', 'JP1', {}, 'Selesai'],
  ['cancelled', 'Menunggu Respon', '', { menunggu_resep: true }, 'Dibatalkan'],
  ['expired', 'Menunggu Respon', '', {}, 'Dibatalkan'],
  ['refunded', 'Pesanan Selesai', 'JP1', {}, 'Dibatalkan'],
] as const)('calls %s, %s, "%s", %j by one word: %s', (status_pembayaran, status_pesanan, resi, waiting, word) => {
  const none = { menunggu_resep: false, menunggu_ongkir: false }
  expect(stateWord({ status_pembayaran, status_pesanan, resi, ...none, ...waiting })).toBe(word)
})
