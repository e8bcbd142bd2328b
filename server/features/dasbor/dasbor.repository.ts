import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { type Dasbor, TUGAS_MAX } from '#contract/dasbor-admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo } from '#server/db/daftar.ts'

const TERLARIS = 10

/** Midnight in Jakarta that begins the day `days` before the one of `now`; minus one is the midnight that ends it. */
export function midnight(now: Date, days: number): Date {
  const DAY_MS = 86_400_000
  const WIB_MS = 7 * 3_600_000
  const today = Math.floor((now.getTime() + WIB_MS) / DAY_MS) * DAY_MS - WIB_MS
  return new Date(today - days * DAY_MS)
}

/** Reads over all features; every count and sum runs on an index of its own and none on the whole history. */
export function dasborRepository(db: Db) {
  const count = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) => countUpTo(db, query, TUGAS_MAX)
  const perhatian = (condition: Expression<SqlBool>) =>
    count(db.selectFrom('pemesanan').select('pemesanan_id').where(sql<SqlBool>`perhatian <> '{}'`).where(condition))

  return {
    async tugas(now: Date): Promise<Dasbor['tugas']> {
      const pemesanan = db.selectFrom('pemesanan').select('pemesanan_id')
      const [perluDiproses, lunasTanpaStok, pembayaranMeragukan, habisHariIni, stokMenipis, laporanBaru] =
        await Promise.all([
          count(
            pemesanan
              .where('status_pembayaran', '=', 'success')
              .where('status_pesanan', '=', 'Menunggu Respon')
              .where('arsip', 'is', null),
          ),
          perhatian(sql<SqlBool>`'lunas tanpa stok' = ANY (perhatian)`),
          perhatian(sql<SqlBool>`array_remove(perhatian, 'lunas tanpa stok') <> '{}'`),
          count(pemesanan.where('status_pembayaran', '=', 'pending').where('batas_bayar', '<', midnight(now, -1))),
          count(
            db
              .selectFrom('produk')
              .select('produk_id')
              .where('aktif', '=', true)
              .where('stok', '<=', sql.ref<number>('stok_minimum')),
          ),
          count(db.selectFrom('laporan').select('laporan_id').where('ditangani', 'is', null)),
        ])
      return { perluDiproses, lunasTanpaStok, pembayaranMeragukan, habisHariIni, stokMenipis, laporanBaru }
    },

    /** Paid orders by their day in Jakarta, days without any included. */
    async harian(now: Date, hari: number): Promise<Dasbor['harian']> {
      const from = midnight(now, hari - 1)
      const { rows } = await sql<Dasbor['harian'][number]>`
        SELECT to_char(hari, 'YYYY-MM-DD') AS tanggal, count(pemesanan_id)::int AS pesanan,
               coalesce(sum(total_harga), 0)::bigint AS pendapatan
        FROM generate_series(${from}::timestamptz AT TIME ZONE 'Asia/Jakarta',
                             ${now}::timestamptz AT TIME ZONE 'Asia/Jakarta', '1 day') AS hari
        LEFT JOIN pemesanan
          ON date_trunc('day', dibuat AT TIME ZONE 'Asia/Jakarta') = hari
          AND status_pembayaran = 'success' AND dibuat >= ${from}
        GROUP BY hari ORDER BY hari`.execute(db)
      return rows
    },

    async terlaris(now: Date, hari: number): Promise<Dasbor['terlaris']> {
      const { rows } = await sql<Dasbor['terlaris'][number]>`
        SELECT produk_id AS "produkId", paket_id AS "paketId", max(nama) AS nama,
               sum(jumlah)::int AS jumlah, sum(jumlah * harga)::bigint AS pendapatan
        FROM pemesanan_baris
        WHERE pemesanan_id IN
          (SELECT pemesanan_id FROM pemesanan WHERE status_pembayaran = 'success' AND dibuat >= ${midnight(now, hari - 1)})
        GROUP BY produk_id, paket_id
        ORDER BY pendapatan DESC, nama LIMIT ${TERLARIS}`.execute(db)
      return rows
    },
  }
}
