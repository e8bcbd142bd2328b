import { type RawBuilder, sql } from 'kysely'
import type { Dasbor } from '#contract/dasbor/office.ts'
import { midnightWib, ZONA_WIB } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'

const TERLARIS = 10
/** Part of the statement: PostgreSQL plans it with the zone known. */
const ZONA = sql.lit(ZONA_WIB)

type Penjualan = Pick<Dasbor, 'harian' | 'terlaris'>

/**
 * Paid orders of the last `hari` days in Jakarta, today's included: by day, days without any included, and what sold most.
 * Out of kept sums, which are brought up to date before where they are not.
 */
export async function readPenjualan(db: Db, now: Date, hari: number): Promise<Penjualan> {
  return (await read(db, now, hari)) ?? (await update(db, now, hari))
}

/** What the sums say; nothing where they are of other days, or where something was paid that they do not know of. */
async function read(db: Db | Tx, now: Date, hari: number): Promise<Penjualan | undefined> {
  const dari = midnightWib(now, hari - 1)
  const { rows } = await sql<Penjualan>`
    SELECT
      (SELECT jsonb_agg(harian ORDER BY tanggal) FROM (
        SELECT to_char(hari, 'YYYY-MM-DD') AS tanggal, coalesce(pesanan, 0) AS pesanan, coalesce(pendapatan, 0) AS pendapatan
        FROM generate_series(${dari}::timestamptz AT TIME ZONE ${ZONA},
                             ${now}::timestamptz AT TIME ZONE ${ZONA}, '1 day') AS hari
        LEFT JOIN penjualan_hari ON periode = ${hari} AND tanggal = hari::date
      ) AS harian) AS harian,
      (SELECT coalesce(jsonb_agg(terlaris ORDER BY pendapatan DESC, nama), '[]') FROM (
        SELECT produk_id AS "produkId", paket_id AS "paketId", nama, jumlah, pendapatan
        FROM penjualan_barang WHERE periode = ${hari}
        ORDER BY pendapatan DESC, nama LIMIT ${TERLARIS}
      ) AS terlaris) AS terlaris
    FROM penjualan
    WHERE periode = ${hari} AND dari = ${dari} AND NOT EXISTS (SELECT FROM penjualan_baru)`.execute(db)
  return rows[0]
}

/** One after the other where several ask at once: who waited finds the work done. */
function update(db: Db, now: Date, hari: number): Promise<Penjualan> {
  const dari = midnightWib(now, hari - 1)
  return transaction(db, async (tx) => {
    // All of it sees one moment, that in which the lock was got: what is paid meanwhile waits in `penjualan_baru`.
    await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(tx)
    // The planner takes these small tables for large ones, for which it would compile its plans.
    await sql`SET LOCAL jit = off`.execute(tx)
    await sql`LOCK TABLE penjualan IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    const done = await read(tx, now, hari)
    if (done) return done

    // Sums of other days are of no use. Nor can the name of what is not paid any more be taken out of them.
    await sql`DELETE FROM penjualan
      WHERE dari + periode * interval '24 hours' <> ${midnightWib(now, -1)} OR EXISTS
        (SELECT FROM penjualan_baru JOIN pesanan USING (pesanan_id) WHERE NOT lunas AND dibuat >= dari)`.execute(tx)
    await add(
      tx,
      sql`SELECT periode, pesanan_id, dibuat, total_harga FROM pesanan JOIN penjualan ON dibuat >= dari
        WHERE pesanan_id IN (SELECT pesanan_id FROM penjualan_baru)`,
    )
    await sql`DELETE FROM penjualan_baru`.execute(tx)
    const { numAffectedRows } = await sql`INSERT INTO penjualan (periode, dari) VALUES (${hari}, ${dari})
      ON CONFLICT DO NOTHING`.execute(tx)
    if (numAffectedRows)
      await add(
        tx,
        sql`SELECT ${hari}::integer AS periode, pesanan_id, dibuat, total_harga FROM pesanan
          WHERE status_pembayaran = 'success' AND dibuat >= ${dari}`,
        // All lines since the first of these orders lie side by side; OFFSET keeps the planner from looking up order by order.
        sql`(SELECT * FROM pesanan_baris WHERE pesanan_id >= (SELECT min(pesanan_id) FROM lunas) OFFSET 0)`,
      )
    const penjualan = await read(tx, now, hari)
    if (!penjualan) throw new Error(`the sums of ${hari} days are not there`)
    return penjualan
  })
}

/**
 * Adds paid orders to the sums.
 * @param lunas `periode`, `pesanan_id`, `dibuat` and `total_harga` of each
 * @param baris where their lines are found
 */
async function add(tx: Tx, lunas: RawBuilder<unknown>, baris = sql`pesanan_baris`): Promise<void> {
  await sql`INSERT INTO penjualan_hari AS lama (periode, tanggal, pesanan, pendapatan)
    SELECT periode, (dibuat AT TIME ZONE ${ZONA})::date AS tanggal, count(*), sum(total_harga)
    FROM (${lunas}) AS lunas
    GROUP BY periode, tanggal
    ON CONFLICT (periode, tanggal) DO UPDATE
      SET pesanan = lama.pesanan + EXCLUDED.pesanan, pendapatan = lama.pendapatan + EXCLUDED.pendapatan`.execute(tx)
  await sql`INSERT INTO penjualan_barang AS lama (periode, produk_id, paket_id, nama, jumlah, pendapatan)
    WITH lunas AS (${lunas})
    SELECT periode, produk_id, paket_id, max(nama), sum(jumlah), sum(jumlah * harga)
    FROM lunas JOIN ${baris} AS baris USING (pesanan_id)
    GROUP BY periode, produk_id, paket_id
    ON CONFLICT (periode, produk_id, paket_id) DO UPDATE
      SET nama = greatest(lama.nama, EXCLUDED.nama), jumlah = lama.jumlah + EXCLUDED.jumlah,
        pendapatan = lama.pendapatan + EXCLUDED.pendapatan`.execute(tx)
}
