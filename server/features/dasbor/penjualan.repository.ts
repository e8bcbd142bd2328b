import { sql } from 'kysely'
import type { Dasbor } from '#contract/dasbor/office.ts'
import { midnightWib, ZONA_WIB } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'

const TERLARIS = 10
/** Part of the statement: PostgreSQL plans it with the zone known. */
const ZONA = sql.lit(ZONA_WIB)

/** Paid orders of the last `hari` days in Jakarta, today's included, added up. */
export async function readPenjualan(db: Db, now: Date, hari: number): Promise<Pick<Dasbor, 'harian' | 'terlaris'>> {
  const dari = midnightWib(now, hari - 1)
  const [harian, terlaris] = await Promise.all([listHarian(db, dari, now), listTerlaris(db, dari)])
  return { harian, terlaris }
}

/** By day, days without any included. */
async function listHarian(db: Db, dari: Date, now: Date): Promise<Dasbor['harian']> {
  const { rows } = await sql<Dasbor['harian'][number]>`
    SELECT to_char(hari, 'YYYY-MM-DD') AS tanggal, coalesce(pesanan, 0) AS pesanan, coalesce(pendapatan, 0) AS pendapatan
    FROM generate_series(${dari}::timestamptz AT TIME ZONE ${ZONA},
                         ${now}::timestamptz AT TIME ZONE ${ZONA}, '1 day') AS hari
    LEFT JOIN (
      SELECT (dibuat AT TIME ZONE ${ZONA})::date AS tanggal, count(*) AS pesanan, sum(total_harga)::bigint AS pendapatan
      FROM pesanan WHERE status_pembayaran = 'success' AND dibuat >= ${dari} GROUP BY 1
    ) AS lunas ON tanggal = hari::date
    ORDER BY hari`.execute(db)
  return rows
}

/** What brought in most, by product and by package, each under the last of its names. */
async function listTerlaris(db: Db, dari: Date): Promise<Dasbor['terlaris']> {
  // Orders are numbered as they come, so the lines of a period lie side by side. OFFSET keeps the planner from reading those
  // of all years instead.
  const { rows } = await sql<Dasbor['terlaris'][number]>`
    WITH lunas AS (SELECT pesanan_id FROM pesanan WHERE status_pembayaran = 'success' AND dibuat >= ${dari})
    SELECT produk_id AS "produkId", paket_id AS "paketId", max(nama) AS nama,
      sum(jumlah) AS jumlah, sum(jumlah * harga)::bigint AS pendapatan
    FROM lunas
    JOIN (SELECT * FROM pesanan_baris WHERE pesanan_id >= (SELECT min(pesanan_id) FROM lunas) OFFSET 0) AS baris
      USING (pesanan_id)
    GROUP BY produk_id, paket_id ORDER BY pendapatan DESC, nama LIMIT ${TERLARIS}`.execute(db)
  return rows
}
