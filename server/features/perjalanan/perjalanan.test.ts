import { expect, test } from 'vitest'
import { AWAITS_ONGKIR, AWAITS_RESEP, describePerjalanan, PENGGANTI } from './perjalanan.ts'

test.each([
  ['pembayaran', null, 'pending', 'pelanggan', 'Pesanan dibuat, menunggu pembayaran.'],
  ['pembayaran', 'pending', 'success', 'notifikasi', 'Pembayaran diterima.'],
  ['pembayaran', 'expired', 'success', 'notifikasi', 'Pembayaran diterima setelah pesanan batal.'],
  ['pembayaran', 'pending', 'cancelled', 'pelanggan', 'Anda membatalkan pesanan.'],
  ['pembayaran', 'pending', 'cancelled', 'peramban', 'Pesanan dibatalkan karena halaman pembayaran ditutup.'],
  ['pembayaran', 'pending', 'cancelled', 'notifikasi', 'Pesanan dibatalkan.'],
  ['pembayaran', 'cancelled', 'success', 'notifikasi', 'Pembayaran diterima setelah pesanan batal.'],
  ['pembayaran', 'failed', 'success', 'notifikasi', 'Pembayaran diterima.'],
  ['pembayaran', 'success', 'cancelled', 'notifikasi', 'Pembayaran dibatalkan.'],
  ['pembayaran', 'pending', 'expired', 'rekonsiliasi', 'Batas waktu pembayaran lewat, pesanan otomatis batal.'],
  ['pembayaran', 'success', 'failed', 'notifikasi', 'Pembayaran ditarik kembali oleh bank.'],
  ['pembayaran', 'success', 'refunded', 'notifikasi', 'Seluruh dana dikembalikan.'],
  ['pengembalian', 'diminta', 'berhasil', 'notifikasi', 'Dana Rp 5.000 dikembalikan.'],
  ['pengembalian', null, 'manual', 'admin', 'Dana Rp 5.000 dikembalikan lewat transfer.'],
  ['pesanan', 'Menunggu Respon', 'Sedang Di Proses', 'admin', 'Pesanan sedang diproses toko.'],
  ['pesanan', 'Sedang Di Proses', 'Sedang Di Proses', 'admin', 'Kurir atau nomor resi diperbarui.'],
  ['pesanan', 'Sedang Di Proses', 'Pesanan Selesai', 'admin', 'Pesanan selesai.'],
  ['pesanan', 'Sedang Di Proses', 'Pesanan Selesai', 'pelanggan', 'Anda menerima barangnya, pesanan selesai.'],
  ['pesanan', 'Sedang Di Proses', 'Pesanan Selesai', 'otomatis', 'Pesanan otomatis selesai karena sudah lama dikirim.'],
  ['pesanan', 'Sedang Di Proses', 'Menunggu Respon', 'admin', 'Pesanan menunggu diproses toko.'],
  ['pesanan', null, 'Dalam Perjalanan', 'admin', 'Dalam Perjalanan'],
] as const)('%s from %s to %s by %s: "%s"', (kind, from, ke, actor, text) => {
  expect(
    describePerjalanan({
      jenis: kind,
      dari: from,
      ke,
      oleh: actor,
      keterangan: kind === 'pengembalian' ? 'Rp 5.000' : 'settlement',
    }),
  ).toBe(text)
})

test.each([
  ['pembayaran', null, 'pending', AWAITS_RESEP, 'Pesanan dibuat, menunggu persetujuan resep.'],
  ['resep', 'menunggu', 'disetujui', '', 'Resep disetujui, pesanan menunggu pembayaran.'],
  ['resep', 'menunggu', 'ditolak', 'SIP tidak terbaca', 'Resep belum bisa disetujui. SIP tidak terbaca'],
  [
    'pembayaran',
    'pending',
    'expired',
    AWAITS_RESEP,
    'Resep belum selesai diperiksa sampai batas waktunya, pesanan otomatis batal.',
  ],
  ['resep', 'menunggu', 'disetujui-ongkir', '', 'Resep disetujui, ongkir sedang kami pastikan.'],
  ['pembayaran', null, 'pending', AWAITS_ONGKIR, 'Pesanan dibuat, ongkir sedang kami pastikan.'],
  ['ongkir', 'menunggu', 'pasti', 'Rp 45.000', 'Ongkir dipastikan Rp 45.000, pesanan menunggu pembayaran.'],
  [
    'pembayaran',
    'pending',
    'expired',
    AWAITS_ONGKIR,
    'Ongkir belum dipastikan sampai batas waktunya, pesanan otomatis batal.',
  ],
] as const)('while waiting for the shop, %s from %s to %s because of "%s": "%s"', (kind, from, ke, remark, text) => {
  expect(describePerjalanan({ jenis: kind, dari: from, ke, oleh: 'rekonsiliasi', keterangan: remark })).toBe(text)
})

test.each([
  [null, 'pending', PENGGANTI, 'Pesanan pengganti dibuat.'],
  ['pending', 'success', `${PENGGANTI} KS-1`, 'Tanpa biaya: pengganti pesanan KS-1.'],
])('for replacements, from %s to %s because of "%s": "%s"', (from, ke, remark, text) => {
  expect(describePerjalanan({ jenis: 'pembayaran', dari: from, ke, oleh: 'admin', keterangan: remark })).toBe(text)
})

test('describes the rest of an order whose prescription was partly approved', () => {
  const langkah = { jenis: 'resep', dari: 'menunggu', ke: 'sebagian', oleh: 'admin' } as const
  expect(describePerjalanan({ ...langkah, keterangan: 'Sisa 2 botol.' })).toBe(
    'Resep disetujui sebagian, pesanan menunggu pembayaran. Sisa 2 botol.',
  )
})
