import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildKategori,
  buildLot,
  buildPaket,
  buildPelanggan,
  buildPembelian,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  buildResep,
  buildUlasan,
  buildVoucher,
} from '#server/testing/build-rows.ts'
import { allowRewrites, createTestDatabase, type TestDatabase } from '#server/testing/test-db.ts'
import { createDb, type Db } from './client.ts'

/* Rejections by the database itself, independent of the code. */

const NOW = new Date('2026-11-20T05:00:00Z')
const CHECK = '23514'
const UNIQUE = '23505'

let database: TestDatabase
let db: Db
let existing: Awaited<ReturnType<typeof buildAll>>
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url)
  existing = await buildAll()
  await allowRewrites(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Creates one record of each kind. */
async function buildAll() {
  const pembeli = await buildPelanggan(db, NOW)
  const produk = await buildProduk(db, NOW)
  const lines = [{ produk, jumlah: 2 }]
  const lunas = await buildPesanan(db, NOW, pembeli.pengguna_id, { status_pembayaran: 'success' }, lines)
  const running = await buildPesanan(
    db,
    NOW,
    pembeli.pengguna_id,
    { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' },
    lines,
  )
  const wait = await buildPesanan(db, NOW, pembeli.pengguna_id, {}, lines)
  const lotId = await buildLot(db, NOW, produk.produk_id)
  const resep = await buildResep(db, NOW, pembeli.pengguna_id, [
    { produk_id: produk.produk_id, diminta: 3, disetujui: 3 },
  ])
  await buildUlasan(db, NOW, { produk }, { pengguna_id: pembeli.pengguna_id })
  const send = await buildPengiriman(db)
  const pembelianId = await buildPembelian(db, NOW, [{ produk, jumlah: 5 }])
  await sql`INSERT INTO ongkir (shipping_id, kode_wilayah, kg_pertama, hari_min, hari_maks) VALUES (${send.shipping_id}, '18', 1000, 1, 2)`.execute(
    db,
  )
  await sql`INSERT INTO grup_pelanggan (nama, dibuat) VALUES ('Tani', ${NOW})`.execute(db)
  await sql`INSERT INTO surat (kunci, kepada, subjek, teks, kirim_pada, dibuat) VALUES ('uji', 'a@b.id', 's', 't', ${NOW}, ${NOW})`.execute(
    db,
  )
  await sql`INSERT INTO setoran (order_id, jumlah, dibuat) VALUES ('KS-1', 5000, ${NOW})`.execute(db)
  await sql`INSERT INTO keluhan (pesanan_id, jenis, harapan, isi, jawab_sebelum, dibuat)
    VALUES (${lunas.pesanan_id}, 'rusak', 'jawaban', 'uji', ${NOW}, ${NOW})`.execute(db)
  await sql`INSERT INTO retur (pesanan_id, produk_id, jumlah, alasan, pengguna_id, dibuat)
    VALUES (${lunas.pesanan_id}, ${produk.produk_id}, 2, 'uji', ${pembeli.pengguna_id}, ${NOW})`.execute(db)
  await titipan({ transaction_id: 'tr-1' }).execute(db)
  return {
    lotId,
    pembelianId,
    kirim: send,
    pembeli,
    produk: produk.produk_id,
    lunas: lunas.pesanan_id,
    jalan: running.pesanan_id,
    tunggu: wait.pesanan_id,
    resep: resep.resep_id,
    voucher: (await buildVoucher(db, NOW)).voucher_id,
    paket: (await buildPaket(db, NOW, [{ produk_id: produk.produk_id }])).paket_id,
    kategori: await buildKategori(db, 'Obat Uji'),
  }
}

/** Returns a payment without an order. */
const titipan = (change: {
  transaction_id?: string
  status?: string
  jumlah?: number
  dikembalikan?: number
  periksa?: Date
}) => {
  const { transaction_id = null, status = 'menunggu', jumlah = 1000, dikembalikan = 0, periksa = null } = change
  return sql`INSERT INTO titipan (order_id, transaction_id, jumlah, dikembalikan, transaction_status, status, periksa_pada, diterima, diubah)
    VALUES ('KS-X', coalesce(${transaction_id}, gen_random_uuid()::text), ${jumlah}, ${dikembalikan}, 'settlement', ${status},
      ${periksa}, ${NOW}, ${NOW})`
}
const pesanan = (id: number, set: RawBuilder<unknown>) => sql`UPDATE pesanan SET ${set} WHERE pesanan_id = ${id}`
const produk = (set: RawBuilder<unknown>) => sql`UPDATE produk SET ${set} WHERE produk_id = ${existing.produk}`
const lot = (set: RawBuilder<unknown>) => sql`UPDATE lot SET ${set} WHERE lot_id = ${existing.lotId}`
const pengembalian = (change: {
  jumlah?: number
  ongkir?: number
  cara?: string
  status?: string
  periksa?: Date | null
}) => {
  const { jumlah = 1000, ongkir = 0, cara = 'midtrans', status = 'diminta', periksa = NOW } = change
  return sql`INSERT INTO pengembalian (pembayaran_id, refund_key, cara, jumlah, ongkir, alasan, status, periksa_pada, pengguna_id, dibuat, diubah)
    SELECT pembayaran_id, gen_random_uuid()::text, ${cara}, ${jumlah}, ${ongkir}, 'uji', ${status}, ${periksa}, ${existing.pembeli.pengguna_id}, ${NOW}, ${NOW}
    FROM pembayaran WHERE pesanan_id = ${existing.lunas}`
}
const buku = (content: {
  jumlah: number
  barang?: number
  ppn?: number
  ongkir?: number
  cara?: string
  lunas?: number
}) => {
  const { jumlah, barang = 0, ppn = 0, ongkir = 0, cara = null, lunas = 0 } = content
  return sql`INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, barang, ppn, ongkir, cara, lunas, waktu)
    SELECT pesanan_id, pembayaran_id, ${jumlah}, ${barang}, ${ppn}, ${ongkir}, ${cara}, ${lunas}, ${NOW}
    FROM pembayaran WHERE pesanan_id = ${existing.lunas}`
}
const mutasi = (perubahan: number, reason: string, pengembalian: RawBuilder<unknown> = sql`NULL`) => sql`
  INSERT INTO mutasi_stok (produk_id, perubahan, alasan, pengembalian_id, waktu)
  VALUES (${existing.produk}, ${perubahan}, ${reason}, ${pengembalian}, ${NOW})`
const voucher = (kode: string, set: { nilai?: number; terpakai?: number; batas?: number } = {}) => sql`
  INSERT INTO voucher (kode, nama, jenis, nilai, terpakai, batas_total, dibuat)
  VALUES (${kode}, 'Uji', 'nominal', ${set.nilai ?? 1}, ${set.terpakai ?? 0}, ${set.batas ?? null}, ${NOW})`

const REFUSED: [apa: string, kode: string, isi: () => RawBuilder<unknown>][] = [
  ['a negative stock', CHECK, () => produk(sql`stok = -1`)],
  ['a negative price', CHECK, () => produk(sql`harga = -1`)],
  ['a negative promotion', CHECK, () => produk(sql`harga_promo = -1`)],
  ['a negative number held by new buyers', CHECK, () => produk(sql`ditahan_baru = -1`)],
  ['a negative shortage', CHECK, () => produk(sql`lot_kurang = -1`)],
  ['a negative weight', CHECK, () => produk(sql`berat_gram = -1`)],
  ['an unknown class of medicine', CHECK, () => produk(sql`golongan = 'obat'`)],
  ['two categories with one name in other case', UNIQUE, () => sql`INSERT INTO kategori (nama) VALUES ('OBAT UJI')`],
  [
    'a part of a package without a quantity',
    CHECK,
    () => sql`UPDATE paket_item SET jumlah = 0 WHERE paket_id = ${existing.paket}`,
  ],
  [
    'a total that is not the sum of its parts',
    CHECK,
    () => pesanan(existing.lunas, sql`total_harga = total_harga + 1`),
  ],
  [
    'a discount above the goods',
    CHECK,
    () => pesanan(existing.lunas, sql`diskon = subtotal + 1, total_harga = biaya_kirim - diskon_ongkir - 1`),
  ],
  [
    'a discount above the shipping fee',
    CHECK,
    () => pesanan(existing.lunas, sql`diskon_ongkir = biaya_kirim + 1, total_harga = subtotal - 1`),
  ],
  ['a negative added tax', CHECK, () => pesanan(existing.lunas, sql`ppn_ditambah = -1, total_harga = total_harga - 1`)],
  ['an unknown state of payment', CHECK, () => pesanan(existing.lunas, sql`status_pembayaran = 'lunas'`)],
  ['an unknown state of an order', CHECK, () => pesanan(existing.lunas, sql`status_pesanan = 'Dikirim'`)],
  [
    'an order waiting for a prescription without one',
    CHECK,
    () => pesanan(existing.tunggu, sql`menunggu_resep = true`),
  ],
  [
    'a paid order waiting for its prescription',
    CHECK,
    () => pesanan(existing.lunas, sql`menunggu_resep = true, resep_id = ${existing.resep}`),
  ],
  ['an order waiting for a known fee', CHECK, () => pesanan(existing.tunggu, sql`menunggu_ongkir = true`)],
  [
    'a paid order waiting for its fee',
    CHECK,
    () => pesanan(existing.lunas, sql`menunggu_ongkir = true, biaya_kirim = 0, total_harga = subtotal`),
  ],
  ['replacements with a price', CHECK, () => pesanan(existing.tunggu, sql`pengganti_dari = ${existing.lunas}`)],
  [
    'eleven labels',
    CHECK,
    () => pesanan(existing.lunas, sql`penanda = array(SELECT ke::text FROM generate_series(1, 11) AS ke)`),
  ],
  [
    'a line without a quantity',
    CHECK,
    () => sql`UPDATE pesanan_baris SET jumlah = 0 WHERE pesanan_id = ${existing.lunas}`,
  ],
  [
    'a discount above its line',
    CHECK,
    () => sql`UPDATE pesanan_baris SET diskon = harga * jumlah + 1 WHERE pesanan_id = ${existing.lunas}`,
  ],
  [
    'a former price that is not higher',
    CHECK,
    () => sql`UPDATE pesanan_baris SET harga_semula = harga WHERE pesanan_id = ${existing.lunas}`,
  ],
  [
    'a line with both a product and a package',
    CHECK,
    () => sql`UPDATE pesanan_baris SET paket_id = ${existing.paket} WHERE pesanan_id = ${existing.lunas}`,
  ],
  [
    'more from a prescription than ordered',
    CHECK,
    () => sql`UPDATE pesanan_bagian SET dari_resep = jumlah + 1 WHERE pesanan_id = ${existing.lunas}`,
  ],
  ['an empty movement', CHECK, () => mutasi(0, 'koreksi')],
  ['a return without a refund or return record', CHECK, () => mutasi(1, 'kembali')],
  ['a movement for an unknown reason', CHECK, () => mutasi(1, 'hilang')],
  [
    'two attempts to pay with one number',
    UNIQUE,
    () => sql`INSERT INTO pembayaran (pesanan_id, order_id, jumlah, dibuat, diubah)
      SELECT pesanan_id, order_id, 1, dibuat, diubah FROM pembayaran WHERE pesanan_id = ${existing.lunas}`,
  ],
  [
    'two attempts to pay with one transaction',
    UNIQUE,
    () => sql`UPDATE pembayaran SET transaction_id = 'sama' WHERE pesanan_id IN (${existing.lunas}, ${existing.jalan})`,
  ],
  [
    'a refund above the payment',
    CHECK,
    () => sql`UPDATE pembayaran SET dikembalikan = jumlah + 1 WHERE pesanan_id = ${existing.lunas}`,
  ],
  ['an empty refund', CHECK, () => pengembalian({ jumlah: 0 })],
  ['a refund of shipping above its amount', CHECK, () => pengembalian({ ongkir: 1001 })],
  ['an open refund without a next query', CHECK, () => pengembalian({ periksa: null })],
  ['a completed refund with a next query', CHECK, () => pengembalian({ status: 'berhasil' })],
  ['a manual transfer that is pending', CHECK, () => pengembalian({ cara: 'manual' })],
  ['two open refunds of one attempt', UNIQUE, () => sql`WITH satu AS (${pengembalian({})}) ${pengembalian({})}`],
  ['an empty ledger entry', CHECK, () => buku({ jumlah: 0 })],
  ['a payment with a refund method', CHECK, () => buku({ jumlah: 10, cara: 'manual' })],
  ['a refund without a method', CHECK, () => buku({ jumlah: -10 })],
  ['parts above the amount', CHECK, () => buku({ jumlah: 10, barang: 5, ppn: 3, ongkir: 3 })],
  ['parts of a refund', CHECK, () => buku({ jumlah: -10, cara: 'manual', barang: 1 })],
  ['a payment that ends an order', CHECK, () => buku({ jumlah: 10, lunas: -1 })],
  ['a refund that begins an order', CHECK, () => buku({ jumlah: -10, cara: 'manual', lunas: 1 })],
  [
    'a returned line without a quantity',
    CHECK,
    () => sql`INSERT INTO buku_baris SELECT buku_id, 0, 0 FROM buku WHERE pesanan_id = ${existing.lunas}`,
  ],
  [
    'a pending notification with a result',
    CHECK,
    () => sql`INSERT INTO notifikasi (order_id, transaction_status, isi, hasil, periksa_pada, diterima)
      VALUES ('KS-1', 'settlement', '{}', 'success', ${NOW}, ${NOW})`,
  ],
  ['one payment kept twice', UNIQUE, () => titipan({ transaction_id: 'tr-1' })],
  ['an empty kept payment', CHECK, () => titipan({ jumlah: 0 })],
  ['a refund above the kept payment', CHECK, () => titipan({ dikembalikan: 1001 })],
  ['an attached payment without an order', CHECK, () => titipan({ status: 'dipasangkan' })],
  ['a kept payment under refund without a next query', CHECK, () => titipan({ status: 'diminta' })],
  ['an undecided kept payment with a next query', CHECK, () => titipan({ periksa: NOW })],
  ['a negative quantity in a lot', CHECK, () => lot(sql`sisa = -1`)],
  ['a negative quantity set aside', CHECK, () => lot(sql`sisih = -1`)],
  ['a recalled lot with goods for sale', CHECK, () => lot(sql`ditarik = ${NOW}`)],
  [
    'two lots without a number for one product',
    UNIQUE,
    () => sql`INSERT INTO lot (produk_id, diterima, dibuat) VALUES (${existing.produk}, '2026-11-20', ${NOW})`,
  ],
  [
    'an empty movement of a lot',
    CHECK,
    () => sql`INSERT INTO mutasi_lot (lot_id, alasan, waktu) VALUES (${existing.lotId}, 'koreksi', ${NOW})`,
  ],
  [
    'more unpacked than was in the parcel',
    CHECK,
    () => sql`UPDATE pesanan_lot SET kembali = jumlah + 1 WHERE pesanan_id = ${existing.jalan}`,
  ],
  ['more returned than announced', CHECK, () => sql`UPDATE retur SET rak = 1, karantina = 1, hilang = 1`],
  ['a completed return before its arrival', CHECK, () => sql`UPDATE retur SET selesai = ${NOW}`],
  ['an arrived return that is not completed', CHECK, () => sql`UPDATE retur SET rak = 1, hilang = 1`],
  ['a code of two characters', CHECK, () => voucher('AB')],
  ['a code of twenty-five characters', CHECK, () => voucher('A'.repeat(25))],
  ['a code in lower case', CHECK, () => voucher('panen')],
  ['an empty voucher', CHECK, () => voucher('NOL', { nilai: 0 })],
  ['a voucher used beyond its limit', CHECK, () => voucher('LEBIH', { terpakai: 2, batas: 1 })],
  [
    'two vouchers with one code',
    UNIQUE,
    () => sql`INSERT INTO voucher (kode, nama, jenis, dibuat) SELECT kode, 'Uji', 'ongkir', ${NOW} FROM voucher`,
  ],
  ['a group with 91 percent', CHECK, () => sql`UPDATE grup_pelanggan SET persen = 91`],
  [
    'two groups with one name in other case',
    UNIQUE,
    () => sql`INSERT INTO grup_pelanggan (nama, dibuat) VALUES ('TANI', ${NOW})`,
  ],
  ['more used than prescribed', CHECK, () => sql`UPDATE resep_produk SET terpakai = disetujui + 1`],
  ['a dose without its unit', CHECK, () => sql`UPDATE resep_produk SET dosis_angka = 5`],
  [
    'a rejected prescription without a reason',
    CHECK,
    () => sql`UPDATE resep SET status = 'ditolak', berlaku_sampai = NULL`,
  ],
  ['an approved prescription without an end', CHECK, () => sql`UPDATE resep SET berlaku_sampai = NULL`],
  [
    'a pending prescription with a decision',
    CHECK,
    () => sql`UPDATE resep SET status = 'menunggu', berlaku_sampai = NULL`,
  ],
  [
    'two open complaints about one order',
    UNIQUE,
    () => sql`INSERT INTO keluhan (pesanan_id, jenis, harapan, isi, jawab_sebelum, dibuat)
      VALUES (${existing.lunas}, 'salah', 'jawaban', 'uji', ${NOW}, ${NOW})`,
  ],
  ['a closed complaint without a result', CHECK, () => sql`UPDATE keluhan SET status = 'selesai', selesai = ${NOW}`],
  ['a closed complaint marked as open', CHECK, () => sql`UPDATE keluhan SET selesai = ${NOW}, hasil = 'jawaban'`],
  [
    'a parcel without a number',
    CHECK,
    () => sql`INSERT INTO kiriman (pesanan_id, kurir, resi, dibuat) VALUES (${existing.lunas}, 'JNE', '', ${NOW})`,
  ],
  ['a fee above the payout', CHECK, () => sql`UPDATE setoran SET biaya = jumlah + 1`],
  [
    'a settlement twice',
    UNIQUE,
    () => sql`INSERT INTO setoran (order_id, jumlah, dibuat) VALUES ('KS-1', 5000, ${NOW})`,
  ],
  [
    'two receipts with one number',
    UNIQUE,
    () =>
      sql`INSERT INTO nota (pesanan_id, bulan, urutan, waktu) SELECT ${existing.tunggu}, bulan, urutan, waktu FROM nota LIMIT 1`,
  ],
  ['a sent purchase without a date', CHECK, () => sql`UPDATE pembelian SET status = 'dipesan'`],
  ['a cancelled purchase without a reason', CHECK, () => sql`UPDATE pembelian SET status = 'batal'`],
  ['a purchase without a quantity', CHECK, () => sql`UPDATE pembelian_baris SET jumlah = 0`],
  [
    'a product twice in a purchase',
    UNIQUE,
    () =>
      sql`INSERT INTO pembelian_baris (pembelian_id, urutan, produk_id, jumlah) VALUES (${existing.pembelianId}, 1, ${existing.produk}, 1)`,
  ],
  [
    'two suppliers with one spelling',
    UNIQUE,
    () => sql`INSERT INTO pemasok (nama, dibuat) SELECT upper(nama), ${NOW} FROM pemasok`,
  ],
  ['a rate with arrival before departure', CHECK, () => sql`UPDATE ongkir SET hari_min = 3`],
  ['a rate without a region', CHECK, () => sql`UPDATE ongkir SET kode_wilayah = '18.1'`],
  ['a second row of settings', UNIQUE, () => sql`INSERT INTO pengaturan_toko (nie_dikumpulkan) VALUES (true)`],
  ['a payment deadline of fourteen minutes', CHECK, () => sql`UPDATE pengaturan_toko SET jendela_bayar_menit = 14`],
  ['a bank account without its number', CHECK, () => sql`UPDATE pengaturan_toko SET rekening_bank = 'BRI'`],
  ['six stars', CHECK, () => sql`UPDATE ulasan SET bintang = 6`],
  ['a rejected review without a reason', CHECK, () => sql`UPDATE ulasan SET status = 'ditolak', diputus = ${NOW}`],
  [
    'two reviews of one product',
    UNIQUE,
    () => sql`INSERT INTO ulasan (pengguna_id, produk_id, pesanan_id, nama, bintang, teks, dibuat)
      SELECT pengguna_id, produk_id, pesanan_id, nama, bintang, teks, dibuat FROM ulasan`,
  ],
  ['an unknown role', CHECK, () => sql`UPDATE pengguna SET role = 'tamu'`],
  ['an unknown part of the office', CHECK, () => sql`UPDATE pengguna SET peran = 'kasir'`],
  ['the owner with another role', CHECK, () => sql`UPDATE pengguna SET peran = 'pemilik,gudang'`],
  [
    'two accounts with one address in other case',
    UNIQUE,
    () =>
      sql`INSERT INTO pengguna (nama, email, password_hash, dibuat) VALUES ('X', upper(${existing.pembeli.email}), 'x', ${NOW})`,
  ],
  [
    'one mail twice',
    UNIQUE,
    () =>
      sql`INSERT INTO surat (kunci, kepada, subjek, teks, kirim_pada, dibuat) VALUES ('uji', 'a@b.id', 's', 't', ${NOW}, ${NOW})`,
  ],
  [
    'a sent mail that is claimed',
    CHECK,
    () => sql`UPDATE surat SET status = 'terkirim', dipegang_sampai = ${NOW} WHERE kunci = 'uji'`,
  ],
]

test.each(REFUSED)('refuses %s (%s)', async (_, kode, content) => {
  const refused = await content()
    .execute(db)
    .then(
      () => undefined,
      (error: { code?: string }) => error.code,
    )
  expect(refused).toBe(kode)
})

test('keeps a voucher of twenty-four characters, a group of ninety percent and ten labels', async () => {
  await voucher('A'.repeat(24)).execute(db)
  await sql`UPDATE grup_pelanggan SET persen = 90`.execute(db)
  const { pesanan_id } = await buildPesanan(db, NOW, existing.pembeli.pengguna_id, {}, [
    { produk: await buildProduk(db, NOW), jumlah: 2 },
  ])
  await pesanan(pesanan_id, sql`penanda = array(SELECT ke::text FROM generate_series(1, 10) AS ke)`).execute(db)
  await pesanan(pesanan_id, sql`diskon_ongkir = biaya_kirim, diskon = subtotal, total_harga = 0`).execute(db)
})
