import { sql } from 'kysely'
import type { Dasbor } from '#contract/dasbor/admin.ts'
import { midnightWib, WIB_ZONE } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { keuanganRepository } from '#server/features/keuangan/keuangan.repository.ts'
import { rangeBefore } from '#server/features/keuangan/range.ts'

const BEST_SELLERS = 10
/** A literal, because PostgreSQL plans the query better with a known zone. */
const ZONE = sql.lit(WIB_ZONE)

/** Returns the sums of the ledger for the last `hari` days in Jakarta, including today. */
export async function readSales(db: Db, now: Date, hari: number): Promise<Omit<Dasbor, 'tugas' | 'ruang'>> {
  const since = midnightWib(now, hari - 1)
  const { money } = keuanganRepository(db)
  const range = { dari: since, sampai: midnightWib(now, -1) }
  const [daily, bestSelling] = await Promise.all([listDaily(db, since, now), listBestSelling(db, since)])
  const [current, before] = [await money(range), await money(rangeBefore(range))]
  return { harian: daily, periode: current, sebelum: before, terlaris: bestSelling }
}

/** Returns sums by day, including days without orders. Jakarta has no daylight saving, so all days have the same length. */
async function listDaily(db: Db, since: Date, now: Date): Promise<Dasbor['harian']> {
  const { rows } = await sql<Dasbor['harian'][number]>`
    SELECT to_char(hari AT TIME ZONE ${ZONE}, 'YYYY-MM-DD') AS tanggal, coalesce(pesanan, 0) AS pesanan,
      coalesce(masuk - bersih, 0) AS dikembalikan, coalesce(bersih, 0) AS bersih
    FROM generate_series(${since}::timestamptz, ${now}::timestamptz, '1 day') AS hari
    LEFT JOIN (
      SELECT date_bin('1 day', waktu, ${since}) AS hari,
        count(*) FILTER (WHERE lunas = 1 AND buku_id > coalesce(habis, 0)) AS pesanan,
        sum(greatest(jumlah, 0))::bigint AS masuk, sum(jumlah)::bigint AS bersih
      FROM buku
      LEFT JOIN (SELECT pesanan_id, max(buku_id) AS habis FROM buku WHERE lunas = -1 GROUP BY pesanan_id) AS akhir
        USING (pesanan_id)
      WHERE waktu >= ${since} GROUP BY 1
    ) AS gerak USING (hari)
    ORDER BY hari`.execute(db)
  return rows
}

/** Returns the products and packages with the highest revenue, each under its latest name. */
async function listBestSelling(db: Db, since: Date): Promise<Dasbor['terlaris']> {
  const { rows } = await sql<Dasbor['terlaris'][number]>`
    SELECT * FROM (${soldSince(since)}) AS terjual ORDER BY pendapatan DESC, nama LIMIT ${BEST_SELLERS}`.execute(db)
  return rows
}

/** Products and packages sold since a day: units and revenue, less what came back in that time. */
export const soldSince = (since: Date) =>
  // Order ids rise with time, so a period's lines are adjacent. OFFSET prevents the planner from reading the lines of all
  // years.
  sql`
    WITH lunas AS (SELECT pesanan_id FROM buku WHERE lunas = 1 AND waktu >= ${since}),
    gerak AS (
      SELECT produk_id, paket_id, nama, jumlah, harga * jumlah - diskon AS nilai
      FROM lunas
      JOIN (SELECT * FROM pesanan_baris WHERE pesanan_id >= (SELECT min(pesanan_id) FROM lunas) OFFSET 0) AS baris
        USING (pesanan_id)
      UNION ALL
      SELECT produk_id, paket_id, nama, -kembali.jumlah, -(harga * kembali.jumlah - diskon * kembali.jumlah / pesanan_baris.jumlah)
      FROM buku JOIN buku_baris kembali USING (buku_id) JOIN pesanan_baris USING (pesanan_id, urutan)
      WHERE waktu >= ${since} AND buku.jumlah < 0
    )
    SELECT produk_id AS "produkId", paket_id AS "paketId", max(nama) AS nama,
      sum(jumlah)::int AS jumlah, sum(nilai)::bigint AS pendapatan
    FROM gerak
    GROUP BY produk_id, paket_id HAVING sum(jumlah) > 0`
