import { sql } from 'kysely'
import { dateWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import type { ProdukRow } from '#server/db/schema.ts'
import { FEATURES } from '#server/features.ts'
import {
  buildAdmin,
  buildLot,
  buildPaket,
  buildPelanggan,
  buildPembelian,
  buildPesanan,
  buildProduk,
  buildResep,
  buildReturned,
  buildSurat,
  buildUlasan,
  buildVoucher,
} from '#server/testing/build-rows.ts'

const PPN = { cara: 'termasuk', persen: 12, pembilang: 11, penyebut: 12 } as const

/**
 * Fills a shop with a row of each kind that a hand-written statement could damage.
 * @returns the ids, by the names that the statements use
 */
export async function fillDamagedShop(db: Db, now: Date): Promise<Record<string, number>> {
  const admin = (await buildAdmin(db, now)).pengguna_id
  const pembeli = (await buildPelanggan(db, now)).pengguna_id
  const other = (await buildPelanggan(db, now)).pengguna_id
  const produk = await buildProduk(db, now)
  const obat = await buildProduk(db, now, { resep: true })
  const numbered = await buildProduk(db, now, { stok: 0 })
  const lot = await buildLot(db, now, numbered.produk_id)
  const resep = (
    await buildResep(db, now, pembeli, [{ produk_id: obat.produk_id, diminta: 5, disetujui: 5 }], {
      diputus_oleh: other,
    })
  ).resep_id
  const voucher = (await buildVoucher(db, now, { terpakai: 1 })).voucher_id
  const pembelian = await buildPembelian(db, now, [{ produk, jumlah: 5 }], { status: 'dipesan' })
  const paket = (await buildPaket(db, now, [{ produk_id: produk.produk_id }])).paket_id
  await buildUlasan(db, now, { produk }, { status: 'tayang' })
  await buildSurat(db, now)
  const lines = [{ produk, jumlah: 2 }]
  const order = (...[change, content = lines, from]: Order) =>
    buildPesanan(db, now, pembeli, change, content, now, from)
  const ids = {
    admin,
    pembeli,
    other,
    produk: produk.produk_id,
    obat: obat.produk_id,
    numbered: numbered.produk_id,
    lot,
    paket,
    resep,
    voucher,
    pembelian,
    ...(await buildOrders(order, numbered)),
    ...(await buildRefunds(db, now, order, admin)),
    diresepkan: (await order({ resep_id: resep }, [{ produk: obat, jumlah: 1 }])).pesanan_id,
  }
  for (const statement of withValues(REST, ids, now)) await sql.raw(statement).execute(db)
  await sql`INSERT INTO pekerjaan (nama, sejak, sampai)
    SELECT nama, now(), now() + interval '1 minute' FROM unnest(${FEATURES.flatMap(({ jobs = {} }) => Object.keys(jobs))}::text[]) AS nama`.execute(
    db,
  )
  return ids
}

type BuildOrder = (...order: Order) => ReturnType<typeof buildPesanan>

/** Creates orders in every state. */
async function buildOrders(order: BuildOrder, numbered: ProdukRow): Promise<Record<string, number>> {
  const done = { status_pesanan: 'Pesanan Selesai', resi: 'R1', kurir: 'JNE' } as const
  const rows = {
    lunas: await order({ status_pembayaran: 'success', ...done }),
    jalan: await order(
      { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' },
      [{ produk: numbered, jumlah: 2 }],
      'rak',
    ),
    batal: await order({ status_pembayaran: 'cancelled' }),
    kembali: await order({ status_pembayaran: 'refunded' }),
    tunggu: await order({}),
    tarif: await order({}),
    bervoucher: await order({}),
    pajak: await order({ status_pembayaran: 'success', ppn: PPN }),
    tambah: await order({}),
  }
  return Object.fromEntries(Object.entries(rows).map(([name, { pesanan_id }]) => [name, pesanan_id]))
}

/** Creates an order that was partly refunded by hand, and one by the provider. */
async function buildRefunds(db: Db, now: Date, order: BuildOrder, admin: number): Promise<Record<string, number>> {
  const partial = await order({ status_pembayaran: 'success', perhatian: ['lunas tanpa stok'] })
  const barang = [{ urutan: 0, jumlah: 1, nilai: 50_000 }]
  await buildReturned(db, partial, admin, { jumlah: 50_000, waktu: now, barang })
  const half = await order({ status_pembayaran: 'success' })
  await buildReturned(db, half, admin, { jumlah: 40_000, waktu: now, cara: 'midtrans' })
  return { partial: partial.pesanan_id, half: half.pesanan_id }
}

type Content = NonNullable<Parameters<typeof buildPesanan>[4]>
type Order = [change: NonNullable<Parameters<typeof buildPesanan>[3]>, content?: Content, from?: 'rak']

/** Replaces `:name` by an id, and `:now` and `:today` by the time and day. */
export const withValues = (statements: readonly string[], ids: Record<string, number>, now: Date): string[] =>
  statements.map((statement) =>
    statement.replace(/(?<!:):([a-z]+)\b/g, (found, name: string) =>
      name === 'now'
        ? `'${now.toISOString()}'::timestamptz`
        : name === 'today'
          ? `'${dateWib(now)}'::date`
          : `${ids[name] ?? found}`,
    ),
  )

const paid = (pesanan: string) => `(SELECT pembayaran_id FROM pembayaran WHERE pesanan_id = ${pesanan})`

/** Rows that have no builder, and the parts of orders that the builder leaves out. */
const REST = [
  `UPDATE pesanan SET ongkir_cara = 'tarif', ongkir_rinci = '{"kg": 3, "kg_pertama": 8000, "kg_berikut": 2000}' WHERE pesanan_id = :tarif`,
  `UPDATE pesanan SET diskon = 10000, total_harga = total_harga - 10000 WHERE pesanan_id = :bervoucher`,
  `UPDATE pesanan_baris SET diskon = 10000 WHERE pesanan_id = :bervoucher`,
  `INSERT INTO pesanan_diskon (pesanan_id, urutan, jenis, voucher_id, keterangan, atas, nilai, jumlah)
    SELECT :bervoucher, 0, 'voucher', voucher_id, kode, 'barang', 10000, 10000 FROM voucher WHERE voucher_id = :voucher`,
  `INSERT INTO voucher_pakai VALUES (:bervoucher, :voucher, :pembeli, true, :now)`,
  `UPDATE buku SET ppn = round(barang * 132 / 1332.0), barang = barang - round(barang * 132 / 1332.0) WHERE pesanan_id = :pajak`,
  `UPDATE pesanan SET ppn = '{"cara": "ditambah", "persen": 12, "pembilang": 11, "penyebut": 12}', ppn_ditambah = round(subtotal * 0.11),
    total_harga = total_harga + round(subtotal * 0.11) WHERE pesanan_id = :tambah`,
  `UPDATE pesanan_baris SET ppn = round(harga * jumlah * 0.11) WHERE pesanan_id = :tambah`,
  `UPDATE pesanan_bagian SET dari_resep = 1 WHERE pesanan_id = :diresepkan`,
  `UPDATE resep_produk SET terpakai = 1 WHERE resep_id = :resep`,
  `INSERT INTO pembayaran (pesanan_id, order_id, jumlah, snap_token, dibuat, diubah)
    SELECT pesanan_id, midtrans_order_id, total_harga, 'tk', dibuat, dibuat FROM pesanan WHERE pesanan_id = :tunggu`,
  `UPDATE pembayaran SET payment_type = 'bank_transfer', nomor = '8808' WHERE transaction_id IS NOT NULL`,
  `INSERT INTO kiriman (pesanan_id, kurir, resi, dibuat) VALUES (:lunas, 'JNE', 'R1', :now)`,
  `INSERT INTO kiriman_baris SELECT max(kiriman_id), 0, 2 FROM kiriman`,
  `INSERT INTO keluhan (pesanan_id, jenis, harapan, isi, status, jawab_sebelum, dibuat)
    VALUES (:lunas, 'rusak', 'uang kembali', 'Botol pecah', 'dijawab', :now, :now)`,
  `INSERT INTO keluhan_baris SELECT max(keluhan_id), 0, 1 FROM keluhan`,
  `INSERT INTO keluhan_pesan (keluhan_id, dari, isi, waktu) SELECT max(keluhan_id), 'toko', 'Kami periksa', :now FROM keluhan`,
  `INSERT INTO foto (keluhan_id, urutan, kunci, ukuran, dibuat) SELECT max(keluhan_id), 1, 'foto-1', 1, :now FROM keluhan`,
  `INSERT INTO retur (pesanan_id, produk_id, jumlah, alasan, pengguna_id, dibuat) VALUES (:lunas, :produk, 1, 'uji', :admin, :now)`,
  `INSERT INTO pengembalian (pembayaran_id, refund_key, cara, jumlah, alasan, status, pengguna_id, dibuat, diubah, periksa_pada)
    SELECT ${paid(':lunas')}, 'k-1', 'midtrans', 1000, 'uji', 'diminta', :admin, :now, :now, :now`,
  `INSERT INTO titipan (order_id, transaction_id, jumlah, transaction_status, status, diterima, diubah)
    VALUES ('KS-LAIN', 't-1', 5000, 'settlement', 'menunggu', :now, :now)`,
  `INSERT INTO titipan (order_id, transaction_id, jumlah, dikembalikan, transaction_status, status, diterima, diubah)
    VALUES ('KS-LAIN', 't-2', 5000, 5000, 'refund', 'dikembalikan', :now, :now)`,
  `INSERT INTO titipan (order_id, transaction_id, jumlah, transaction_status, status, pembayaran_id, diterima, diubah)
    SELECT order_id, transaction_id, jumlah, transaction_status, 'dipasangkan', pembayaran_id, :now, :now FROM pembayaran WHERE pesanan_id = :lunas`,
  `INSERT INTO setoran (order_id, pembayaran_id, jumlah, biaya, dibuat, cocok)
    SELECT order_id, pembayaran_id, jumlah, 4000, :now, true FROM pembayaran WHERE pesanan_id = :lunas`,
  `INSERT INTO notifikasi (order_id, transaction_status, isi, periksa_pada, diterima) VALUES ('KS-1', 'settlement', '{}', :now, :now)`,
  `INSERT INTO surat (kunci, kepada, subjek, teks, status, percobaan, kirim_pada, dibuat)
    VALUES ('lunas:1', 'a@contoh.id', 's', 't', 'terkirim', 1, :now, :now), ('lunas:2', 'a@contoh.id', 's', '', 'terkirim', 1, :now, :now)`,
  `INSERT INTO surat (kunci, kepada, subjek, teks, status, percobaan, kesalahan, kirim_pada, dibuat)
    VALUES ('lunas:3', 'a@contoh.id', 's', 't', 'gagal', 1, '550', :now, :now)`,
  `UPDATE surat SET dicoba = :now WHERE percobaan > 0`,
  `INSERT INTO surat_lama SELECT surat_id, 't' FROM surat WHERE kunci = 'lunas:2'`,
  `INSERT INTO lot (produk_id, nomor, kedaluwarsa, sisih, pemasok, diterima, pembelian_id, dibuat)
    VALUES (:produk, 'P1', :today + 300, 5, 'PT Obat', :today, :pembelian, :now)`,
  `INSERT INTO mutasi_lot (lot_id, sisih, alasan, waktu) SELECT lot_id, 5, 'masuk', :now FROM lot WHERE nomor = 'P1'`,
  `UPDATE pembelian SET status = 'diterima' WHERE pembelian_id = :pembelian`,
  `INSERT INTO dua_langkah (pengguna_id, rahasia, aktif) VALUES (:admin, '\\x00', :now)`,
  `INSERT INTO kode_pemulihan VALUES ('\\x01', :admin)`,
  `INSERT INTO perangkat (pengguna_id, sidik, nama, pertama, terakhir) VALUES (:pembeli, '\\x02', 'Chrome', :now, :now)`,
  `UPDATE sesi SET perangkat_id = (SELECT max(perangkat_id) FROM perangkat) WHERE pengguna_id = :pembeli`,
  `INSERT INTO reset_sandi VALUES ('\\x03', :pembeli, :now, :now + interval '1 hour')`,
  `INSERT INTO tautan_email VALUES ('\\x04', :pembeli, 'konfirmasi', 'a@contoh.id', :now, :now + interval '1 day')`,
  `INSERT INTO undangan (token_hash, nama, email, peran, dibuat, kedaluwarsa)
    VALUES ('\\x05', 'Sari', 's@contoh.id', 'gudang', :now, :now + interval '1 day')`,
  `INSERT INTO jejak (oleh, tindakan, jenis, rujukan, judul, sesudah, waktu)
    SELECT 'Pemilik', 'buat', 'produk', produk_id::text, nama, to_jsonb(produk), :now FROM produk`,
  `INSERT INTO jejak (oleh, tindakan, jenis, rujukan, judul, sesudah, waktu)
    SELECT 'Pemilik', 'buat', 'voucher', voucher_id::text, kode, to_jsonb(voucher), :now FROM voucher`,
  `INSERT INTO lot (produk_id, nomor, kedaluwarsa, sisih, diterima, ditarik, alasan_tarik, dibuat)
    VALUES (:produk, 'T1', :today + 300, 1, :today, :now, 'Cacat', :now)`,
  `INSERT INTO mutasi_lot (lot_id, sisih, alasan, waktu) SELECT lot_id, 1, 'masuk', :now FROM lot WHERE nomor = 'T1'`,
  `INSERT INTO jejak (oleh, tindakan, jenis, rujukan, judul, sesudah, waktu)
    SELECT 'Pemilik', 'buat', 'lot', lot_id::text, nomor, to_jsonb(lot), :now FROM lot
    UNION ALL SELECT 'Dokter', 'status', 'resep', resep_id::text, 'Resep', jsonb_build_object('disetujui', ARRAY[disetujui || ' x Obat']), :now
      FROM resep_produk
    UNION ALL SELECT 'Pemilik', 'buat', 'paket', paket_id::text, title, to_jsonb(paket) || '{"isi": ["1× Obat"]}', :now FROM paket
    UNION ALL SELECT 'Pemilik', 'buat', 'metode-pengiriman', shipping_id::text, nama, to_jsonb(pengiriman), :now FROM pengiriman`,
  `UPDATE riwayat_status SET oleh = 'pelanggan', pengguna_id = :pembeli WHERE pesanan_id IN (:pajak, :tunggu) AND jenis = 'pembayaran' AND dari IS NULL`,
  `INSERT INTO jejak (oleh, tindakan, jenis, rujukan, judul, sesudah, waktu)
    SELECT 'Pemilik', 'ubah', 'pengaturan-toko', 'toko', 'Pengaturan toko',
      jsonb_build_object('rekening_nomor', rekening_nomor, 'batas_orang_kedua', batas_orang_kedua), :now FROM pengaturan_toko
    UNION ALL SELECT 'Pemilik', 'buat', 'pengguna', pengguna_id::text, nama, jsonb_build_object('peran', ARRAY[peran]), :now
      FROM pengguna WHERE pengguna_id = :admin`,
  `INSERT INTO pelepasan (pengguna_id, jenis, nilai, rujukan, keterangan, waktu) VALUES (:admin, 'potongan', 5000, 'KS-1', 'Potongan', :now)`,
  `INSERT INTO persetujuan (pengguna_id, endpoint, isi, isi_hash, jenis, nilai, rujukan, keterangan, alasan, dibuat)
    VALUES (:other, 'ubah-stok', '{}', '\\x00', 'stok', 9000000, 'P1', 'Stok', 'uji', :now)`,
  `INSERT INTO jejak (oleh, tindakan, jenis, rujukan, judul, sesudah, waktu)
    SELECT 'Toko', 'buat', 'titipan', titipan_id::text, order_id, jsonb_build_object('jumlah', jumlah), :now FROM titipan
    UNION ALL SELECT 'Pemilik', 'buat', 'undangan', undangan_id::text, 'Undangan', jsonb_build_object('peran', ARRAY[peran]), :now FROM undangan
    UNION ALL SELECT 'Gudang', 'buat', 'pembelian', pembelian_id::text, 'Pembelian', jsonb_build_object('catatan', catatan), :now FROM pembelian
    UNION ALL SELECT 'Kasir', 'status', 'pesanan', pesanan_id::text, midtrans_order_id, jsonb_build_object('kurir', kurir, 'resi', resi), :now
      FROM pesanan WHERE resi <> ''
    UNION ALL SELECT 'Kasir', 'kembalikan', 'pesanan', ':lunas', 'KS-1', '{"dana": 1000}', :now
    UNION ALL SELECT 'Kasir', 'buat', 'persetujuan', persetujuan_id::text, rujukan, jsonb_build_object('nilai', nilai, 'endpoint', endpoint), :now
      FROM persetujuan
    UNION ALL SELECT 'Kasir', 'buat', 'kiriman', kiriman_id::text, 'KS-1', jsonb_build_object('kurir', kurir, 'resi', resi), :now FROM kiriman
    UNION ALL SELECT 'Kasir', 'buat', 'retur', retur_id::text, 'KS-1',
      jsonb_build_object('jumlah', jumlah, 'rak', rak, 'karantina', karantina, 'hilang', hilang), :now FROM retur
    UNION ALL SELECT 'Pemilik', 'impor', 'setoran', '0', 'Impor setoran', jsonb_build_object('baru', count(*), 'dana', sum(jumlah)), :now FROM setoran`,
  `INSERT INTO izin_kabar (pengguna_id, saluran, keperluan, tempat, naskah, diberi, dicabut, dicabut_lewat)
    VALUES (:pembeli, 'wa', 'pesanan', 'pengaturan', 1, :now, :now, 'wa')`,
  `INSERT INTO nomor_wa (pengguna_id, nomor, dikonfirmasi) VALUES (:pembeli, '628111222333', :now)`,
  `INSERT INTO langganan_push (pengguna_id, sesi_hash, endpoint, p256dh, auth, nama, dibuat)
    SELECT pengguna_id, token_hash, 'https://push.contoh.id/1', decode(repeat('04', 65), 'hex'), decode(repeat('01', 16), 'hex'), 'Chrome', :now
    FROM sesi WHERE pengguna_id = :pembeli`,
  `INSERT INTO kabar_saluran (surat_id, saluran, langganan_id, kirim_pada, sampai, dibuat)
    SELECT surat_id, 'push', langganan_id, :now, :now, :now FROM surat, langganan_push WHERE kunci = 'lunas:2'`,
  `INSERT INTO pemakaian_wa (bulan, templat, terkirim) VALUES ('2026-11', 'pesanan_dibayar', 1)`,
  `INSERT INTO percakapan (pengguna_id, nomor, masuk, terakhir) VALUES (:pembeli, '628111222333', :now, :now)`,
  `INSERT INTO percakapan_pesan (percakapan_id, dari, jenis, isi, waktu, status, kirim_pada)
    SELECT percakapan_id, 'toko', 'teks', 'Ya', :now, 'menunggu', :now FROM percakapan`,
  `INSERT INTO kode_sekali (jenis, pengguna_id, permintaan, sidik, dibuat, kedaluwarsa)
    VALUES ('masuk', :pembeli, '\\x01', '\\x02', :now, :now + interval '5 minutes')`,
  `INSERT INTO gabung_akun (pengguna_id, dari, dibuat, kedaluwarsa) VALUES (:pembeli, 999, :now, :now + interval '7 days')`,
  `INSERT INTO kunci_ulangan VALUES (:pembeli, 'k1', :lunas, '\\x01')`,
]
