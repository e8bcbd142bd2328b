import { type RawBuilder, sql } from 'kysely'
import { PAYMENT_WINDOW } from '#contract/pengaturan/admin.ts'
import type { Feature, Finding } from '#server/feature.ts'
import { LIVE_ORDERS } from './live-orders.ts'

/** Work of the shop that is late. What waits for a person is counted on the dashboard instead. */
export const live: NonNullable<Feature['live']> = (now, jobs) => {
  const late = (minutes: number) => sql`${now}::timestamptz - ${minutes} * interval '1 minute'`
  return {
    ...LIVE_ORDERS,
    // Leases use the database's clock. In a database whose shop never started there are no jobs.
    'Pekerjaan toko berjalan tepat waktu': sql`
      SELECT 'pekerjaan ' || nama AS rujukan, format('mulai %s, berikutnya %s', sejak, sampai) AS keterangan
      FROM unnest(${[...jobs]}::text[]) AS nama LEFT JOIN pekerjaan USING (nama)
      WHERE EXISTS (SELECT FROM pekerjaan) AND (sampai IS NULL OR isfinite(sampai) AND (
        clock_timestamp() NOT BETWEEN sampai - interval '2 days' AND sampai + interval '10 minutes' OR sejak > clock_timestamp() + interval '1 hour'))`,

    'Pesanan yang lewat batas bayar tidak lagi menunggu': sql`
      SELECT 'pesanan ' || pesanan_id AS rujukan, format('batas bayar %s, diperiksa %s', batas_bayar, periksa_pada) AS keterangan
      FROM pesanan WHERE status_pembayaran = 'pending' AND batas_bayar < ${late(120)}
        AND (periksa_pada IS NULL OR periksa_pada NOT BETWEEN ${late(30)} AND ${now}::timestamptz + interval '1 day')`,

    'Batas bayar pesanan yang menunggu paling lama seminggu lagi': sql`
      SELECT 'pesanan ' || pesanan_id AS rujukan, format('batas bayar %s, batas akhir %s', batas_bayar, batas_akhir) AS keterangan
      FROM pesanan WHERE status_pembayaran = 'pending'
        AND greatest(batas_bayar, batas_akhir) > ${now}::timestamptz + ${PAYMENT_WINDOW.max + 24 * 60} * interval '1 minute'`,

    'Yang ditanyakan ke Midtrans ditanyakan tepat waktu': sql`
      SELECT apa || ' ' || id AS rujukan, 'giliran ' || pada AS keterangan
      FROM (
        SELECT 'pesanan' AS apa, pesanan_id AS id, periksa_pada AS pada FROM pesanan WHERE periksa_pada IS NOT NULL
        UNION ALL SELECT 'notifikasi', notifikasi_id, periksa_pada FROM notifikasi WHERE periksa_pada IS NOT NULL
        UNION ALL SELECT 'pengembalian', pengembalian_id, periksa_pada FROM pengembalian WHERE periksa_pada IS NOT NULL
        UNION ALL SELECT 'titipan', titipan_id, periksa_pada FROM titipan WHERE periksa_pada IS NOT NULL
      ) AS antre
      WHERE pada NOT BETWEEN ${late(30)} AND ${now}::timestamptz + interval '8 days'`,

    'Pengembalian dana diputuskan dalam seminggu': sql`
      SELECT 'pengembalian ' || pengembalian_id AS rujukan, format('%s sejak %s', status, dibuat) AS keterangan
      FROM pengembalian WHERE periksa_pada IS NOT NULL AND dibuat < ${late(7 * 24 * 60)}`,

    'Email dikirim tepat waktu': sql`
      SELECT 'surat ' || surat_id AS rujukan, format('giliran %s, dipegang sampai %s', kirim_pada, dipegang_sampai) AS keterangan
      FROM surat WHERE status = 'menunggu' AND (kirim_pada NOT BETWEEN ${late(30)} AND ${now}::timestamptz + interval '4 days'
        OR dipegang_sampai > ${now}::timestamptz + interval '1 hour') AND coalesce(dipegang_sampai, kirim_pada) NOT BETWEEN ${late(1)} AND ${now}::timestamptz + interval '5 minutes'`,

    'Kabar lewat HP dan WhatsApp dikirim tepat waktu': sql`
      SELECT apa || ' ' || id AS rujukan, 'giliran ' || pada AS keterangan
      FROM (
        SELECT 'surat' AS apa, surat_id AS id, saluran_pada AS pada FROM surat WHERE saluran_pada IS NOT NULL
        UNION ALL SELECT 'kabar', kabar_saluran_id, kirim_pada FROM kabar_saluran WHERE status = 'menunggu'
        UNION ALL SELECT 'jawaban WhatsApp', pesan_id, kirim_pada FROM percakapan_pesan WHERE status = 'menunggu'
        UNION ALL SELECT 'webhook WhatsApp', peristiwa_id, kerjakan_pada FROM peristiwa_wa WHERE kerjakan_pada IS NOT NULL
        -- Given up after five attempts.
        UNION ALL SELECT 'webhook WhatsApp', peristiwa_id, diterima FROM peristiwa_wa WHERE kerjakan_pada IS NULL AND kesalahan <> ''
      ) AS antre
      WHERE pada NOT BETWEEN ${late(30)} AND ${now}::timestamptz + interval '1 day'`,

    'Barang kedaluwarsa disisihkan': sql`
      SELECT 'lot ' || lot_id AS rujukan, format('kedaluwarsa %s, sisa %s', kedaluwarsa, sisa) AS keterangan
      FROM lot WHERE sisa > 0 AND kedaluwarsa < (${late(24 * 60)})::date`,

    'Tidak ada kejadian di masa depan': afterNow(now),
  }
}

const afterNow = (now: Date): RawBuilder<Finding> => sql`
    SELECT apa || ' ' || id AS rujukan, waktu::text AS keterangan
    FROM (
      SELECT 'pesanan' AS apa, pesanan_id AS id, dibuat AS waktu FROM pesanan
      UNION ALL SELECT 'buku', buku_id, waktu FROM buku
      UNION ALL SELECT 'pembayaran', pembayaran_id, greatest(dibuat, diubah) FROM pembayaran
      UNION ALL SELECT 'pengembalian', pengembalian_id, greatest(dibuat, diubah) FROM pengembalian
      UNION ALL SELECT 'riwayat', riwayat_id, waktu FROM riwayat_status
      UNION ALL SELECT 'mutasi', mutasi_id, waktu FROM mutasi_stok
      UNION ALL SELECT 'mutasi lot', mutasi_lot_id, waktu FROM mutasi_lot
      UNION ALL SELECT 'lot', lot_id, greatest(dibuat, ditarik, diterima) FROM lot
      UNION ALL SELECT 'resep', resep_id, greatest(dibuat, diputus, berkas_dihapus) FROM resep
      UNION ALL SELECT 'keluhan', keluhan_id, greatest(dibuat, selesai, foto_dihapus) FROM keluhan
      UNION ALL SELECT 'retur', retur_id, greatest(dibuat, selesai) FROM retur
      UNION ALL SELECT 'kiriman', kiriman_id, dibuat FROM kiriman
      UNION ALL SELECT 'titipan', titipan_id, greatest(diterima, diubah) FROM titipan
      UNION ALL SELECT 'notifikasi', notifikasi_id, diterima FROM notifikasi
      UNION ALL SELECT 'pembelian', pembelian_id, greatest(dibuat, dipesan) FROM pembelian
      UNION ALL SELECT 'jejak', jejak_id, waktu FROM jejak
      UNION ALL SELECT 'pengguna', pengguna_id, greatest(dibuat, email_dikonfirmasi, dihapus) FROM pengguna
      UNION ALL SELECT 'sesi', sesi_id, greatest(dibuat, bukti) FROM sesi
      UNION ALL SELECT 'pelepasan', pelepasan_id, waktu FROM pelepasan
      UNION ALL SELECT 'persetujuan', persetujuan_id, greatest(dibuat, diputus) FROM persetujuan
      UNION ALL SELECT 'izin', izin_id, greatest(diberi, dicabut) FROM izin_kabar
      UNION ALL SELECT 'nomor WhatsApp', pengguna_id, dikonfirmasi FROM nomor_wa
      UNION ALL SELECT 'percakapan', percakapan_id, greatest(masuk, terakhir) FROM percakapan
    ) AS kejadian
    WHERE waktu > ${now}::timestamptz + interval '1 day'`
