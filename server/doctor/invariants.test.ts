import { readdirSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDb, type Db } from '#server/db/client.ts'
import { buildPelanggan, buildPesanan, buildProduk, buildSurat } from '#server/testing/build-rows.ts'
import { startScript } from '#server/testing/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-db.ts'
import { findViolations } from './invariants.repository.ts'

const NOW = new Date('2026-11-20T05:00:00Z')

let database: TestDatabase
let db: Db
let penggunaId: number
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url)
  penggunaId = (await buildPelanggan(db, NOW)).pengguna_id
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

async function honestBooks() {
  const produk = await buildProduk(db, NOW)
  const baris = [{ produk, jumlah: 2 }]
  const orders = {
    lunas: await buildPesanan(db, NOW, penggunaId, { status_pembayaran: 'success' }, baris),
    batal: await buildPesanan(db, NOW, penggunaId, { status_pembayaran: 'cancelled' }, baris),
    kembali: await buildPesanan(db, NOW, penggunaId, { status_pembayaran: 'refunded' }, baris),
    jalan: await buildPesanan(
      db,
      NOW,
      penggunaId,
      { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' },
      baris,
    ),
  }
  await buildSurat(db, NOW)
  return {
    produk: produk.produk_id,
    lunas: orders.lunas.pesanan_id,
    batal: orders.batal.pesanan_id,
    kembali: orders.kembali.pesanan_id,
    jalan: orders.jalan.pesanan_id,
  }
}
type Books = Awaited<ReturnType<typeof honestBooks>>

/** Money that went back of an order, part by part. */
const pengembalian = (pesananId: number, status: 'berhasil' | 'manual', jumlah: RawBuilder<unknown>) => sql`
  INSERT INTO pengembalian
    (pembayaran_id, refund_key, cara, jumlah, alasan, status, pengguna_id, dibuat, diubah)
  SELECT pembayaran_id, gen_random_uuid(), ${status === 'manual' ? 'manual' : 'midtrans'}, ${jumlah}, 'uji', ${status},
    ${penggunaId}, ${NOW}, ${NOW}
  FROM pembayaran, generate_series(1, 2) WHERE pesanan_id = ${pesananId}`

/** A refund of so much, of which its one line says another sum. */
const berbaris = (pesananId: number, jumlah: number, nilai: number) => sql`
  INSERT INTO pengembalian
    (pembayaran_id, refund_key, cara, jumlah, barang, alasan, status, pengguna_id, dibuat, diubah)
  SELECT pembayaran_id, gen_random_uuid(), 'manual', ${jumlah}, ${JSON.stringify([{ urutan: 0, jumlah: 0, nilai }])}::jsonb, 'uji',
    'manual', ${penggunaId}, ${NOW}, ${NOW}
  FROM pembayaran WHERE pesanan_id = ${pesananId}`

/** Goods that are said to come back, so many of them to the shelf already. */
const retur = ({ lunas, produk }: { lunas: number; produk: number }, jumlah: number, rak: number) => sql`
  INSERT INTO retur (pesanan_id, produk_id, jumlah, rak, alasan, pengguna_id, dibuat, selesai)
  VALUES (${lunas}, ${produk}, ${jumlah}, ${rak}, 'uji', ${penggunaId}, ${NOW}, ${rak === jumlah ? NOW : null}::timestamptz)`

/** The ledger says that money of an order went back, and nothing else does. */
const keluar = (pesananId: number, jumlah: RawBuilder<unknown>) => sql`
  INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, cara, waktu)
  SELECT pesanan_id, pembayaran_id, ${jumlah}, 'manual', ${NOW} FROM pembayaran WHERE pesanan_id = ${pesananId}`

test('honest books have nothing to say against them', async () => {
  await honestBooks()
  expect(await findViolations(db)).toEqual([])
})

test.each<[string, (books: Books) => RawBuilder<unknown>, (books: Books) => string]>([
  [
    'Stok adalah jumlah mutasinya',
    ({ produk }) => sql`UPDATE produk SET stok = stok + 1 WHERE produk_id = ${produk}`,
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Pesanan memegang bagiannya, dan tidak memegang apa-apa setelah berakhir',
    ({ batal }) => sql`DELETE FROM mutasi_stok WHERE pesanan_id = ${batal} AND alasan = 'lepas'`,
    ({ batal }) => `pesanan ${batal}`,
  ],
  [
    'Pesanan memegang bagiannya, dan tidak memegang apa-apa setelah berakhir',
    ({ lunas }) => sql`DELETE FROM mutasi_stok WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Bagian pesanan memuat semua produknya',
    ({ lunas }) => sql`UPDATE pesanan_baris SET jumlah = jumlah + 1 WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Pesanan lunas punya pembayaran sebesar totalnya',
    ({ lunas }) => sql`UPDATE pembayaran SET transaction_status = 'pending' WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Pesanan lunas punya pembayaran sebesar totalnya',
    ({ lunas }) => sql`UPDATE pembayaran SET jumlah = jumlah - 1 WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Uang yang masuk membuat pesanan lunas, atau ditandai',
    ({ batal, lunas }) => sql`UPDATE pembayaran SET pesanan_id = ${batal} WHERE pesanan_id = ${lunas}`,
    ({ batal }) => `pesanan ${batal}`,
  ],
  ['Pengaturan toko ada', () => sql`DELETE FROM pengaturan_toko`, () => 'pengaturan_toko'],
  [
    'Kode pemulihan hanya ada untuk kode dua langkah yang aktif',
    () => sql`WITH baru AS (
        INSERT INTO dua_langkah (pengguna_id, rahasia) VALUES (${penggunaId}, '\\x00') RETURNING pengguna_id)
      INSERT INTO kode_pemulihan (kode_hash, pengguna_id) SELECT '\\x01', pengguna_id FROM baru`,
    () => `pengguna ${penggunaId}`,
  ],
  [
    'Satu transaksi Midtrans membayar satu percobaan',
    // As in a shop that was older than the index.
    ({ lunas, kembali }) => sql`DO $$ BEGIN
      DROP INDEX pembayaran_transaksi_key;
      UPDATE pembayaran SET transaction_id = 'sama' WHERE pesanan_id IN (${sql.lit(lunas)}, ${sql.lit(kembali)});
    END $$`,
    () => 'transaksi sama',
  ],
  [
    'Dana yang dikembalikan tidak melebihi pembayarannya',
    ({ lunas }) => pengembalian(lunas, 'manual', sql`jumlah / 2 + 1`),
    () => 'pembayaran KS-UJI-',
  ],
  [
    'Pengembalian yang berhasil tercatat di Midtrans',
    ({ lunas }) => pengembalian(lunas, 'berhasil', sql`1`),
    () => 'pembayaran KS-UJI-',
  ],
  [
    'Dari satu pembayaran tidak kembali lebih daripada yang masuk',
    ({ lunas }) => keluar(lunas, sql`-jumlah - 1`),
    () => 'pembayaran KS-UJI-',
  ],
  [
    'Buku mencatat apa yang dikatakan Midtrans dan kantor',
    ({ kembali }) =>
      sql`UPDATE pembayaran SET transaction_status = 'partial_refund', dikembalikan = 1 WHERE pesanan_id = ${kembali}`,
    () => 'pembayaran KS-UJI-',
  ],
  [
    'Buku mencatat apa yang dikatakan Midtrans dan kantor',
    ({ lunas }) => pengembalian(lunas, 'manual', sql`1`),
    () => 'pembayaran KS-UJI-',
  ],
  [
    'Status pembayaran pesanan sesuai bukunya',
    ({ lunas }) => keluar(lunas, sql`-jumlah`),
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Status pembayaran pesanan sesuai bukunya',
    ({ kembali }) => sql`DELETE FROM buku WHERE pesanan_id = ${kembali} AND lunas = 1`,
    ({ kembali }) => `pesanan ${kembali}`,
  ],
  [
    'Status pembayaran pesanan sesuai bukunya',
    ({ kembali }) => sql`UPDATE pesanan SET status_pembayaran = 'success' WHERE pesanan_id = ${kembali}`,
    ({ kembali }) => `pesanan ${kembali}`,
  ],
  [
    'Barang yang kembali tidak melebihi isi pesanan',
    ({ kembali }) => sql`UPDATE buku_baris SET jumlah = buku_baris.jumlah + 1 FROM buku
      WHERE buku.buku_id = buku_baris.buku_id AND pesanan_id = ${kembali}`,
    ({ kembali }) => `pesanan ${kembali}`,
  ],
  [
    'Yang kembali ke rak tidak melebihi yang diambil pesanan',
    ({ lunas }) => sql`UPDATE mutasi_stok SET perubahan = 3 WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  ['Rincian pengembalian berjumlah sebesar dananya', ({ lunas }) => berbaris(lunas, 5, 4), () => 'pengembalian '],
  [
    'Dana kembali sebuah baris tidak melebihi yang dibayar untuknya',
    ({ lunas }) => berbaris(lunas, 99_000_000, 99_000_000),
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  ['Retur yang datang bergerak di stok', (books) => retur(books, 1, 1), () => 'retur '],
  [
    'Yang ditunggu sebagai retur masih di tangan pembelinya',
    (books) => retur(books, 3, 0),
    ({ lunas, produk }) => `pesanan ${lunas}, produk ${produk}`,
  ],
  [
    'Pesanan pengganti tidak berbayar, dan pembelinya sama',
    ({
      lunas,
      jalan,
    }) => sql`UPDATE pesanan SET pengganti_dari = ${jalan}, diskon = subtotal, diskon_ongkir = biaya_kirim,
      total_harga = 0 WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'PPN yang ditambahkan ke pesanan adalah menurut tarifnya, dan terbagi atas barisnya',
    ({ jalan }) =>
      sql`UPDATE pesanan SET ppn_ditambah = 100, total_harga = total_harga + 100 WHERE pesanan_id = ${jalan}`,
    ({ jalan }) => `pesanan ${jalan}`,
  ],
  [
    'PPN yang ditambahkan ke pesanan adalah menurut tarifnya, dan terbagi atas barisnya',
    ({ jalan }) => sql`UPDATE pesanan SET ppn = '{"cara": "ditambah", "persen": 12, "pembilang": 11, "penyebut": 12}',
      ppn_ditambah = round((subtotal - diskon) * 0.11), total_harga = total_harga + round((subtotal - diskon) * 0.11)
      WHERE pesanan_id = ${jalan}`,
    ({ jalan }) => `pesanan ${jalan}`,
  ],
  [
    'Total pesanan adalah isinya, PPN-nya, dan ongkirnya, kurang diskonnya',
    ({ lunas }) => sql`UPDATE pesanan_baris SET harga = harga + 1 WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Riwayat menyambung dan berakhir di status pesanan',
    ({ jalan }) => sql`UPDATE pesanan SET status_pesanan = 'Pesanan Selesai' WHERE pesanan_id = ${jalan}`,
    ({ jalan }) => `pesanan ${jalan}`,
  ],
  [
    'Riwayat menyambung dan berakhir di status pesanan',
    ({ lunas }) => sql`DELETE FROM riwayat_status WHERE pesanan_id = ${lunas} AND ke = 'pending'`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Setiap status pesanan ada riwayatnya',
    ({ batal }) => sql`DELETE FROM riwayat_status WHERE pesanan_id = ${batal}`,
    ({ batal }) => `pesanan ${batal}`,
  ],
  [
    'Uang titipan yang dipasangkan adalah pembayaran pesanannya',
    ({ lunas }) => sql`
      INSERT INTO titipan (order_id, transaction_id, jumlah, transaction_status, status, pembayaran_id, diterima, diubah)
      SELECT order_id, transaction_id, jumlah + 1, 'settlement', 'dipasangkan', pembayaran_id, dibuat, dibuat
      FROM pembayaran WHERE pesanan_id = ${lunas}`,
    () => 'titipan ',
  ],
  [
    'Uang titipan yang dikembalikan Midtrans kembali seluruhnya',
    () => sql`
      INSERT INTO titipan (order_id, transaction_id, jumlah, transaction_status, status, diterima, diubah)
      VALUES ('KS-LAIN', gen_random_uuid(), 5000, 'settlement', 'dikembalikan', ${NOW}, ${NOW})`,
    () => 'titipan ',
  ],
  [
    'Surat terkirim sekali, menunggu, atau gagal dengan sebabnya',
    () => sql`UPDATE surat SET status = 'terkirim' WHERE surat_id = (SELECT max(surat_id) FROM surat)`,
    () => 'surat ',
  ],
  [
    'Tautan yang sudah mati tidak ada lagi di surat',
    () => sql`
      INSERT INTO surat (kunci, kepada, subjek, teks, kirim_pada, dibuat)
      VALUES ('tautan:00', 'x@contoh.id', 'Uji', 'http://x/konfirmasi-email?token=' || repeat('a', 43), ${NOW}, ${NOW})`,
    () => 'surat ',
  ],
])('a fault is found, with its row: %s (%#)', async (aturan, spoil, rujukan) => {
  const books = await honestBooks()
  await spoil(books).execute(db)
  expect(await findViolations(db, 1000)).toContainEqual({
    aturan,
    rujukan: expect.stringContaining(rujukan(books)),
    keterangan: expect.any(String),
  })
})

test('a clock that was set back between two changes of an order is no fault', async () => {
  const { lunas, kembali } = await honestBooks()
  const before = await findViolations(db, 1000)
  await sql`UPDATE riwayat_status SET waktu = waktu - interval '1 hour'
    WHERE pesanan_id IN (${lunas}, ${kembali}) AND ke <> 'pending'`.execute(db)
  await sql`UPDATE surat SET percobaan = 1, kirim_pada = dibuat - interval '59 minutes' WHERE status = 'menunggu'`.execute(
    db,
  )
  expect(await findViolations(db, 1000)).toEqual(before)
})

const doctor = (settings: Record<string, string>) => startScript('doctor', [], settings).ended

test('npm run doctor says OK of a healthy shop, and names the rows of another', async () => {
  const healthy = await createTestDatabase()
  onTestFinished(() => healthy.drop())
  expect(await doctor({ DATABASE_URL: healthy.url })).toEqual({ code: 0, output: 'OK\n', complaint: '' })
  const { produk } = await honestBooks()
  await sql`UPDATE produk SET stok = 99 WHERE produk_id = ${produk}`.execute(db)
  const { code, output } = await doctor({ DATABASE_URL: database.url })
  expect(code).toBe(1)
  expect(output).toContain(`Stok adalah jumlah mutasinya. produk ${produk}: stok 99, mutasi 10`)
})

test('npm run doctor tells of mail that did not go out and pictures of other sites, which is no fault', async () => {
  const other = await createTestDatabase()
  onTestFinished(() => other.drop())
  const rows = createDb(other.url, { max: 1 })
  await buildSurat(rows, NOW)
  await sql`UPDATE surat SET status = 'gagal', percobaan = 1, kesalahan = '550 tidak ada'`.execute(rows)
  await buildProduk(rows, NOW, { gambar: 'https://contoh.id/a.jpg' })
  await rows.destroy()
  expect(await doctor({ DATABASE_URL: other.url })).toEqual({
    code: 0,
    output:
      'Catatan: 1 surat gagal dikirim. Kirim lagi dari menu Surat di kantor.\n' +
      'Catatan: 1 gambar produk atau paket ada di situs lain, jadi tidak ditampilkan. Unggah gambarnya di kantor.\nOK\n',
    complaint: '',
  })
})

test('npm run doctor starts no shop where none runs', async () => {
  const folder = makeTempFolder()
  onTestFinished(() => removeTempFolder(folder))
  const { code, complaint } = await doctor({ DATA_DIR: folder })
  expect(code).toBe(1)
  expect(complaint).toContain(`Toko di folder ${folder} sedang tidak berjalan`)
  expect(readdirSync(folder)).toEqual([])
})
