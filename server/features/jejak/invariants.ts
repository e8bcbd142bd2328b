import { type RawBuilder, sql } from 'kysely'
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
/** The shop's settings, without the holiday, which ends by itself. */
const SETTINGS = sql`
  SELECT 'pengaturan-toko', 'toko', to_jsonb(pengaturan_toko) - '{buka_lagi,pesan_libur}'::text[] FROM pengaturan_toko`
const TIME = '^"[0-9]{4}-[0-9]{2}-[0-9]{2}T'

/*
 * The last value that the trail has of each column; of a row that is gone, the last action, under the name ''. Not compared: numbers
 * that orders change, values that the trail has in words, and the state of records, which an import writes as `status`.
 */
export const invariants: Record<string, RawBuilder<Finding>> = {
  'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat': sql`
    SELECT jenis || ' ' || rujukan AS rujukan,
      CASE kolom WHEN '' THEN 'sudah tidak ada' ELSE format('%s: jejak %s, kini %s', kolom, dicatat, kini) END AS keterangan
    FROM (
      SELECT DISTINCT ON (jenis, rujukan, kolom) jenis, rujukan, kolom, dicatat, isi->kolom AS kini
      FROM jejak LEFT JOIN (${ROWS} UNION ALL ${SETTINGS}) AS baris USING (jenis, rujukan),
        jsonb_each(CASE WHEN isi IS NULL THEN jsonb_build_object('', tindakan) ELSE sesudah END) AS tulisan (kolom, dicatat)
      WHERE (jenis IN (${KINDS}) AND rujukan ~ '^[1-9][0-9]*$' OR jenis = 'pengaturan-toko') AND (isi IS NULL OR isi ? kolom)
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
      UNION ALL SELECT 'setoran', setoran_id::text, 'sudah diperiksa' FROM setoran WHERE diperiksa IS NOT NULL
      UNION ALL SELECT 'keluhan', keluhan_id::text, hasil FROM keluhan WHERE hasil IN ('jawaban', 'ditolak')
      -- A person who leaves takes waiting prescriptions along.
      UNION ALL SELECT 'resep', resep_id::text, status FROM resep JOIN pengguna USING (pengguna_id)
        WHERE status <> 'menunggu' AND dihapus IS NULL
      UNION ALL SELECT 'voucher', voucher_id::text, kode FROM voucher
      UNION ALL SELECT 'grup-pelanggan', grup_id::text, nama FROM grup_pelanggan
      UNION ALL SELECT 'penjelasan', penjelasan_id::text, alasan FROM penjelasan
      UNION ALL SELECT 'zat', ejaan, kelas FROM zat_dinilai
    ) AS putusan
    WHERE NOT EXISTS (
      SELECT FROM jejak WHERE jejak.jenis = putusan.jenis AND jejak.rujukan = putusan.rujukan
        AND tindakan <> 'lihat' AND NOT (tindakan = 'buat' AND jejak.jenis IN ('titipan', 'persetujuan')))`,
}
