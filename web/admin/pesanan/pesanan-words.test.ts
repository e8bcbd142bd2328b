import { expect, test } from 'vitest'
import { byWhom, changeStory, methodName, perhatianMeaning, progressOf, transactionName } from './pesanan-words.ts'

test.each([
  ['pembayaran', null, 'pending', 'Pesanan dibuat, menunggu pembayaran'],
  ['pembayaran', 'pending', 'success', 'Pembayaran masuk'],
  ['pembayaran', 'expired', 'success', 'Pembayaran masuk setelah pesanan batal'],
  ['pembayaran', 'pending', 'entah', 'entah'],
  ['pesanan', 'Menunggu Respon', 'Sedang Di Proses', 'Status pesanan: Menunggu Respon → Sedang Di Proses'],
  ['pesanan', 'Sedang Di Proses', 'Sedang Di Proses', 'Data kurir atau resi diperbarui'],
  ['pengembalian', 'diminta', 'belum pasti', 'Pengembalian dana belum pasti'],
  ['perhatian', null, 'dibayar dua kali', 'Perlu perhatian: dibayar dua kali'],
  ['perhatian', 'dibayar dua kali', 'selesai', 'Sudah ditangani: dibayar dua kali'],
] as const)('a change of %s from %s to %s is shown as "%s"', (kind, from, ke, text) => {
  expect(changeStory({ jenis: kind, dari: from, ke })).toBe(text)
})

test.each([
  ['success', 'Sedang Di Proses', 'JP-1', 'Di jalan'],
  ['success', 'Sedang Di Proses', '', 'Sedang Di Proses'],
  ['success', 'Menunggu Respon', '', 'Menunggu Respon'],
  ['pending', 'Menunggu Respon', '', undefined],
  ['expired', 'Menunggu Respon', '', undefined],
  ['refunded', 'Pesanan Selesai', 'JP-1', 'Pesanan Selesai'],
] as const)(
  'the progress of an order that is %s, %s, with the number "%s" reads %s',
  (paid, status_pesanan, resi, text) => {
    expect(progressOf({ status_pembayaran: paid, status_pesanan, resi })).toBe(text)
  },
)

test('shows an administrator by name, and other sources by their kind', () => {
  expect(byWhom({ oleh: 'admin', nama: 'Bu Rina' })).toBe('Bu Rina')
  expect(byWhom({ oleh: 'admin', nama: null })).toBe('administrator')
  expect(byWhom({ oleh: 'pelanggan', nama: 'Pak Budi' })).toBe('pembeli')
  expect(byWhom({ oleh: 'robot', nama: null })).toBe('robot')
})

test("shows the provider's future methods by their own name", () => {
  expect([methodName('paypal'), methodName(null)]).toEqual(['paypal', 'Cara bayar belum dipilih'])
  expect([transactionName('baru'), transactionName('settlement')]).toEqual(['baru', 'Dibayar'])
  expect([methodName('constructor'), transactionName('toString')]).toEqual(['constructor', 'toString'])
  expect(perhatianMeaning('sesuatu').langkah).toContain('Midtrans')
})
