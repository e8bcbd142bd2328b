import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

/** Records that administrators alone change: kind in the trail, table and key. */
export const RECORDS = [
  ['grup-pelanggan', 'grup_pelanggan', 'grup_id'],
  ['keluhan', 'keluhan', 'keluhan_id'],
  ['lot', 'lot', 'lot_id'],
  ['metode-pengiriman', 'pengiriman', 'shipping_id'],
  ['paket', 'paket', 'paket_id'],
  ['pemasok', 'pemasok', 'pemasok_id'],
  ['pembelian', 'pembelian', 'pembelian_id'],
  ['persetujuan', 'persetujuan', 'persetujuan_id'],
  ['produk', 'produk', 'produk_id'],
  ['resep', 'resep', 'resep_id'],
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
      FROM jejak LEFT JOIN (${ROWS}) AS baris USING (jenis, rujukan),
        jsonb_each(CASE WHEN isi IS NULL THEN jsonb_build_object('', tindakan) ELSE sesudah END) AS tulisan (kolom, dicatat)
      WHERE jenis IN (${KINDS}) AND rujukan ~ '^[1-9][0-9]*$' AND (isi IS NULL OR isi ? kolom)
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
}
