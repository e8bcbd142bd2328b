import { expect, test } from 'vitest'
import { StatusPembayaran, type StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { changeNotice, judgeLangkah, refuseArchive } from './status-pesanan.ts'

const BARU = 'Menunggu Respon'
const PROSES = 'Sedang Di Proses'
const SELESAI = 'Pesanan Selesai'

test.each([
  [BARU, BARU],
  [BARU, PROSES],
  [BARU, SELESAI],
  [PROSES, PROSES],
  [PROSES, SELESAI],
  [SELESAI, SELESAI],
] as const)('from %s to %s allows only paid orders', (dari, ke) => {
  for (const bayar of StatusPembayaran.options)
    expect(judgeLangkah(bayar, dari, ke, '')).toBe(bayar === 'success' ? 'boleh' : 'belum lunas')
})

test.each([
  [PROSES, BARU],
  [SELESAI, PROSES],
  [SELESAI, BARU],
] as const)('from %s back to %s requires a reason, for any state of the payment', (dari, ke) => {
  for (const bayar of StatusPembayaran.options) {
    expect(judgeLangkah(bayar, dari, ke, '')).toBe('tanpa alasan')
    expect(judgeLangkah(bayar, dari, ke, 'salah tekan')).toBe('boleh')
  }
})

test.each([
  ['processing starts', BARU, '', PROSES, '', 'diproses'],
  ['processing starts with a parcel', BARU, '', PROSES, 'JP1', 'dikirim'],
  ['the parcel gets its number', PROSES, '', PROSES, 'JP1', 'dikirim'],
  ['the number is corrected', SELESAI, 'JP1', SELESAI, 'JP2', 'dikirim'],
  ['it is completed', PROSES, 'JP1', SELESAI, 'JP1', 'selesai'],
  ['it is completed with a new number', PROSES, '', SELESAI, 'JP1', 'selesai'],
  ['nothing changes', PROSES, 'JP1', PROSES, 'JP1', undefined],
  ['the number is removed', PROSES, 'JP1', PROSES, '', undefined],
  ['a step back', SELESAI, 'JP1', PROSES, 'JP2', undefined],
] as const)('when %s, sends the right notice to the buyer', (_, dari, resiLama, ke, resi, kabar) => {
  const keadaan = (status_pesanan: StatusPesanan, nomor: string) => ({ status_pesanan, kurir: 'JNE', resi: nomor })
  expect(changeNotice(keadaan(dari, resiLama), keadaan(ke, resi))).toBe(kabar)
})

test.each([
  ['without a parcel number', 'JNE', '', 'TIKI', '', undefined],
  ['of a parcel on its way', 'JNE', 'JP1', 'TIKI', 'JP1', 'dikirim'],
  ['together with its number', 'JNE', 'JP1', 'TIKI', '', undefined],
] as const)(
  'a corrected courier %s sends the buyer: %s %s → %s %s: %s',
  (_, kurirLama, resiLama, kurir, resi, kabar) => {
    const dari = { status_pesanan: PROSES, kurir: kurirLama, resi: resiLama } as const
    expect(changeNotice(dari, { status_pesanan: PROSES, kurir, resi })).toBe(kabar)
  },
)

const NOW = new Date('2026-11-20T03:00:00Z')
const LEWAT = new Date(NOW.getTime() - 1)
const NANTI = new Date(NOW.getTime() + 1)

test.each([
  ['pending', NANTI, [], 'PESANAN_MASIH_DAPAT_DIBAYAR'],
  ['pending', LEWAT, [], undefined],
  ['pending', NOW, [], undefined],
  ['success', LEWAT, [], 'PESANAN_SUDAH_DIBAYAR'],
  ['success', LEWAT, ['dibayar dua kali'], 'PESANAN_SUDAH_DIBAYAR'],
  ['refunded', LEWAT, [], 'PESANAN_SUDAH_DIBAYAR'],
  ['failed', LEWAT, [], undefined],
  ['failed', LEWAT, ['pembayaran ditarik kembali'], 'PESANAN_PERLU_PERHATIAN'],
  ['cancelled', NANTI, [], undefined],
  ['expired', LEWAT, [], undefined],
  ['expired', LEWAT, ['jumlah pembayaran tidak cocok'], 'PESANAN_PERLU_PERHATIAN'],
] as const)(
  'an order that is %s, payable until %s, flagged %j: %s',
  (status_pembayaran, batas_bayar, perhatian, hasil) => {
    expect(refuseArchive({ status_pembayaran, batas_bayar, perhatian }, NOW)).toBe(hasil)
  },
)
