import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  exportReport,
  getReport,
  type Report,
  ReportKode,
  type ReportRow,
  reportOf,
} from '#contract/dasbor/reports-admin.ts'
import { countOpening } from '#contract/penyakit/endpoints.ts'
import {
  buildAdmin,
  buildLot,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  buildReturned,
  dateAhead,
} from '#server/testing/build-rows.ts'
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
// The midnight with which the last 90 days begin.
await sell(older, 89.5, tool, 1, { status_pesanan: 'Pesanan Selesai' })
await buildReturned(db, returned, admin.pengguna_id, { jumlah: 20_000, waktu: NOW, barang: [{ urutan: 0, jumlah: 1 }] })
await buildPesanan(db, NOW, fresh.pengguna_id, { status_pembayaran: 'pending' }, [{ produk: tool, jumlah: 1 }])

const read = async (laporan: ReportKode, hari = '30'): Promise<Report> => {
  const { status, body } = await shop.call(getReport, { query: { laporan, hari } } as never, { token: admin.token })
  expect(status).toBe(200)
  return body
}
/** Reports of sales before a test adds to them. */
const sold = { '30': await read('terjual'), '90': await read('terjual', '90') }
const unsold = { '30': await read('tidak-terjual'), '90': await read('tidak-terjual', '90') }
const again = { '30': await read('beli-lagi'), '90': await read('beli-lagi', '90') }
const rowsOf = ({ baris }: Report) => baris.map(({ nama, utama, kedua }: ReportRow) => [nama, utama, kedua])

test('lists sales less returns, by revenue', () => {
  const report = sold['30']
  expect(rowsOf(report)).toEqual([
    ['Iodine', 100_000, 2],
    ['Vitamin', 40_000, 2],
  ])
  expect(reportOf('terjual').sentence(report, 30)).toBe('2 produk dan paket terjual. 71% uangnya dari Iodine.')
  expect(sold['90'].banyak).toBe(3)
})

test('lists products in stock without sales, new ones left out', () => {
  const report = unsold['30']
  expect(rowsOf(report)).toEqual([['Jaring', 90_000, 10]])
  expect(reportOf('tidak-terjual').sentence(report, 30)).toBe(
    '1 dari 3 produk berstok tidak terjual selama 30 hari. Stoknya bernilai Rp 90.000.',
  )
  expect(unsold['90'].banyak).toBe(0)
})

test('lists buyers who paid again, of all buyers of the period', () => {
  const report = again['30']
  expect(report.baris).toMatchObject([{ subject: 'pembeli', id: regular.pengguna_id, utama: 112_000, kedua: 2 }])
  expect(reportOf('beli-lagi').sentence(report, 30)).toBe(
    '1 dari 2 pembeli dalam periode ini pernah membeli sebelumnya (50%).',
  )
  // Both orders in the period.
  expect(again['90']).toMatchObject({ banyak: 1, semua: 3 })
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

test('lists products that sell out before the next delivery, soonest first', async () => {
  const fast = await product('Cepat habis', 1000)
  await sell(regular, 5, fast, 28, { status_pesanan: 'Pesanan Selesai' })
  const report = await read('habis')
  // 28 in 30 days, and 10 in stock: gone in 10 days, before a delivery of 7 days and the 28 days after it.
  expect(report.baris).toMatchObject([{ nama: 'Cepat habis', keterangan: 'sisa 10', utama: 10, kedua: 23 }])
  expect(reportOf('habis').sentence(report, 30)).toBe(
    `1 dari ${report.semua} produk yang laku perlu dibeli lagi. Cepat habis habis dalam 10 hari.`,
  )
  await db.updateTable('produk').set({ aktif: false }).where('produk_id', '=', fast.produk_id).execute()
})

test('lists lots that expire in the days ahead or did already, the most valuable first', async () => {
  expect((await read('kedaluwarsa', '90')).banyak).toBe(0)
  await buildLot(db, NOW, iodine.produk_id, { nomor: 'A1', jumlah: 2, kedaluwarsa: dateAhead(NOW, 20) })
  await buildLot(db, NOW, vitamin.produk_id, {
    nomor: 'B2',
    jumlah: 1,
    kedaluwarsa: dateAhead(NOW, -1),
    isSetAside: true,
  })
  await buildLot(db, NOW, iodine.produk_id, { nomor: 'C3', jumlah: 1, kedaluwarsa: dateAhead(NOW, 31) })
  const report = await read('kedaluwarsa')
  expect(rowsOf(report)).toEqual([
    ['Iodine', 100_000, 2],
    ['Vitamin', 20_000, 1],
  ])
  expect(report.baris[1]?.keterangan).toBe('lot B2, lewat sejak 19 November 2026')
  expect(reportOf('kedaluwarsa').sentence(report, 30)).toBe(
    '2 lot senilai Rp 120.000 kedaluwarsa dalam 30 hari, 1 di antaranya sudah lewat. Yang paling bernilai Iodine, lot A1, sampai 10 Desember 2026.',
  )
  expect((await read('kedaluwarsa', '7')).banyak).toBe(1)
  expect((await read('kedaluwarsa', '90')).banyak).toBe(3)
})

test('lists searches without results of the period, the most frequent first', async () => {
  await db
    .insertInto('cari_kosong')
    .values([
      { kata: 'pakan udang', jumlah: 9, terakhir: ago(40) },
      { kata: 'jaring apung', terakhir: ago(3) },
      { kata: 'aerator', jumlah: 2, terakhir: ago(2) },
    ])
    .execute()
  const report = await read('pencarian')
  expect(rowsOf(report)).toEqual([
    ['aerator', 2, 2],
    ['jaring apung', 1, 3],
  ])
  expect(reportOf('pencarian').sentence(report, 30)).toBe(
    '2 kata dicari tanpa hasil. Yang paling sering “aerator”, 2 kali.',
  )
})

describe('diseases', () => {
  const visit = (kode: string, provinsi: string, times: number, auth = {}) =>
    Promise.all(
      Array.from({ length: times }, async () => {
        const { status } = await shop.call(countOpening, { params: { kode }, body: { provinsi } } as never, auth)
        expect(status).toBe(200)
      }),
    )
  beforeEach(async () => {
    await read('penyakit')
    await db.deleteFrom('minat_penyakit').execute()
  })

  test('are counted by province and week, fewer than five of a cell hidden', async () => {
    await visit('vnn', 'lampung', 6)
    await visit('vnn', 'bali', 4)
    await visit('iridovirus', 'lampung', 5)
    await visit('vnn', 'tidak-ada', 5)
    shop.setClock(ago(7))
    await visit('vnn', 'lampung', 9)
    shop.setClock(NOW)
    const report = await read('penyakit', '7')
    expect(report.baris.map(({ id, keterangan, utama, kedua }) => [id, keterangan, utama, kedua])).toEqual([
      ['vnn', 'Lampung, minggu mulai 16 November 2026', 6, 55],
      ['iridovirus', 'Lampung, minggu mulai 16 November 2026', 5, 45],
      ['vnn', 'provinsi tidak diketahui, minggu mulai 16 November 2026', 5, 100],
      ['vnn', 'Lampung, minggu mulai 9 November 2026', 9, 100],
    ])
    expect(reportOf('penyakit').sentence(report, 7)).toBe(
      `${report.baris[0]?.nama} paling sering dibuka: 6 kali (Lampung, minggu mulai 16 November 2026). Semua kartu dibuka 29 kali.`,
    )
    const { rows } = await sql`SELECT * FROM minat_penyakit WHERE provinsi = 'bali'`.execute(db)
    expect(rows).toEqual([{ minggu: '2026-11-16', kode: 'vnn', provinsi: 'bali', jumlah: 4 }])
  })

  test('are counted for the main address of a buyer who is signed in', async () => {
    const { pengguna_id, token } = await buildPelanggan(db, NOW)
    const place = { kode_wilayah: '81.71.01', provinsi: 'Maluku', kabupaten: 'Kota Ambon', kecamatan: 'Nusaniwe' }
    await db.updateTable('alamat').set(place).where('pengguna_id', '=', pengguna_id).execute()
    await visit('lintah-laut', 'lampung', 5, { token })
    expect((await read('penyakit', '7')).baris).toContainEqual(
      expect.objectContaining({ id: 'lintah-laut', keterangan: 'Maluku, minggu mulai 16 November 2026', utama: 5 }),
    )
  })

  test('are counted sixty times an hour from one network', async () => {
    shop.setClock(new Date(NOW.getTime() - 1))
    await visit('vnn', '', 62)
    shop.setClock(NOW)
    expect((await read('penyakit')).semua).toBe(60)
    await visit('vnn', '', 1)
    expect((await read('penyakit')).semua).toBe(61)
  })

  test('are rejected if unknown', async () => {
    expect((await shop.call(countOpening, { params: { kode: 'flu' }, body: {} } as never)).status).toBe(404)
  })
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
