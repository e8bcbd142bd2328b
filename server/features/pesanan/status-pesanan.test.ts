import { expect, test } from 'vitest'
import { StatusPembayaran, type StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { changeNotice, judgeLangkah, refuseArchive } from './status-pesanan.ts'

const NEW = 'Menunggu Respon'
const PROSES = 'Sedang Di Proses'
const FINISHED_PATH = 'Pesanan Selesai'

test.each([
  [NEW, NEW],
  [NEW, PROSES],
  [NEW, FINISHED_PATH],
  [PROSES, PROSES],
  [PROSES, FINISHED_PATH],
  [FINISHED_PATH, FINISHED_PATH],
] as const)('from %s to %s allows only paid orders', (from, ke) => {
  for (const payment of StatusPembayaran.options)
    expect(judgeLangkah(payment, from, ke, '')).toBe(payment === 'success' ? 'boleh' : 'belum lunas')
})

test.each([
  [PROSES, NEW],
  [FINISHED_PATH, PROSES],
  [FINISHED_PATH, NEW],
] as const)('from %s back to %s requires a reason, for any state of the payment', (from, ke) => {
  for (const payment of StatusPembayaran.options) {
    expect(judgeLangkah(payment, from, ke, '')).toBe('tanpa alasan')
    expect(judgeLangkah(payment, from, ke, 'salah tekan')).toBe('boleh')
  }
})

test.each([
  ['processing starts', NEW, '', PROSES, '', 'diproses'],
  ['processing starts with a parcel', NEW, '', PROSES, 'JP1', 'dikirim'],
  ['the parcel gets its number', PROSES, '', PROSES, 'JP1', 'dikirim'],
  ['the number is corrected', FINISHED_PATH, 'JP1', FINISHED_PATH, 'JP2', 'dikirim'],
  ['it is completed', PROSES, 'JP1', FINISHED_PATH, 'JP1', 'selesai'],
  ['it is completed with a new number', PROSES, '', FINISHED_PATH, 'JP1', 'selesai'],
  ['nothing changes', PROSES, 'JP1', PROSES, 'JP1', undefined],
  ['the number is removed', PROSES, 'JP1', PROSES, '', undefined],
  ['a step back', FINISHED_PATH, 'JP1', PROSES, 'JP2', undefined],
] as const)('when %s, sends the right notice to the buyer', (_, from, oldResi, ke, resi, kabar) => {
  const state = (status_pesanan: StatusPesanan, nomor: string) => ({ status_pesanan, kurir: 'JNE', resi: nomor })
  expect(changeNotice(state(from, oldResi), state(ke, resi))).toBe(kabar)
})

test.each([
  ['without a parcel number', 'JNE', '', 'TIKI', '', undefined],
  ['of a parcel on its way', 'JNE', 'JP1', 'TIKI', 'JP1', 'dikirim'],
  ['together with its number', 'JNE', 'JP1', 'TIKI', '', undefined],
] as const)('a corrected courier %s sends the buyer: %s %s → %s %s: %s', (_, oldKurir, oldResi, kurir, resi, kabar) => {
  const from = { status_pesanan: PROSES, kurir: oldKurir, resi: oldResi } as const
  expect(changeNotice(from, { status_pesanan: PROSES, kurir, resi })).toBe(kabar)
})

const NOW = new Date('2026-11-20T03:00:00Z')
const PAST = new Date(NOW.getTime() - 1)
const FUTURE = new Date(NOW.getTime() + 1)

test.each([
  ['pending', FUTURE, [], 'PESANAN_MASIH_DAPAT_DIBAYAR'],
  ['pending', PAST, [], undefined],
  ['pending', NOW, [], undefined],
  ['success', PAST, [], 'PESANAN_SUDAH_DIBAYAR'],
  ['success', PAST, ['dibayar dua kali'], 'PESANAN_SUDAH_DIBAYAR'],
  ['refunded', PAST, [], 'PESANAN_SUDAH_DIBAYAR'],
  ['failed', PAST, [], undefined],
  ['failed', PAST, ['pembayaran ditarik kembali'], 'PESANAN_PERLU_PERHATIAN'],
  ['cancelled', FUTURE, [], undefined],
  ['expired', PAST, [], undefined],
  ['expired', PAST, ['jumlah pembayaran tidak cocok'], 'PESANAN_PERLU_PERHATIAN'],
] as const)(
  'an order that is %s, payable until %s, flagged %j: %s',
  (status_pembayaran, payDeadline, perhatian, outcome) => {
    expect(refuseArchive({ status_pembayaran, batas_bayar: payDeadline, perhatian }, NOW)).toBe(outcome)
  },
)
