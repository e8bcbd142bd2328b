import { type RawBuilder, sql } from 'kysely'
import { WIB_ZONE } from '#contract/wib.ts'
import type { Finding } from '#server/feature.ts'

/** Records that administrators alone change: kind in the trail, table and key. */
export const RECORDS = [
  ['grup-pelanggan', 'grup_pelanggan', 'grup_id'],
  ['keluhan', 'keluhan', 'keluhan_id'],
  ['kiriman', 'kiriman', 'kiriman_id'],
  ['lot', 'lot', 'lot_id'],
  ['metode-pengiriman', 'pengiriman', 'shipping_id'],
  ['paket', 'paket', 'paket_id'],
  ['pemasok', 'pemasok', 'pemasok_id'],
  ['pembelian', 'pembelian', 'pembelian_id'],
  ['persetujuan', 'persetujuan', 'persetujuan_id'],
  ['produk', 'produk', 'produk_id'],
  ['resep', 'resep', 'resep_id'],
  ['retur', 'retur', 'retur_id'],
  ['tarif-ongkir', 'ongkir', 'ongkir_id'],
  ['titipan', 'titipan', 'titipan_id'],
  ['voucher', 'voucher', 'voucher_id'],
] as const

const KINDS = sql.join(RECORDS.map(([kind]) => sql.lit(kind)))
const ROWS = sql.join(
  RECORDS.map(
    ([kind, table, key]) =>
      sql`SELECT ${sql.lit(kind)} AS jenis, ${sql.ref(key)}::text AS rujukan, to_jsonb(baris) AS isi FROM ${sql.table(table)} AS baris`,
  ),
  sql` UNION ALL `,
)
/** Courier and tracking number of orders, which administrators alone set. */
const KIRIMAN = sql`
  SELECT 'pesanan', pesanan_id::text, jsonb_build_object('kurir', kurir, 'resi', resi) FROM pesanan
  WHERE pesanan_id::text IN (SELECT rujukan FROM jejak WHERE jenis = 'pesanan' AND sesudah ?| '{kurir,resi}')`
/** The shop's settings, without the holiday, which ends by itself. */
const SETTINGS = sql`
  SELECT 'pengaturan-toko', 'toko', to_jsonb(pengaturan_toko) - '{buka_lagi,pesan_libur}'::text[] FROM pengaturan_toko`
/** Kinds whose every new row is recorded. Lots without a number come by themselves. */
const CREATED = ['kiriman', 'lot', 'pembelian', 'persetujuan', 'retur', 'titipan']
const IDS = sql.join(
  RECORDS.filter(([kind]) => CREATED.includes(kind)).map(
    ([kind, table, key]) =>
      sql`SELECT ${sql.lit(kind)} AS jenis, ${sql.ref(key)}::text AS rujukan FROM ${sql.table(table)} ${table === 'lot' ? sql`WHERE nomor <> ''` : sql``}`,
  ),
  sql` UNION ALL `,
)
const TIME = '^"[0-9]{4}-[0-9]{2}-[0-9]{2}T'

/*
 * The last value that the trail has of each column; of a row that is gone, the last action, under the name ''. Not compared: numbers
 * that orders change, values that the trail has in words, and the state of records, which an import writes as `status`.
 */
export const invariants: Record<string, RawBuilder<Finding>> = {
  'Data hanya diubah lewat toko': sql`
    SELECT tabel AS rujukan, format('%s oleh %s lewat %s, %s', perintah, peran, coalesce(nullif(program, ''), 'program tanpa nama'),
      to_char(menit AT TIME ZONE ${WIB_ZONE}, 'YYYY-MM-DD HH24:MI')) AS keterangan
    FROM ubahan_luar
    -- A trigger that was disabled and enabled again is no longer an ALWAYS one.
    UNION ALL SELECT tgrelid::regclass::text, 'pencatat perubahan pernah dimatikan' FROM pg_trigger
    WHERE tgname = 'ubahan_luar' AND tgenabled <> 'A'`,

  'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat': sql`
    SELECT jenis || ' ' || rujukan AS rujukan,
      CASE kolom WHEN '' THEN 'sudah tidak ada' ELSE format('%s: jejak %s, kini %s', kolom, dicatat, kini) END AS keterangan
    FROM (
      SELECT DISTINCT ON (jenis, rujukan, kolom) jenis, rujukan, kolom, dicatat, isi->kolom AS kini
      FROM jejak LEFT JOIN (${ROWS} UNION ALL ${SETTINGS} UNION ALL ${KIRIMAN}) AS baris USING (jenis, rujukan),
        jsonb_each(CASE WHEN isi IS NULL THEN jsonb_build_object('', tindakan) ELSE sesudah END) AS tulisan (kolom, dicatat)
      WHERE (jenis IN (${KINDS}) AND rujukan ~ '^[1-9][0-9]*$' OR jenis = 'pengaturan-toko' OR jenis = 'pesanan' AND sesudah ?| '{kurir,resi}')
        AND (isi IS NULL OR isi ? kolom)
      ORDER BY jenis, rujukan, kolom, jejak_id DESC
    ) AS tertulis
    WHERE CASE
      WHEN kolom = '' THEN dicatat <> '"hapus"'
      WHEN dicatat::text ~ ${TIME} AND jsonb_typeof(kini) = 'string' THEN (dicatat #>> '{}')::timestamptz <> (kini #>> '{}')::timestamptz
      ELSE coalesce(nullif(dicatat, 'null'), '""') <> coalesce(nullif(kini, 'null'), '""')
        AND kolom NOT IN ('stok', 'sisa', 'sisih', 'terjual', 'jenis', 'gambar', 'penyakit', 'penanda')
        AND (kolom <> 'aktif' OR jenis = 'voucher')
        AND (jsonb_typeof(dicatat) = jsonb_typeof(kini) OR 'null' IN (jsonb_typeof(dicatat), jsonb_typeof(kini)))
    END`,

  'Yang diputuskan admin ada di jejak': sql`
    SELECT jenis || ' ' || putusan.rujukan AS rujukan, keputusan AS keterangan
    FROM (
      SELECT 'titipan' AS jenis, titipan_id::text AS rujukan, status AS keputusan FROM titipan
        WHERE status IN ('manual', 'bukan milik toko')
      UNION ALL SELECT 'persetujuan', persetujuan_id::text, status FROM persetujuan WHERE status = 'ditolak'
      UNION ALL SELECT 'setoran', setoran_id::text, 'sudah diperiksa' FROM setoran WHERE diperiksa IS NOT NULL OR catatan <> ''
      UNION ALL SELECT 'keluhan', keluhan_id::text, hasil FROM keluhan WHERE hasil IN ('jawaban', 'ditolak')
      -- A person who leaves takes waiting prescriptions along.
      UNION ALL SELECT 'resep', resep_id::text, status FROM resep JOIN pengguna USING (pengguna_id)
        WHERE status <> 'menunggu' AND dihapus IS NULL
      UNION ALL SELECT 'voucher', voucher_id::text, kode FROM voucher
      UNION ALL SELECT 'grup-pelanggan', grup_id::text, nama FROM grup_pelanggan
      UNION ALL SELECT 'penjelasan', penjelasan_id::text, alasan FROM penjelasan
      UNION ALL SELECT 'zat', ejaan, kelas FROM zat_dinilai
      UNION ALL SELECT 'ulasan', ulasan_id::text, CASE balasan WHEN '' THEN status ELSE 'balasan' END FROM ulasan WHERE status <> 'menunggu'
      UNION ALL SELECT 'pesanan', pesanan_id::text, 'arsip' FROM pesanan WHERE arsip IS NOT NULL
      UNION ALL SELECT 'pesanan', pesanan_id::text, 'kembalikan' FROM pengembalian JOIN pembayaran USING (pembayaran_id)
      UNION ALL SELECT 'pengaturan-toko', 'toko', kolom FROM pengaturan_toko, (VALUES ('rekening_nomor'), ('npwp_toko'), ('ppn'), ('gratis_mulai_toko')) AS nama (kolom)
        WHERE to_jsonb(pengaturan_toko) ->> kolom NOT IN ('', 'tidak')
      UNION ALL SELECT 'pembelian', pembelian_id::text, 'alasan' FROM pembelian WHERE alasan <> ''
    ) AS putusan
    WHERE NOT EXISTS (
      SELECT FROM jejak WHERE jejak.jenis = putusan.jenis AND jejak.rujukan = putusan.rujukan
        AND tindakan <> 'lihat' AND NOT (tindakan = 'buat' AND jejak.jenis IN ('titipan', 'persetujuan'))
        AND CASE WHEN jejak.jenis IN ('pembelian', 'pengaturan-toko') OR keputusan = 'balasan' THEN sesudah ? keputusan
          ELSE jejak.jenis <> 'pesanan' OR tindakan = keputusan END)`,

  // Older versions did not record all kinds, and samples have no entry: rows from before the first recorded one are not named.
  'Yang dibuat setelah yang pertama dicatat ada di jejak': sql`
    SELECT baris.jenis || ' ' || baris.rujukan AS rujukan, 'tidak ada di jejak' AS keterangan
    FROM (${IDS}) AS baris
    JOIN (
      SELECT jenis, min(rujukan::bigint) AS nomor FROM jejak
      WHERE jenis IN (${KINDS}) AND tindakan = 'buat' AND rujukan ~ '^[1-9][0-9]*$' GROUP BY jenis
    ) AS pertama USING (jenis)
    WHERE baris.rujukan::bigint > pertama.nomor
      AND NOT EXISTS (SELECT FROM jejak WHERE jejak.jenis = baris.jenis AND jejak.rujukan = baris.rujukan)`,

  // Both are written in one transaction, but older versions read the clock twice.
  'Stok, lot, setoran, dan pesanan yang diubah admin ada di jejak': sql`
    SELECT apa || ' ' || id AS rujukan, alasan || ', ' || waktu AS keterangan
    FROM (
      SELECT 'mutasi' AS apa, mutasi_id AS id, alasan, waktu FROM mutasi_stok WHERE alasan IN ('koreksi', 'impor', 'masuk', 'layak')
      UNION ALL SELECT 'mutasi lot', mutasi_lot_id, alasan, waktu FROM mutasi_lot
        WHERE alasan IN ('koreksi', 'impor', 'masuk', 'layak', 'musnah')
      UNION ALL SELECT 'riwayat', riwayat_id, ke, waktu FROM riwayat_status
        WHERE oleh = 'admin' AND jenis IN ('pesanan', 'ongkir')
      UNION ALL SELECT 'pesan keluhan', pesan_id, dari, waktu FROM keluhan_pesan WHERE dari = 'toko'
      UNION ALL SELECT 'setoran', setoran_id, 'impor', dibuat FROM setoran
        WHERE dibuat > (SELECT min(waktu) FROM jejak WHERE jenis = 'setoran' AND tindakan = 'impor')
    ) AS tulisan
    LEFT JOIN (
      SELECT DISTINCT floor(extract(epoch FROM waktu) / 60) + geser AS menit FROM jejak, generate_series(-1, 1) AS geser
    ) AS catatan ON menit = floor(extract(epoch FROM waktu) / 60)
    WHERE menit IS NULL`,

  'Isi paket sebanyak yang dicatat di jejak': sql`
    SELECT 'paket ' || rujukan AS rujukan, format('jejak %s, kini %s', dicatat, kini) AS keterangan
    FROM (
      SELECT DISTINCT ON (rujukan) rujukan,
        ARRAY(SELECT split_part(teks, '×', 1) FROM jsonb_array_elements_text(sesudah->'isi') WITH ORDINALITY AS t (teks, ke) ORDER BY ke)
          AS dicatat
      FROM jejak WHERE jenis = 'paket' AND jsonb_typeof(sesudah->'isi') = 'array' ORDER BY rujukan, jejak_id DESC
    ) AS tertulis
    JOIN paket ON paket_id::text = rujukan
    CROSS JOIN LATERAL (
      SELECT ARRAY(SELECT jumlah::text FROM paket_item i WHERE i.paket_id = paket.paket_id ORDER BY urutan) AS kini
    ) AS isi
    WHERE dicatat <> kini`,
}
