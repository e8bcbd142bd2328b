import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDb, type Db } from '#server/db/client.ts'
import { FEATURES } from '#server/features.ts'
import {
  buildPelanggan,
  buildPembelian,
  buildPesanan,
  buildProduk,
  buildResep,
  buildSurat,
  buildVoucher,
} from '#server/testing/build-rows.ts'
import { DAMAGES } from '#server/testing/damage/damages.ts'
import { allowRewrites, createTestDatabase, type TestDatabase } from '#server/testing/test-db.ts'
import { findCatatan, findViolations } from './invariants.repository.ts'
import { readBooks, rulesOf } from './read-books.ts'

const NOW = new Date('2026-11-20T05:00:00Z')

let database: TestDatabase
let db: Db
let penggunaId: number
/** An account without orders. */
let otherId: number
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url)
  await allowRewrites(db)
  penggunaId = (await buildPelanggan(db, NOW)).pengguna_id
  otherId = (await buildPelanggan(db, NOW)).pengguna_id
  await sql`CREATE TABLE beranda_awal AS TABLE beranda`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

async function honestBooks(db: Db, penggunaId: number) {
  const produk = await buildProduk(db, NOW)
  const lines = [{ produk, jumlah: 2 }]
  const orders = {
    lunas: await buildPesanan(db, NOW, penggunaId, { status_pembayaran: 'success' }, lines),
    batal: await buildPesanan(db, NOW, penggunaId, { status_pembayaran: 'cancelled' }, lines),
    kembali: await buildPesanan(db, NOW, penggunaId, { status_pembayaran: 'refunded' }, lines),
    jalan: await buildPesanan(
      db,
      NOW,
      penggunaId,
      { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' },
      lines,
    ),
    tunggu: await buildPesanan(db, NOW, penggunaId, {}, lines),
  }
  await buildSurat(db, NOW)
  const resepContents = [{ produk_id: produk.produk_id, diminta: 5, disetujui: 5 }]
  return {
    produk: produk.produk_id,
    /** A product without orders. */
    lain: (await buildProduk(db, NOW)).produk_id,
    /** An approved prescription for five of the product. */
    resep: (await buildResep(db, NOW, penggunaId, resepContents)).resep_id,
    voucher: (await buildVoucher(db, NOW)).voucher_id,
    /** A purchase order for five of the product. */
    pembelian: await buildPembelian(db, NOW, [{ produk, jumlah: 5 }], { status: 'dipesan' }),
    lunas: orders.lunas.pesanan_id,
    batal: orders.batal.pesanan_id,
    kembali: orders.kembali.pesanan_id,
    jalan: orders.jalan.pesanan_id,
    tunggu: orders.tunggu.pesanan_id,
  }
}
type Books = Awaited<ReturnType<typeof honestBooks>>

/** Creates further orders, and restores the only row of the landing page, which other tests may have broken. */
async function moreBooks(): Promise<Books> {
  await sql`DELETE FROM beranda_gambar`.execute(db)
  await sql`DELETE FROM beranda`.execute(db)
  await sql`INSERT INTO beranda SELECT * FROM beranda_awal`.execute(db)
  return honestBooks(db, penggunaId)
}

/** Creates a refund of an order's payment. */
const pengembalian = (pesananId: number, status: 'berhasil' | 'manual', counts: RawBuilder<unknown>) => sql`
  INSERT INTO pengembalian
    (pembayaran_id, refund_key, cara, jumlah, alasan, status, pengguna_id, dibuat, diubah)
  SELECT pembayaran_id, gen_random_uuid(), ${status === 'manual' ? 'manual' : 'midtrans'}, ${counts}, 'uji', ${status},
    ${penggunaId}, ${NOW}, ${NOW}
  FROM pembayaran, generate_series(1, 2) WHERE pesanan_id = ${pesananId}`

/** Creates a refund of `jumlah`, whose only line has another value. */
const withLine = (pesananId: number, quantity: number, value: number) => sql`
  INSERT INTO pengembalian
    (pembayaran_id, refund_key, cara, jumlah, barang, alasan, status, pengguna_id, dibuat, diubah)
  SELECT pembayaran_id, gen_random_uuid(), 'manual', ${quantity}, ${JSON.stringify([{ urutan: 0, jumlah: 0, nilai: value }])}::jsonb, 'uji',
    'manual', ${penggunaId}, ${NOW}, ${NOW}
  FROM pembayaran WHERE pesanan_id = ${pesananId}`

/** Creates a return of `jumlah` units, `rak` of which are already back on the shelf. */
const retur = ({ lunas, produk }: { lunas: number; produk: number }, quantity: number, rak: number) => sql`
  INSERT INTO retur (pesanan_id, produk_id, jumlah, rak, alasan, pengguna_id, dibuat, selesai)
  VALUES (${lunas}, ${produk}, ${quantity}, ${rak}, 'uji', ${penggunaId}, ${NOW}, ${rak === quantity ? NOW : null}::timestamptz)`

/** Creates a ledger entry for a refund without the refund itself. */
const outgoing = (pesananId: number, counts: RawBuilder<unknown>) => sql`
  INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, cara, waktu)
  SELECT pesanan_id, pembayaran_id, ${counts}, 'manual', ${NOW} FROM pembayaran WHERE pesanan_id = ${pesananId}`

/** ID of the last row of a table. */
const latest = (table: string) => sql`(SELECT max(${sql.id(`${table}_id`)}) FROM ${sql.table(table)})`

/** Creates a session of `jam` hours. */
const sesi = (kind: 'toko' | 'kantor', hours: number) => sql`
  INSERT INTO sesi (token_hash, pengguna_id, jenis, dibuat, kedaluwarsa)
  VALUES (decode(md5(random()::text), 'hex'), ${penggunaId}, ${kind}, ${NOW}, ${NOW}::timestamptz + ${hours} * interval '1 hour')`

/** Creates a complaint about an order, with `foto` photos. */
const keluhan = (
  pesananId: number,
  content: { jenis?: string; status?: string; hasil?: string; foto_dihapus?: Date } = {},
  foto = 0,
) => {
  const { jenis = 'terlambat', status = 'menunggu', hasil = null, foto_dihapus = null } = content
  return [
    sql`INSERT INTO keluhan (pesanan_id, jenis, harapan, isi, status, hasil, selesai, foto_dihapus, jawab_sebelum, dibuat)
      VALUES (${pesananId}, ${jenis}, 'jawaban', 'uji', ${status}, ${hasil}, ${hasil && NOW}, ${foto_dihapus}, ${NOW}, ${NOW})`,
    sql`INSERT INTO foto (keluhan_id, urutan, kunci, ukuran, dibuat)
      SELECT ${latest('keluhan')}, ke, gen_random_uuid()::text, 1, ${NOW} FROM generate_series(1, ${foto}) AS ke`,
  ]
}
const keluhanAbout = (pesananId: number, position: number, quantity: number) => [
  ...keluhan(pesananId),
  sql`INSERT INTO keluhan_baris VALUES (${latest('keluhan')}, ${position}, ${quantity})`,
]

/** Sets the status of a purchase order, of whose five units `datang` arrived. */
const pembelian = ({ produk, pembelian: id }: Books, status: string, arrived: number) => [
  sql`UPDATE pembelian SET status = ${status} WHERE pembelian_id = ${id}`,
  sql`INSERT INTO lot (produk_id, nomor, sisih, diterima, pembelian_id, dibuat)
    VALUES (${produk}, gen_random_uuid()::text, ${arrived}, '2026-11-20', ${id}, ${NOW})`,
  sql`INSERT INTO mutasi_lot (lot_id, sisih, alasan, waktu) SELECT ${latest('lot')}, ${arrived}, 'masuk', ${NOW} WHERE ${arrived} > 0`,
]

/** Makes an order take `jumlah` units of its product from a prescription. */
const fromResep = (pesananId: number, { resep }: Books, quantity: number) => [
  sql`UPDATE pesanan SET resep_id = ${resep} WHERE pesanan_id = ${pesananId}`,
  sql`UPDATE pesanan_bagian SET dari_resep = ${quantity} WHERE pesanan_id = ${pesananId}`,
]
const rejectResep = ({ resep }: Books) => sql`
  UPDATE resep SET status = 'ditolak', alasan = 'uji', berlaku_sampai = NULL WHERE resep_id = ${resep}`

/** Applies a voucher to an order. `dipegang`: its use is held or was released; undefined: there is no use. */
const withVoucher = (pesananId: number, { voucher }: Books, held?: boolean) => [
  sql`INSERT INTO pesanan_diskon (pesanan_id, urutan, jenis, voucher_id, keterangan, atas, jumlah)
    VALUES (${pesananId}, 0, 'voucher', ${voucher}, 'UJI', 'barang', 0)`,
  ...(held === undefined
    ? []
    : [sql`INSERT INTO voucher_pakai VALUES (${pesananId}, ${voucher}, ${penggunaId}, ${held}, ${NOW})`]),
]

/** Drops a constraint, as in a shop older than this rule of the database. */
const withoutAturan = (table: string, aturan: string) =>
  sql`ALTER TABLE ${sql.table(table)} DROP CONSTRAINT IF EXISTS ${sql.id(aturan)}`

/** Creates a review by an account, of a product in an order. */
const ulasan = (actor: number, pesananId: number, produk: number | RawBuilder<unknown>) => sql`
  INSERT INTO ulasan (pengguna_id, produk_id, pesanan_id, nama, bintang, teks, dibuat)
  VALUES (${actor}, ${produk}, ${pesananId}, 'Budi', 5, 'uji', ${NOW})`
const awaitOngkir = (
  pesananId: number,
) => sql`UPDATE pesanan SET menunggu_ongkir = true, biaya_kirim = 0, total_harga = subtotal
  WHERE pesanan_id = ${pesananId}`
const awaitResep = (pesananId: number, resepId: number) => sql`
  UPDATE pesanan SET resep_id = ${resepId}, menunggu_resep = true WHERE pesanan_id = ${pesananId}`
/** Creates a payment attempt of an order. */
const paid = (pesananId: number) => sql`INSERT INTO pembayaran (pesanan_id, order_id, jumlah, dibuat, diubah)
  VALUES (${pesananId}, gen_random_uuid()::text, 1, ${NOW}, ${NOW})`

/** Sets when the parcel of an order left its lot, and the lot's expiry date. */
const packed = (pesananId: number, time: Date, expiry: string) => [
  sql`UPDATE mutasi_lot SET waktu = ${time} WHERE pesanan_id = ${pesananId} AND alasan = 'kemas'`,
  sql`UPDATE lot SET kedaluwarsa = ${expiry} WHERE lot_id IN (SELECT lot_id FROM pesanan_lot WHERE pesanan_id = ${pesananId})`,
]

test('finds nothing in honest books', async () => {
  const fresh = await createTestDatabase()
  const db = createDb(fresh.url)
  onTestFinished(async () => {
    await db.destroy()
    await fresh.drop()
  })
  await honestBooks(db, (await buildPelanggan(db, NOW)).pengguna_id)
  expect(await findViolations(db)).toEqual([])
})

/** An invariant, a change that violates it, and the reference of the reported row. */
type Mistake = [
  aturan: string,
  rusak: (books: Books) => RawBuilder<unknown> | RawBuilder<unknown>[],
  rujukan: (books: Books) => string,
]
const MISTAKES: Mistake[] = [
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
    'Pesanan yang halaman bayarnya terbuka diperiksa lagi sampai jelas',
    ({ tunggu }) => sql`
      WITH lupa AS (UPDATE pesanan SET periksa_pada = NULL WHERE pesanan_id = ${tunggu})
      INSERT INTO pembayaran (pesanan_id, order_id, jumlah, snap_token, dibuat, diubah)
      SELECT pesanan_id, midtrans_order_id || '-9', total_harga, 'tk', dibuat, dibuat FROM pesanan
      WHERE pesanan_id = ${tunggu}`,
    ({ tunggu }) => `pesanan ${tunggu}`,
  ],
  ...['Midtrans tidak menjawab', 'pengembalian dana belum pasti'].map(
    (perhatian): Mistake => [
      'Tanda tentang jawaban Midtrans hilang begitu jawabannya ada',
      ({ lunas }) => sql`UPDATE pesanan SET perhatian = ARRAY[${sql.lit(perhatian)}] WHERE pesanan_id = ${lunas}`,
      ({ lunas }) => `pesanan ${lunas}`,
    ],
  ),
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
    ({ lunas }) => outgoing(lunas, sql`-jumlah - 1`),
    () => 'pembayaran KS-UJI-',
  ],
  [
    'Buku uang sesuai dengan Midtrans dan catatan admin',
    ({ kembali }) =>
      sql`UPDATE pembayaran SET transaction_status = 'partial_refund', dikembalikan = 1 WHERE pesanan_id = ${kembali}`,
    () => 'pembayaran KS-UJI-',
  ],
  [
    'Buku uang sesuai dengan Midtrans dan catatan admin',
    ({ lunas }) => pengembalian(lunas, 'manual', sql`1`),
    () => 'pembayaran KS-UJI-',
  ],
  [
    'Status pembayaran pesanan sesuai bukunya',
    ({ lunas }) => outgoing(lunas, sql`-jumlah`),
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
  ['Rincian pengembalian berjumlah sebesar dananya', ({ lunas }) => withLine(lunas, 5, 4), () => 'pengembalian '],
  [
    'Dana kembali sebuah baris tidak melebihi yang dibayar untuknya',
    ({ lunas }) => withLine(lunas, 99_000_000, 99_000_000),
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
    'Tautan yang tidak berlaku sudah dihapus dari email tersimpan',
    () => sql`
      INSERT INTO surat (kunci, kepada, subjek, teks, kirim_pada, dibuat)
      VALUES ('tautan:00', 'x@contoh.id', 'Uji', 'http://x/konfirmasi-email?token=' || repeat('a', 43), ${NOW}, ${NOW})`,
    () => 'surat ',
  ],
  ['Sesi berakhir, dan perangkatnya milik akun yang sama', () => sesi('kantor', 13), () => 'sesi '],
  ['Sesi berakhir, dan perangkatnya milik akun yang sama', () => sesi('toko', 2161), () => 'sesi '],
  [
    'Sesi berakhir, dan perangkatnya milik akun yang sama',
    () => [
      sql`INSERT INTO perangkat (pengguna_id, sidik, nama, pertama, terakhir) VALUES (${otherId}, '\\x00', 'Chrome', ${NOW}, ${NOW})`,
      sql`UPDATE sesi SET perangkat_id = ${latest('perangkat')} WHERE sesi_id = (SELECT min(sesi_id) FROM sesi WHERE pengguna_id = ${penggunaId})`,
    ],
    () => 'sesi ',
  ],
  [
    'Alamat pada profil adalah alamat utama dari buku alamat',
    () => sql`UPDATE alamat SET teks = 'Lain' WHERE pengguna_id = ${otherId}`,
    () => `pengguna ${otherId}`,
  ],
  [
    'Alamat pada profil adalah alamat utama dari buku alamat',
    () => sql`UPDATE alamat SET utama = false WHERE pengguna_id = ${penggunaId}`,
    () => `pengguna ${penggunaId}`,
  ],
  [
    'Kode wilayah sebuah alamat ada bersama nama-namanya',
    () =>
      sql`UPDATE alamat SET kode_wilayah = '18.09.01', provinsi = '', kabupaten = 'kabupaten', kecamatan = 'kecamatan' WHERE pengguna_id = ${otherId}`,
    () => 'alamat ',
  ],
  [
    'Kode wilayah sebuah alamat ada bersama nama-namanya',
    () =>
      sql`UPDATE alamat SET kode_wilayah = '18.09.01', provinsi = 'provinsi', kabupaten = '', kecamatan = 'kecamatan' WHERE pengguna_id = ${otherId}`,
    () => 'alamat ',
  ],
  [
    'Kode wilayah sebuah alamat ada bersama nama-namanya',
    () =>
      sql`UPDATE alamat SET kode_wilayah = '18.09.01', provinsi = 'provinsi', kabupaten = 'kabupaten', kecamatan = '' WHERE pengguna_id = ${otherId}`,
    () => 'alamat ',
  ],
  [
    'Sebuah buku obat sudah sampai pada catatan terakhirnya',
    () => sql`INSERT INTO kematian (pengguna_id, id, keramba_id, hari, jumlah, catatan, jam, diubah, urut)
      VALUES (${otherId}, gen_random_uuid(), gen_random_uuid(), '2026-11-20', 1, '', '{}', ${NOW}, 1)`,
    () => `pengguna ${otherId}`,
  ],
  [
    'Sebuah buku obat sudah sampai pada catatan terakhirnya',
    () => [
      sql`INSERT INTO buku_obat VALUES (${penggunaId}, 8)`,
      sql`INSERT INTO air (pengguna_id, id, keramba_id, waktu, catatan, jam, diubah, urut)
        VALUES (${penggunaId}, gen_random_uuid(), gen_random_uuid(), ${NOW}, '', '{}', ${NOW}, 9)`,
    ],
    () => `pengguna ${penggunaId}`,
  ],
  [
    'Keluhan atas barang punya satu sampai empat foto, sampai waktunya dihapus',
    ({ lunas }) => keluhan(lunas, { jenis: 'rusak' }),
    () => 'keluhan ',
  ],
  [
    'Keluhan atas barang punya satu sampai empat foto, sampai waktunya dihapus',
    ({ lunas }) => keluhan(lunas, { jenis: 'rusak' }, 5),
    () => 'keluhan ',
  ],
  [
    'Keluhan atas barang punya satu sampai empat foto, sampai waktunya dihapus',
    ({ lunas }) => keluhan(lunas, { jenis: 'rusak', foto_dihapus: NOW }, 1),
    () => 'keluhan ',
  ],
  ['Yang dikeluhkan ada pada pesanannya', ({ lunas }) => keluhanAbout(lunas, 0, 3), () => 'keluhan '],
  ['Yang dikeluhkan ada pada pesanannya', ({ lunas }) => keluhanAbout(lunas, 1, 1), () => 'keluhan '],
  [
    'Keluhan yang dijawab atau selesai punya jawaban toko',
    ({ lunas }) => keluhan(lunas, { status: 'dijawab' }),
    () => 'keluhan ',
  ],
  [
    'Keluhan yang dijawab atau selesai punya jawaban toko',
    ({ lunas }) => keluhan(lunas, { status: 'selesai', hasil: 'ditolak' }),
    () => 'keluhan ',
  ],
  [
    'Keadaan pembelian sesuai dengan yang sudah datang',
    (books) => pembelian(books, 'sebagian', 0),
    ({ pembelian }) => `pembelian ${pembelian}`,
  ],
  [
    'Keadaan pembelian sesuai dengan yang sudah datang',
    (books) => pembelian(books, 'sebagian', 5),
    ({ pembelian }) => `pembelian ${pembelian}`,
  ],
  [
    'Keadaan pembelian sesuai dengan yang sudah datang',
    (books) => pembelian(books, 'diterima', 4),
    ({ pembelian }) => `pembelian ${pembelian}`,
  ],
  [
    'Keadaan pembelian sesuai dengan yang sudah datang',
    (books) => pembelian(books, 'dipesan', 1),
    ({ pembelian }) => `pembelian ${pembelian}`,
  ],
  [
    'Nama pemasok di lot adalah pemasok',
    ({ produk }) => sql`UPDATE lot SET pemasok_id = ${latest('pemasok')} WHERE produk_id = ${produk}`,
    () => 'lot ',
  ],
  [
    'Nama pemasok di lot adalah pemasok',
    ({ produk }) => [
      sql`UPDATE lot SET pemasok = 'Toko Pakan' WHERE produk_id = ${produk}`,
      sql`UPDATE lot SET pemasok_id = NULL WHERE produk_id = ${produk}`,
    ],
    () => 'lot ',
  ],
  [
    'Setiap pesanan yang dibayar bernota',
    ({ lunas }) => sql`DELETE FROM nota WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Setiap pesanan yang dibayar bernota',
    ({ kembali }) => sql`DELETE FROM nota WHERE pesanan_id = ${kembali}`,
    ({ kembali }) => `pesanan ${kembali}`,
  ],
  [
    'Nomor nota setiap bulan tanpa celah',
    () => sql`UPDATE nota_bulan SET terakhir = terakhir + 1`,
    () => 'nota 2026/11',
  ],
  [
    'Nomor nota setiap bulan tanpa celah',
    ({ lunas }) => sql`DELETE FROM nota WHERE pesanan_id = ${lunas}`,
    () => 'nota 2026/11',
  ],
  [
    'Ongkir pesanan sesuai hitungan, atau diisi admin',
    ({ lunas }) => sql`UPDATE pesanan SET ongkir_cara = 'gratis' WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Ongkir pesanan sesuai hitungan, atau diisi admin',
    ({ lunas }) => sql`UPDATE pesanan SET ongkir_cara = 'tarif',
      ongkir_rinci = '{"kg_pertama": 10000, "kg": 2, "kg_berikut": 1000}' WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Ongkir pesanan sesuai hitungan, atau diisi admin',
    ({ lunas }) => sql`UPDATE pesanan SET ongkir_cara = 'konfirmasi' WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Ongkir pesanan sesuai hitungan, atau diisi admin',
    ({ batal }) => awaitOngkir(batal),
    ({ batal }) => `pesanan ${batal}`,
  ],
  [
    'Pesanan yang menunggu ongkir tidak bisa dibayar',
    ({ tunggu }) => [awaitOngkir(tunggu), paid(tunggu)],
    ({ tunggu }) => `pesanan ${tunggu}`,
  ],
  [
    'Resep terpakai sebanyak yang diambil pesanannya',
    ({ resep }) => sql`UPDATE resep_produk SET terpakai = 1 WHERE resep_id = ${resep}`,
    ({ resep }) => `resep ${resep}`,
  ],
  [
    'Resep terpakai sebanyak yang diambil pesanannya',
    (books) => fromResep(books.lunas, books, 2),
    ({ resep }) => `resep ${resep}`,
  ],
  [
    'Obat resep hanya dibayar dengan resep yang disetujui',
    (books) => fromResep(books.lunas, books, 1),
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Obat resep hanya dibayar dengan resep yang disetujui',
    (books) => [...fromResep(books.lunas, books, 2), rejectResep(books)],
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Pesanan yang belum dibayar memegang resepnya, yang berakhir tidak',
    (books) => fromResep(books.batal, books, 1),
    ({ batal }) => `pesanan ${batal}`,
  ],
  [
    'Pesanan yang belum dibayar memegang resepnya, yang berakhir tidak',
    (books) => fromResep(books.tunggu, books, 1),
    ({ tunggu }) => `pesanan ${tunggu}`,
  ],
  [
    'Pesanan yang belum dibayar memegang resepnya, yang berakhir tidak',
    (books) => [
      ...fromResep(books.tunggu, books, 2),
      sql`UPDATE pesanan SET menunggu_resep = true WHERE pesanan_id = ${books.tunggu}`,
    ],
    ({ tunggu }) => `pesanan ${tunggu}`,
  ],
  [
    'Pesanan yang resepnya belum diputuskan tidak bisa dibayar',
    ({ tunggu, resep }) => awaitResep(tunggu, resep),
    ({ tunggu }) => `pesanan ${tunggu}`,
  ],
  [
    'Pesanan yang resepnya belum diputuskan tidak bisa dibayar',
    ({ batal, resep }) => [awaitResep(batal, resep), paid(batal)],
    ({ batal }) => `pesanan ${batal}`,
  ],
  [
    'Kiriman sebagian tidak melebihi isi pesanan',
    ({ lunas }) => [
      sql`INSERT INTO kiriman (pesanan_id, kurir, resi, dibuat) VALUES (${lunas}, 'JNE', 'R1', ${NOW})`,
      sql`INSERT INTO kiriman_baris VALUES (${latest('kiriman')}, 0, 3)`,
    ],
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Kiriman sebagian tidak melebihi isi pesanan',
    ({ lunas }) => [
      sql`INSERT INTO kiriman (pesanan_id, kurir, resi, dibuat) VALUES (${lunas}, 'JNE', 'R1', ${NOW})`,
      sql`INSERT INTO kiriman_baris VALUES (${latest('kiriman')}, 1, 1)`,
    ],
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Diskon pesanan adalah jumlah potongannya, dan terbagi atas barisnya',
    ({ lunas }) =>
      sql`UPDATE pesanan SET diskon_ongkir = 100, total_harga = total_harga - 100 WHERE pesanan_id = ${lunas}`,
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Diskon pesanan adalah jumlah potongannya, dan terbagi atas barisnya',
    ({ lunas }) => [
      sql`UPDATE pesanan SET diskon = 100, total_harga = total_harga - 100 WHERE pesanan_id = ${lunas}`,
      sql`UPDATE pesanan_baris SET diskon = 100 WHERE pesanan_id = ${lunas}`,
    ],
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Diskon pesanan adalah jumlah potongannya, dan terbagi atas barisnya',
    ({ lunas }) => [
      sql`UPDATE pesanan SET diskon = 100, total_harga = total_harga - 100 WHERE pesanan_id = ${lunas}`,
      sql`INSERT INTO pesanan_diskon (pesanan_id, urutan, jenis, keterangan, atas, jumlah) VALUES (${lunas}, 0, 'manual', 'uji', 'barang', 100)`,
    ],
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Resep punya satu sampai tiga berkas milik orang yang sama, sampai waktunya dihapus',
    ({ resep }) => sql`DELETE FROM resep_berkas WHERE resep_id = ${resep}`,
    ({ resep }) => `resep ${resep}`,
  ],
  [
    'Resep punya satu sampai tiga berkas milik orang yang sama, sampai waktunya dihapus',
    ({ resep }) => sql`INSERT INTO resep_berkas (pengguna_id, resep_id, urutan, kunci, jenis, ukuran, sidik, dibuat)
      SELECT ${penggunaId}, ${resep}, ke, gen_random_uuid()::text, 'image/webp', 1, '\\x00', ${NOW} FROM generate_series(2, 4) AS ke`,
    ({ resep }) => `resep ${resep}`,
  ],
  [
    'Resep punya satu sampai tiga berkas milik orang yang sama, sampai waktunya dihapus',
    ({ resep }) => sql`UPDATE resep SET berkas_dihapus = ${NOW} WHERE resep_id = ${resep}`,
    ({ resep }) => `resep ${resep}`,
  ],
  [
    'Resep punya satu sampai tiga berkas milik orang yang sama, sampai waktunya dihapus',
    ({ resep }) => sql`UPDATE resep_berkas SET pengguna_id = ${otherId} WHERE resep_id = ${resep}`,
    ({ resep }) => `resep ${resep}`,
  ],
  [
    'Yang disetujui ada pada resep yang disetujui, dan hanya di sana',
    ({ resep }) => sql`UPDATE resep_produk SET disetujui = 0 WHERE resep_id = ${resep}`,
    ({ resep }) => `resep ${resep}`,
  ],
  ['Yang disetujui ada pada resep yang disetujui, dan hanya di sana', rejectResep, ({ resep }) => `resep ${resep}`],
  [
    'Stok tidak kurang dari nol',
    ({ produk }) => [
      withoutAturan('produk', 'produk_stok_check'),
      sql`UPDATE produk SET stok = -1 WHERE produk_id = ${produk}`,
    ],
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Yang ditahan pembeli baru adalah isi pesanannya yang menunggu',
    ({ produk }) => sql`UPDATE produk SET ditahan_baru = 1 WHERE produk_id = ${produk}`,
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Yang ditahan pembeli baru adalah isi pesanannya yang menunggu',
    ({ tunggu }) => sql`UPDATE pesanan SET pembeli_baru = true WHERE pesanan_id = ${tunggu}`,
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Stok dan yang menunggu dikemas terletak dalam lot',
    ({ produk }) => sql`UPDATE lot SET sisa = sisa + 1 WHERE produk_id = ${produk}`,
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Isi lot adalah jumlah mutasinya',
    ({ produk }) => sql`UPDATE lot SET sisa = sisa + 1 WHERE produk_id = ${produk}`,
    () => 'lot ',
  ],
  [
    'Isi lot adalah jumlah mutasinya',
    ({ produk }) => sql`UPDATE lot SET sisih = sisih + 1 WHERE produk_id = ${produk}`,
    () => 'lot ',
  ],
  [
    'Yang dikemas dari sebuah lot keluar dari lot itu',
    ({ jalan }) => sql`UPDATE pesanan_lot SET jumlah = jumlah + 1 WHERE pesanan_id = ${jalan}`,
    ({ jalan }) => `pesanan ${jalan}, lot `,
  ],
  [
    'Yang dikemas dari sebuah lot keluar dari lot itu',
    ({ jalan }) => sql`DELETE FROM pesanan_lot WHERE pesanan_id = ${jalan}`,
    ({ jalan }) => `pesanan ${jalan}, lot `,
  ],
  [
    'Pesanan dikemas dari lot: tidak lebih dari yang dipegang, dan semuanya setelah diproses',
    ({ jalan }) => sql`UPDATE pesanan_lot SET jumlah = jumlah + 1 WHERE pesanan_id = ${jalan}`,
    ({ jalan, produk }) => `pesanan ${jalan}, produk ${produk}`,
  ],
  [
    'Barang dari lot yang ditarik tidak bisa dijual',
    ({ produk }) => [
      withoutAturan('lot', 'lot_check'),
      sql`UPDATE lot SET ditarik = ${NOW} WHERE produk_id = ${produk}`,
    ],
    () => 'lot ',
  ],
  [
    'Pesanan dikemas dari lot: tidak lebih dari yang dipegang, dan semuanya setelah diproses',
    ({ jalan }) => sql`UPDATE pesanan_lot SET kembali = 1 WHERE pesanan_id = ${jalan}`,
    ({ jalan, produk }) => `pesanan ${jalan}, produk ${produk}`,
  ],
  [
    'Pesanan dikemas dari lot: tidak lebih dari yang dipegang, dan semuanya setelah diproses',
    ({ lunas }) => sql`UPDATE pesanan SET resi = 'R1' WHERE pesanan_id = ${lunas}`,
    ({ lunas, produk }) => `pesanan ${lunas}, produk ${produk}`,
  ],
  [
    'Tidak ada barang yang dikemas dari lot yang sudah ditarik atau kedaluwarsa',
    ({ jalan }) => [
      withoutAturan('lot', 'lot_check'),
      sql`UPDATE lot SET ditarik = ${NOW}::timestamptz - interval '1 second' WHERE lot_id IN (SELECT lot_id FROM pesanan_lot WHERE pesanan_id = ${jalan})`,
    ],
    ({ jalan }) => `pesanan ${jalan}, lot `,
  ],
  [
    'Tidak ada barang yang dikemas dari lot yang sudah ditarik atau kedaluwarsa',
    ({ jalan }) => packed(jalan, new Date('2026-11-20T17:00:00Z'), '2026-11-20'),
    ({ jalan }) => `pesanan ${jalan}, lot `,
  ],
  [
    'Satu nomor lot punya satu kedaluwarsa',
    ({ produk }) => sql`INSERT INTO lot (produk_id, nomor, kedaluwarsa, diterima, dibuat)
      VALUES (${produk}, 'a1', '2029-01-01', '2026-11-20', ${NOW}), (${produk}, 'A1', NULL, '2026-11-20', ${NOW})`,
    ({ produk }) => `produk ${produk}, lot A1`,
  ],
  [
    'Dari lot tanpa nomor tidak diketahui kedaluwarsanya',
    ({ produk }) => sql`UPDATE lot SET kedaluwarsa = '2029-01-01' WHERE produk_id = ${produk} AND nomor = ''`,
    () => 'lot ',
  ],
  [
    'Pesanan yang menunggu barang didahulukan dari pembeli baru',
    ({ produk }) => sql`UPDATE produk SET lot_kurang = 1 WHERE produk_id = ${produk}`,
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Yang kurang tidak lebih dari yang menunggu dikemas',
    ({ produk }) => sql`UPDATE produk SET lot_kurang = 99 WHERE produk_id = ${produk}`,
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Undangan yang tidak berlaku sudah dihapus dari email tersimpan',
    () => sql`
      INSERT INTO surat (kunci, kepada, subjek, teks, kirim_pada, dibuat)
      VALUES ('undangan:00', 'x@contoh.id', 'Uji', 'http://x/undangan?token=' || repeat('a', 43), ${NOW}, ${NOW})`,
    () => 'surat ',
  ],
  [
    'Voucher dipakai sebanyak pesanan yang memegangnya',
    ({ voucher }) => sql`UPDATE voucher SET terpakai = 1 WHERE voucher_id = ${voucher}`,
    () => 'voucher UJI',
  ],
  [
    'Voucher dipakai sebanyak pesanan yang memegangnya',
    (books) => withVoucher(books.lunas, books, true),
    () => 'voucher UJI',
  ],
  [
    'Pesanan bervoucher memegangnya, kecuali sudah berakhir tanpa uang',
    (books) => withVoucher(books.lunas, books),
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Pesanan bervoucher memegangnya, kecuali sudah berakhir tanpa uang',
    (books) => withVoucher(books.lunas, books, false),
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Pesanan bervoucher memegangnya, kecuali sudah berakhir tanpa uang',
    (books) => withVoucher(books.batal, books, true),
    ({ batal }) => `pesanan ${batal}`,
  ],
  [
    'Voucher tidak memotong obat resep',
    (books) => [...fromResep(books.lunas, books, 2), ...withVoucher(books.lunas, books, true)],
    ({ lunas }) => `pesanan ${lunas}`,
  ],
  [
    'Setiap email terkirim satu kali, menunggu, atau gagal dengan sebabnya',
    () => sql`UPDATE surat SET status = 'gagal', percobaan = 1 WHERE surat_id = ${latest('surat')}`,
    () => 'surat ',
  ],
  [
    'Setiap email terkirim satu kali, menunggu, atau gagal dengan sebabnya',
    () =>
      sql`UPDATE surat SET status = 'terkirim', percobaan = 1, kesalahan = '550' WHERE surat_id = ${latest('surat')}`,
    () => 'surat ',
  ],
  [
    'Ukuran satu produk minimal dua, dengan golongan dan zat aktif yang sama',
    ({ produk }) => sql`UPDATE produk SET kelompok = produk_id WHERE produk_id = ${produk}`,
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Harga promo yang berlaku adalah yang ditulis, dan tidak untuk obat resep',
    ({ produk }) => sql`UPDATE produk SET harga_promo = harga - 1, harga_kini = harga - 2 WHERE produk_id = ${produk}`,
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Harga promo yang berlaku adalah yang ditulis, dan tidak untuk obat resep',
    ({ produk }) => sql`UPDATE produk SET harga_promo = harga, harga_kini = harga WHERE produk_id = ${produk}`,
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Harga promo yang berlaku adalah yang ditulis, dan tidak untuk obat resep',
    ({ produk }) =>
      sql`UPDATE produk SET harga_promo = 1, harga_kini = 1, golongan = 'obat_keras' WHERE produk_id = ${produk}`,
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Setiap kaitan menyebut penyakit yang dikenal',
    ({ produk }) => sql`UPDATE produk SET penyakit = '{tidak-ada}' WHERE produk_id = ${produk}`,
    ({ produk }) => `produk ${produk}`,
  ],
  [
    'Setiap kaitan menyebut penyakit yang dikenal',
    () => sql`INSERT INTO paket (title, harga, penyakit, dibuat) VALUES ('Paket', 1, '{tidak-ada}', ${NOW})`,
    () => 'paket ',
  ],
  [
    'Setiap kaitan menyebut penyakit yang dikenal',
    () => sql`INSERT INTO artikel (judul, konten, penyakit, dibuat) VALUES ('Artikel', '', '{tidak-ada}', ${NOW})`,
    () => 'artikel ',
  ],
  [
    'Setiap catatan penyakit ada kartunya',
    () => sql`INSERT INTO catatan_penyakit (kode, catatan, diubah) VALUES ('tidak-ada', 'uji', ${NOW})`,
    () => 'catatan penyakit tidak-ada',
  ],
  [
    'Setiap gambar di dalam artikel ada berkasnya',
    () => sql`INSERT INTO artikel (judul, konten, dokumen, dibuat)
      VALUES ('Artikel', '', '{"type": "doc", "content": [{"type": "gambar", "attrs": {"nama": "hilang.webp"}}]}', ${NOW})`,
    () => 'artikel ',
  ],
  [
    'Setiap gambar beranda ada berkasnya',
    () => sql`UPDATE beranda SET gambar_hero = 'hilang.webp', alt_hero = 'uji'`,
    () => 'beranda',
  ],
  [
    'Setiap gambar beranda ada berkasnya',
    () => sql`UPDATE beranda SET gambar_hero = NULL, tim = '[{"nama": "Sari", "foto": "tim.webp"}]'`,
    () => 'beranda',
  ],
  [
    'Setiap gambar beranda ada berkasnya',
    () => [
      sql`UPDATE beranda SET gambar_hero = 'lepas.webp', alt_hero = 'uji', tim = '[]'`,
      sql`INSERT INTO beranda_gambar (nama, sejak) VALUES ('lepas.webp', ${NOW})`,
    ],
    () => 'beranda',
  ],
  [
    'Pesanan pengganti menurut keluhan pesanan asalnya',
    ({ batal, lunas, tunggu }) => [
      ...keluhan(batal),
      sql`UPDATE pesanan SET subtotal = 0, biaya_kirim = 0, total_harga = 0, pengganti_dari = ${lunas},
        pengganti_keluhan_id = ${latest('keluhan')} WHERE pesanan_id = ${tunggu}`,
    ],
    ({ tunggu }) => `pesanan ${tunggu}`,
  ],
  [
    'Barang yang kembali menyebut pesanan dari retur atau pengembaliannya',
    (books) => [
      retur(books, 1, 1),
      sql`INSERT INTO mutasi_stok (produk_id, perubahan, alasan, pesanan_id, retur_id, waktu)
        VALUES (${books.produk}, 1, 'kembali', ${books.batal}, ${latest('retur')}, ${NOW})`,
    ],
    () => 'mutasi ',
  ],
  ['Pengaturan beranda ada', () => sql`DELETE FROM beranda`, () => 'beranda'],
  ['Ulasan hanya dari pembeli barangnya', ({ lunas, produk }) => ulasan(otherId, lunas, produk), () => 'ulasan '],
  ['Ulasan hanya dari pembeli barangnya', ({ lunas, lain }) => ulasan(penggunaId, lunas, lain), () => 'ulasan '],
]

test.each(MISTAKES)('names the row that breaks the rule: %s (%#)', async (aturan, damage, reference) => {
  const books = await moreBooks()
  const rule = FEATURES.flatMap(({ invariants = {} }) => Object.entries(invariants)).find(
    ([sentence]) => sentence === aturan,
  )
  const read = () =>
    readBooks(db, [{ name: 'uji', imports: [], invariants: Object.fromEntries(rule ? [rule] : []) }], 1000)
  const before = await read()
  for (const statement of [damage(books)].flat()) await statement.execute(db)
  const found = await read()
  expect(found.filter((item) => !before.some((earlier) => isDeepStrictEqual(earlier, item)))).toContainEqual({
    aturan,
    rujukan: expect.stringContaining(reference(books)),
    keterangan: expect.any(String),
  })
})

test('has a broken row above or a damage for every rule of every feature', () => {
  const broken = [...MISTAKES.map(([aturan]) => aturan), ...DAMAGES.map(([, , report]) => report), 'refused']
  const rules = rulesOf(FEATURES, NOW).map(({ aturan }) => aturan)
  expect(new Set(broken)).toEqual(new Set([...rules, 'refused']))
})

test('accepts an order whose history was written while the clock was set back', async () => {
  const { lunas, kembali } = await moreBooks()
  const before = await findViolations(db, 1000)
  await sql`UPDATE riwayat_status SET waktu = waktu - interval '1 hour'
    WHERE pesanan_id IN (${lunas}, ${kembali}) AND ke <> 'pending'`.execute(db)
  await sql`UPDATE surat SET percobaan = 1, kirim_pada = dibuat - interval '59 minutes' WHERE status = 'menunggu'`.execute(
    db,
  )
  expect(await findViolations(db, 1000)).toEqual(before)
})

test('counts what waits for a person: kept money, mail that is late, and mail whose attempt a failover lost', async () => {
  const other = await createTestDatabase()
  onTestFinished(() => other.drop())
  const rows = createDb(other.url, { max: 1 })
  onTestFinished(() => rows.destroy())
  await buildSurat(rows, NOW)
  await sql`UPDATE surat SET percobaan = 1, kesalahan = '450 nanti'`.execute(rows)
  await buildSurat(rows, NOW)
  await sql`UPDATE surat SET status = 'terkirim' WHERE percobaan = 0`.execute(rows)
  for (const status of ['menunggu', 'menunggu', 'bukan milik toko'])
    await sql`INSERT INTO titipan (order_id, transaction_id, jumlah, transaction_status, status, diterima, diubah)
      VALUES ('KS-LAIN', gen_random_uuid(), 5000, 'settlement', ${status}, ${NOW}, ${NOW})`.execute(rows)
  expect(await findCatatan(rows)).toEqual([
    '1 email terkirim tanpa percobaan yang tercatat, karena database kehilangan detik terakhirnya. Bisa jadi terkirim dua kali.',
    '1 email tertunda, dan otomatis dicoba lagi. Lihat sebabnya di menu Email di admin toko.',
    '2 uang titipan (masuk tanpa pesanan) menunggu keputusan. Lihat menu Uang Titipan di admin toko.',
  ])
})
