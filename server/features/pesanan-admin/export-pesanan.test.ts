import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import {
  ExportFormat,
  exportPesanan,
  listPesanan,
  type PesananSummary,
  PesananView,
} from '#contract/pesanan-admin/admin.ts'
import { currentTarif } from '#contract/uang/tarif-ppn.ts'
import {
  buildAdmin,
  buildPaket,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  buildReturned,
} from '#server/testing/build-rows.ts'
import { seededRandom } from '#server/testing/seeded-random.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { allowRewrites } from '#server/testing/test-db.ts'

const NOW = new Date('2026-11-20T05:00:00Z')
const HOUR = 3_600_000

type Filter = Omit<Partial<z.input<typeof exportPesanan.query & {}>>, 'bentuk' | 'id'>

let shop: TestApp
let token: string
/** The three files of the filled shop, and sums of its tables, before a test adds to it. */
let filled: Awaited<ReturnType<typeof readFilled>>
beforeAll(async () => {
  shop = await testApp(NOW)
  const { db } = shop.deps
  await allowRewrites(db)
  token = (await buildAdmin(db, NOW)).token
  const { pengguna_id } = await buildPelanggan(db, NOW)
  const produk = await Promise.all([1, 2, 3].map((n) => buildProduk(db, NOW, { harga: 10_000 * n })))
  const pick = seededRandom(7)
  for (let n = 0; n < 60; n++) {
    const createdAt = new Date(NOW.getTime() - n * 5 * HOUR)
    const lines = produk
      .filter((_, at) => at === n % 3 || pick(2) === 1)
      .map((row) => ({ produk: row, jumlah: 1 + pick(3) }))
    const isPaid = pick(4) > 0
    const status_pembayaran = isPaid ? 'success' : 'pending'
    const paidAt = new Date(Math.min(createdAt.getTime() + pick(9) * HOUR, NOW.getTime()))
    const order = await buildPesanan(db, NOW, pengguna_id, { dibuat: createdAt, status_pembayaran }, lines, paidAt)
    const part = pick(4)
    if (isPaid && part === 1) await buildReturned(db, order, pengguna_id, { jumlah: 1 + pick(9000), waktu: NOW })
    if (isPaid && part === 2) {
      const barang = [{ urutan: 0, jumlah: 1 }]
      await buildReturned(db, order, pengguna_id, { jumlah: lines[0]?.produk.harga ?? 1, waktu: NOW, barang })
    }
    if (isPaid && part === 3) await buildReturned(db, order, pengguna_id, { jumlah: order.total_harga, waktu: NOW })
  }
  filled = await readFilled()
})
afterAll(() => shop.close())

async function startDownload(shape: ExportFormat, filter: Filter = {}): Promise<Record<string, string>[]> {
  const { status, body } = await shop.call(exportPesanan, { query: { bentuk: shape, ...filter } }, { token })
  expect(status).toBe(200)
  return parse(String(body), { bom: true, columns: true, delimiter: ';' })
}

const sum = (rows: Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0)

/** Computes a sum with a separate query on the raw tables. */
async function compute(query: ReturnType<typeof sql<{ n: number }>>) {
  return (await query.execute(shop.deps.db)).rows[0]?.n ?? 0
}

const readFilled = async () => ({
  pesanan: await startDownload('pesanan'),
  lines: await startDownload('baris'),
  pembayaran: await startDownload('pembayaran'),
  paid: await compute(sql`SELECT sum(jumlah)::bigint AS n FROM pembayaran WHERE transaction_status = 'settlement'`),
  returned: await compute(sql`SELECT sum(jumlah)::bigint AS n FROM pengembalian WHERE status = 'manual'`),
  count: await compute(
    sql`SELECT count(*) AS n FROM pesanan_baris JOIN pesanan USING (pesanan_id) WHERE arsip IS NULL`,
  ),
})

test('sums to the same totals in all three files and in the database', () => {
  const { pesanan, lines, pembayaran, paid, returned, count } = filled
  expect(returned).toBeGreaterThan(0)
  for (const rows of [pesanan, pembayaran]) {
    expect(sum(rows, 'Dibayar')).toBe(paid)
    expect(sum(rows, 'Dikembalikan')).toBe(returned)
    expect(sum(rows, 'Bersih')).toBe(paid - returned)
  }
  expect(pembayaran).toHaveLength(pesanan.filter((row) => Number(row.Dibayar) > 0).length)
  expect(sum(pembayaran, 'Untuk Barang') + sum(pembayaran, 'Untuk Ongkir')).toBe(paid)
  expect(sum(lines, 'Subtotal')).toBe(sum(pesanan, 'Subtotal'))
  expect(lines).toHaveLength(count)
  // In a fully refunded order, all lines are returned.
  const whole = new Set(
    pesanan.filter((row) => row.Pembayaran === 'Dana Dikembalikan').map((row) => row['Nomor Pesanan']),
  )
  expect(whole.size).toBeGreaterThan(2)
  for (const row of lines.filter((row) => whole.has(row['Nomor Pesanan'])))
    expect(row['Jumlah Kembali']).toBe(row.Jumlah)
  expect(new Set(pembayaran.map((row) => row['Nomor Pesanan'])).size).toBe(pembayaran.length)
})

test('writes no tax for an unpaid order, with any kind of tax', async () => {
  const { db } = shop.deps
  for (const method of ['termasuk', 'ditambah'] as const) {
    const tarif = JSON.stringify(currentTarif(method))
    await sql`UPDATE pesanan SET ppn = ${tarif}::jsonb WHERE ppn_ditambah = 0`.execute(db)
    const pesanan = await startDownload('pesanan')
    expect(pesanan.some((row) => Number(row.PPN) > 0)).toBe(true)
    for (const row of pesanan.filter((item) => Number(item.Dibayar) === 0))
      expect([row.DPP, row.PPN, row['Harga Jual Tanpa PPN'], row['PPN Ditambahkan']]).toEqual(['', '', '', ''])
  }
  await sql`UPDATE pesanan SET ppn = NULL WHERE ppn_ditambah = 0`.execute(db)
})

test("writes times of order, payment and refund in Jakarta's time", async () => {
  const { db } = shop.deps
  const { pengguna_id } = await buildPelanggan(db, NOW)
  const produk = await buildProduk(db, NOW)
  const order = await buildPesanan(
    db,
    NOW,
    pengguna_id,
    { dibuat: new Date('2026-11-18T16:30:00Z'), status_pembayaran: 'success' },
    [{ produk, jumlah: 1 }],
    new Date('2026-11-18T17:30:00Z'),
  )
  await buildReturned(db, order, pengguna_id, { jumlah: 5000, waktu: new Date('2026-11-19T18:00:00Z') })
  // A later entry of the same payment does not move its time.
  await sql`INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, waktu)
    SELECT pesanan_id, pembayaran_id, 1, ${NOW} FROM pembayaran WHERE pesanan_id = ${order.pesanan_id}`.execute(db)
  const of = async (shape: ExportFormat) =>
    (await startDownload(shape)).find((row) => row['Nomor Pesanan'] === order.midtrans_order_id)
  const moment = { 'Tanggal (WIB)': '2026-11-18 23:30', 'Tanggal Bayar (WIB)': '2026-11-19 00:30' }
  expect(await of('pesanan')).toMatchObject({ ...moment, Dibayar: '157001', Dikembalikan: '5000', Bersih: '152001' })
  expect(await of('baris')).toMatchObject({ ...moment, Jumlah: '1', 'Jumlah Kembali': '0' })
  expect(await of('pembayaran')).toMatchObject({
    'Tanggal Bayar (WIB)': '2026-11-19 00:30',
    'Tanggal Kembali (WIB)': '2026-11-20 01:00',
    'Untuk Barang': '145000',
    'Untuk Ongkir': '12000',
  })
  await sql`DELETE FROM buku WHERE pesanan_id = ${order.pesanan_id} AND jumlah = 1`.execute(db)
})

test('fills each column by its header', async () => {
  const { db } = shop.deps
  const { pengguna_id, email } = await buildPelanggan(db, NOW)
  const produk = await buildProduk(db, NOW, { harga: 40_000 })
  const order = await buildPesanan(
    db,
    NOW,
    pengguna_id,
    {
      status_pembayaran: 'success',
      status_pesanan: 'Sedang Di Proses',
      kurir: 'JNE',
      resi: 'JP77',
      catatan: 'Pagi',
      perhatian: ['uang kembali sebagian', 'dibayar dua kali'],
      nama_shipping: 'Kapal',
    },
    [{ produk, jumlah: 2 }],
  )
  const { pesanan_id: id, midtrans_order_id: nomor } = order
  const tarif = currentTarif('ditambah')
  await sql`UPDATE pesanan SET diskon = 6000, diskon_ongkir = 2000, ppn = ${JSON.stringify(tarif)}::jsonb, ppn_ditambah = 8140,
    total_harga = 92140 WHERE pesanan_id = ${id}`.execute(db)
  await sql`UPDATE pesanan_baris SET diskon = 6000, ppn = 8140, paket_id = NULL WHERE pesanan_id = ${id}`.execute(db)
  for (const [position, subject, quantity] of [
    [0, 'barang', 6000],
    [1, 'ongkir', 2000],
  ] as const)
    await sql`INSERT INTO pesanan_diskon (pesanan_id, urutan, jenis, keterangan, atas, nilai, jumlah)
      VALUES (${id}, ${position}, 'manual', 'Uji', ${subject}, ${quantity}, ${quantity})`.execute(db)
  await sql`UPDATE pembayaran SET jumlah = 92140, metode = 'gopay', penyelenggara = 'GoPay', transaction_id = 'tr-77'
    WHERE pesanan_id = ${id}`.execute(db)
  await sql`UPDATE buku SET jumlah = 92140, barang = 74000, ppn = 8140, ongkir = 10000, biaya = 700 WHERE pesanan_id = ${id}`.execute(
    db,
  )
  const priced = { ...order, diskon: 6000, diskon_ongkir: 2000, ppn: tarif, ppn_ditambah: 8140 }
  const returned = { jumlah: 37_000, waktu: NOW, barang: [{ urutan: 0, jumlah: 1 }] }
  await buildReturned(db, priced, pengguna_id, returned)
  await buildReturned(db, priced, pengguna_id, { jumlah: 5000, waktu: NOW })
  await sql`UPDATE pengembalian SET ongkir = 5000 FROM pembayaran
    WHERE pembayaran.pembayaran_id = pengembalian.pembayaran_id AND pesanan_id = ${id}
      AND pengembalian.jumlah = 5000`.execute(db)
  const of = async (shape: ExportFormat) => (await startDownload(shape)).find((row) => row['Nomor Pesanan'] === nomor)
  const { nomor: nota } = await db
    .selectFrom('nota')
    .select('nomor')
    .where('pesanan_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await of('pesanan')).toMatchObject({
    Jenis: 'satuan',
    Pembeli: 'Pak Budi',
    Email: email,
    'No. HP': '0812-3456-7890',
    Alamat: order.alamat,
    Isi: `2 x ${produk.nama}`,
    Subtotal: '80000',
    Ongkir: '12000',
    Total: '92140',
    Pengiriman: 'Kapal',
    'Status Pesanan': 'Sedang Di Proses',
    Kurir: 'JNE',
    'Nomor Resi': 'JP77',
    Catatan: 'Pagi',
    'Perlu Perhatian': 'uang kembali sebagian; dibayar dua kali',
    'Metode Pembayaran': 'GoPay',
    'Biaya dari Pembeli': '700',
    Dibayar: '92140',
    Dikembalikan: '42000',
    Bersih: '50140',
    Diskon: '6000',
    'Diskon Ongkir': '2000',
    'Nomor Nota': nota,
    // 8,140 less the share of the 37,000 refunded for goods.
    PPN: '4473',
    'PPN Ditambahkan': '8140',
  })
  expect(await of('baris')).toMatchObject({
    Pembeli: 'Pak Budi',
    Jenis: 'produk',
    Barang: produk.nama,
    Harga: '40000',
    Jumlah: '2',
    Subtotal: '80000',
    'Jumlah Kembali': '1',
    'Harga Kembali': '41070',
    Diskon: '6000',
    'Nomor Nota': nota,
    'PPN Ditambahkan': '8140',
  })
  expect(await of('pembayaran')).toMatchObject({
    Pembeli: 'Pak Budi',
    'Nomor di Midtrans': nomor,
    Transaksi: 'tr-77',
    'Metode Pembayaran': 'GoPay',
    Dibayar: '92140',
    'Untuk Barang': '74000',
    'Untuk Ongkir': '10000',
    'Untuk PPN': '8140',
    'Biaya dari Pembeli': '700',
    Dikembalikan: '42000',
    Bersih: '50140',
    'Nomor Nota': nota,
  })
})

test('marks a line of a package', async () => {
  const { db } = shop.deps
  const { pengguna_id } = await buildPelanggan(db, NOW)
  const { paket_id, title: name } = await buildPaket(db, NOW, [{ produk_id: null }], { harga: 0 })
  const { pesanan_id, midtrans_order_id } = await buildPesanan(db, NOW, pengguna_id)
  const line = { pesanan_id, urutan: 0, produk_id: null, paket_id, nama: name, gambar: null, harga: 0, jumlah: 1 }
  await db.insertInto('pesanan_baris').values(line).execute()
  const row = (await startDownload('baris')).find((item) => item['Nomor Pesanan'] === midtrans_order_id)
  expect(row).toMatchObject({ Jenis: 'paket', Barang: name })
})

test('writes every line once over several batches', async () => {
  const { db } = shop.deps
  const { pengguna_id } = await buildPelanggan(db, NOW)
  const produk = await buildProduk(db, NOW, { harga: 0 })
  const lines = Array.from({ length: 1201 }, (_, n) => ({ produk: { ...produk, nama: `Baris ${n}` }, jumlah: 1 }))
  const order = await buildPesanan(db, NOW, pengguna_id, {}, lines)
  const rows = (await startDownload('baris')).filter((row) => row['Nomor Pesanan'] === order.midtrans_order_id)
  expect(rows.map((row) => row.Barang)).toEqual(Array.from({ length: 1201 }, (_, n) => `Baris ${n}`))
})

const FILTERS: Filter[] = [
  ...PesananView.options.map((view) => ({ lihat: view })),
  ...StatusPembayaran.options.map((pembayaran) => ({ pembayaran })),
  ...StatusPesanan.options.map((status) => ({ status })),
  { q: 'Produk' },
  { penanda: 'langganan' },
  { dari: '2026-11-12', sampai: '2026-11-15' },
  { jenis: 'satuan' },
]

test('has a row for each filter', async () => {
  const { db } = shop.deps
  const { pengguna_id } = await buildPelanggan(db, NOW)
  const produk = await buildProduk(db, NOW)
  const { pesanan_id } = await buildPesanan(
    db,
    NOW,
    pengguna_id,
    { status_pembayaran: 'success', penanda: ['langganan'], perhatian: ['lunas tanpa stok'] },
    [{ produk, jumlah: 2 }],
  )
  await buildPesanan(db, NOW, pengguna_id, { arsip: NOW, status_pembayaran: 'expired' }, [{ produk, jumlah: 1 }])
  const closed = await buildPesanan(db, NOW, pengguna_id, { status_pembayaran: 'success' }, [{ produk, jumlah: 1 }])
  const retur = { produk_id: produk.produk_id, jumlah: 1, alasan: 'Pecah', pengguna_id, dibuat: NOW }
  await db
    .insertInto('retur')
    .values([
      { ...retur, pesanan_id },
      { ...retur, pesanan_id: closed.pesanan_id, hilang: 1, selesai: NOW },
    ])
    .execute()
  const present: Filter[] = [{ lihat: 'retur' }, { lihat: 'arsip' }, { lihat: 'tanpa-stok' }, { penanda: 'langganan' }]
  for (const filter of present) expect(await startDownload('baris', filter)).toHaveLength(1)
})

test.each(FILTERS.map((filter) => [Object.entries(filter).join(' '), filter] as const))(
  'filters by %s in each file as in the list',
  async (_, filter) => {
    const { body } = await shop.call(listPesanan, { query: { jenis: 'semua', limit: '100', ...filter } }, { token })
    const nomor = body.map((row: PesananSummary) => row.midtrans_order_id)
    for (const shape of ExportFormat.options) {
      const all = [...(await startDownload(shape)), ...(await startDownload(shape, { lihat: 'arsip' }))]
      const remaining = all.filter((row) => nomor.includes(row['Nomor Pesanan'] ?? ''))
      if (shape === 'pesanan') expect(remaining).toHaveLength(nomor.length)
      expect(await startDownload(shape, filter)).toEqual(remaining)
    }
  },
)
