import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Minimum number of different buyers of two products before they are recommended together. */
const PEOPLE_MIN = 3
/** Recommendations stored per product. More than are displayed, because some may be sold out. */
const COMPANIONS_MAX = 8
/** Maximum products per order. Larger orders are for stocking up and say nothing about what goes together. */
const LINES_MAX = 12

type DataTable = 'produk' | 'paket'

/** Sales counts from the ledger. Each run counts everything again, so that an earlier failure or error is corrected. */
export function salesRepository(db: Db | Tx) {
  /** Selects units by product or package: all lines of paid orders minus returned lines. */
  const soldOf = (column: 'produk_id' | 'paket_id') => sql`
    SELECT ${sql.ref(column)}, greatest(sum(jumlah), 0)::int AS terjual
    FROM (
      SELECT pesanan_baris.${sql.ref(column)}, pesanan_baris.jumlah
      FROM buku JOIN pesanan_baris USING (pesanan_id) WHERE buku.lunas = 1
      UNION ALL
      SELECT pesanan_baris.${sql.ref(column)}, -kembali.jumlah
      FROM buku JOIN buku_baris AS kembali USING (buku_id) JOIN pesanan_baris USING (pesanan_id, urutan) WHERE buku.jumlah < 0
    ) AS gerak
    WHERE ${sql.ref(column)} IS NOT NULL GROUP BY 1`

  return {
    /** Returns the sales counts that differ from the stored ones. */
    async readSold(table: DataTable): Promise<{ id: number; terjual: number }[]> {
      const column = `${table}_id` as const
      const { rows } = await sql<{ id: number; terjual: number }>`
        SELECT ada.${sql.ref(column)} AS id, coalesce(hitungan.terjual, 0) AS terjual
        FROM ${sql.table(table)} AS ada LEFT JOIN (${soldOf(column)}) AS hitungan USING (${sql.ref(column)})
        WHERE ada.terjual <> coalesce(hitungan.terjual, 0) ORDER BY 1`.execute(db)
      return rows
    },

    writeSold: (table: DataTable, id: number, sold: number) =>
      sql`UPDATE ${sql.table(table)} SET terjual = ${sold} WHERE ${sql.ref(`${table}_id`)} = ${id}`.execute(db),

    /**
     * Stores which products occur together in orders paid since `since` and not fully refunded. Excludes prescription products,
     * archived products, and products with a recalled lot.
     */
    async writeTogether(since: Date): Promise<void> {
      const { rows } = await sql<{ produk_id: number; teman_id: number; pesanan: number }>`
        WITH ditarik AS MATERIALIZED (SELECT DISTINCT produk_id FROM lot WHERE lot.ditarik IS NOT NULL),
        lunas AS MATERIALIZED (
          SELECT pesanan_id FROM buku WHERE waktu >= ${since} GROUP BY pesanan_id HAVING sum(lunas) > 0
        ),
        baris AS MATERIALIZED (
          SELECT pesanan_id, array_agg(DISTINCT produk_id) AS isi
          FROM lunas JOIN pesanan_baris USING (pesanan_id) JOIN produk USING (produk_id)
          WHERE produk.aktif AND NOT produk.resep AND produk_id NOT IN (SELECT produk_id FROM ditarik)
          GROUP BY pesanan_id HAVING count(DISTINCT produk_id) BETWEEN 2 AND ${LINES_MAX}
        ),
        pasangan AS (
          SELECT satu AS produk_id, teman AS teman_id, count(*)::int AS pesanan
          FROM baris JOIN pesanan USING (pesanan_id), unnest(isi) AS satu, unnest(isi) AS teman
          WHERE satu <> teman
          GROUP BY satu, teman HAVING count(DISTINCT pengguna_id) >= ${PEOPLE_MIN}
        ),
        urut AS (
          SELECT *, row_number() OVER (PARTITION BY produk_id ORDER BY pesanan DESC, teman_id) AS ke FROM pasangan
        )
        SELECT produk_id, teman_id, pesanan FROM urut WHERE ke <= ${COMPANIONS_MAX} ORDER BY produk_id, ke`.execute(db)
      const contents = rows.flatMap(({ produk_id, teman_id, pesanan }) => [produk_id, teman_id, pesanan])
      const previous = await db
        .selectFrom('dibeli_bersama')
        .selectAll()
        .orderBy('produk_id')
        .orderBy('pesanan', 'desc')
        .orderBy('teman_id')
        .execute()
      const same = previous.flatMap(({ produk_id, teman_id, pesanan }) => [produk_id, teman_id, pesanan])
      if (contents.join() === same.join()) return
      await db.deleteFrom('dibeli_bersama').execute()
      if (rows.length === 0) return
      const column = (name: 'produk_id' | 'teman_id' | 'pesanan') => sql`${rows.map((row) => row[name])}::int[]`
      await sql`
        INSERT INTO dibeli_bersama (produk_id, teman_id, pesanan)
        SELECT * FROM unnest(${column('produk_id')}, ${column('teman_id')}, ${column('pesanan')})`.execute(db)
    },
  }
}
