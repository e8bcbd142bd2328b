import { afterAll, expect, test } from 'vitest'
import {
  exportReport,
  getReport,
  type Report,
  ReportKode,
  type ReportRow,
  reportOf,
} from '#contract/dasbor/reports-admin.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk, buildReturned } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

/** Noon on a Friday in Jakarta. */
const NOW = new Date('2026-11-20T05:00:00Z')
const DAY_MS = 86_400_000
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

const shop = await testApp(NOW)
const { db } = shop.deps
const admin = await buildAdmin(db, NOW)
afterAll(() => shop.close())

const product = (name: string, harga: number, createdAt = ago(200)) =>
  buildProduk(db, NOW, { nama: name, harga, stok: 10, dibuat: createdAt })
const [iodine, vitamin, tool] = [
  await product('Iodine', 50_000),
  await product('Vitamin', 20_000),
  await product('Jaring', 9000),
]
await product('Baru', 7000, ago(1))
await buildProduk(db, NOW, { nama: 'Kosong', stok: 0, dibuat: ago(200) })
const [regular, fresh, older] = [
  await buildPelanggan(db, NOW),
  await buildPelanggan(db, NOW),
  await buildPelanggan(db, NOW),
]
const sell = (buyer: typeof regular, days: number, produk: typeof iodine, quantity: number, change: object = {}) =>
  buildPesanan(db, NOW, buyer.pengguna_id, { status_pembayaran: 'success', dibuat: ago(days), ...change }, [
    { produk, jumlah: quantity },
  ])
await sell(regular, 60, tool, 1, { status_pesanan: 'Pesanan Selesai' })
await sell(regular, 3, iodine, 2, { status_pesanan: 'Pesanan Selesai' })
const returned = await sell(fresh, 2, vitamin, 3, { status_pesanan: 'Pesanan Selesai' })
await sell(older, 40, tool, 1, { status_pesanan: 'Pesanan Selesai' })
await buildReturned(db, returned, admin.pengguna_id, { jumlah: 20_000, waktu: NOW, barang: [{ urutan: 0, jumlah: 1 }] })
await buildPesanan(db, NOW, fresh.pengguna_id, { status_pembayaran: 'pending' }, [{ produk: tool, jumlah: 1 }])

const read = async (laporan: ReportKode, hari = '30'): Promise<Report> => {
  const { status, body } = await shop.call(getReport, { query: { laporan, hari } } as never, { token: admin.token })
  expect(status).toBe(200)
  return body
}
const rowsOf = ({ baris }: Report) => baris.map(({ nama, utama, kedua }: ReportRow) => [nama, utama, kedua])

test('lists what sold, less what came back, the most money first', async () => {
  const report = await read('terjual')
  expect(rowsOf(report)).toEqual([
    ['Iodine', 100_000, 2],
    ['Vitamin', 40_000, 2],
  ])
  expect(reportOf('terjual').sentence(report, 30)).toBe('2 produk dan paket terjual. Iodine membawa 71% uangnya.')
  expect((await read('terjual', '90')).banyak).toBe(3)
})

test('lists what is in stock and did not sell, without new products', async () => {
  const report = await read('tidak-terjual')
  expect(rowsOf(report)).toEqual([['Jaring', 90_000, 10]])
  expect(reportOf('tidak-terjual').sentence(report, 30)).toBe(
    '1 dari 3 produk berstok tidak terjual selama 30 hari. Stoknya bernilai Rp 90.000.',
  )
  expect((await read('tidak-terjual', '90')).banyak).toBe(0)
})

test('lists buyers who paid again, of all buyers of the period', async () => {
  const report = await read('beli-lagi')
  expect(report.baris).toMatchObject([{ subject: 'pembeli', id: regular.pengguna_id, utama: 112_000, kedua: 2 }])
  expect(reportOf('beli-lagi').sentence(report, 30)).toBe(
    '1 dari 2 pembeli dalam periode ini pernah membeli sebelumnya (50%).',
  )
})

test('lists parcels on their way after the last day of arrival, in working days', async () => {
  const onTheWay = {
    status_pesanan: 'Sedang Di Proses',
    resi: 'R1',
    kurir: 'JNE',
    provinsi: 'Bali',
    hari_min: 1,
  } as const
  // Sent on a Tuesday: three working days end on Friday, that is today.
  await sell(regular, 3, iodine, 1, { ...onTheWay, resi: 'R2', hari_maks: 3 })
  // Two end on Thursday.
  const late = await sell(regular, 3, iodine, 1, { ...onTheWay, hari_maks: 2 })
  // Sent on the Friday before: two end on Tuesday.
  const worse = await sell(regular, 7, iodine, 1, { ...onTheWay, resi: 'R3', hari_maks: 2, provinsi: null })
  await sell(regular, 7, iodine, 1, { ...onTheWay, resi: 'R4', hari_maks: null })
  const report = await read('terlambat')
  expect(report.baris.map(({ id, utama }) => [id, utama])).toEqual([
    [worse.pesanan_id, 3],
    [late.pesanan_id, 1],
  ])
  expect(reportOf('terlambat').sentence(report, 30)).toBe(
    '2 dari 4 kiriman di jalan terlambat. Yang paling lama terlambat 3 hari, ke tujuan tanpa provinsi, JNE.',
  )
})

test.each(ReportKode.options)('writes %s to a file with all rows', async (laporan) => {
  const { banyak, baris } = await read(laporan)
  const { status, body } = await shop.call(exportReport, { query: { laporan } } as never, { token: admin.token })
  expect(status).toBe(200)
  const [head, ...lines] = Buffer.from(body as never)
    .toString()
    .trimEnd()
    .split('\r\n')
  expect(head?.split(';')).toHaveLength(4)
  expect(lines).toHaveLength(banyak)
  expect(lines[0] ?? '').toContain(baris[0]?.nama ?? '')
})

test('is for the owner alone', async () => {
  const { token } = await buildAdmin(db, NOW, 'gudang')
  expect((await shop.call(getReport, { query: {} } as never, { token })).status).toBe(403)
})
