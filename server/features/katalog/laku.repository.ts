import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** So many different people must have bought two products together before anybody is told. */
const ORANG_MIN = 3
/** So many are kept of each product; more than are shown, for some of them may be sold out. */
const TEMAN_MAX = 8
/** An order of more lines than this stocks a shelf, and says nothing about what goes together. */
const BARIS_MAX = 12

type Tabel = 'produk' | 'paket'

/** What the ledger says was sold: counted as a whole, so that a count that failed, or an old mistake, is made good by the next. */
export function lakuRepository(db: Db | Tx) {
  /** Units by product or by package: all lines of what was paid, less the lines that went back. */
  const terjual = (kolom: 'produk_id' | 'paket_id') => sql`
    SELECT ${sql.ref(kolom)}, greatest(sum(jumlah), 0)::int AS terjual
    FROM (
      SELECT pesanan_baris.${sql.ref(kolom)}, pesanan_baris.jumlah
      FROM buku JOIN pesanan_baris USING (pesanan_id) WHERE buku.lunas = 1
      UNION ALL
      SELECT pesanan_baris.${sql.ref(kolom)}, -kembali.jumlah
      FROM buku JOIN buku_baris AS kembali USING (buku_id) JOIN pesanan_baris USING (pesanan_id, urutan) WHERE buku.jumlah < 0
    ) AS gerak
    WHERE ${sql.ref(kolom)} IS NOT NULL GROUP BY 1`

  return {
    /** Of what has sold another number than is written down: that number. */
    async readTerjual(tabel: Tabel): Promise<{ id: number; terjual: number }[]> {
      const kolom = `${tabel}_id` as const
      const { rows } = await sql<{ id: number; terjual: number }>`
        SELECT ada.${sql.ref(kolom)} AS id, coalesce(hitungan.terjual, 0) AS terjual
        FROM ${sql.table(tabel)} AS ada LEFT JOIN (${terjual(kolom)}) AS hitungan USING (${sql.ref(kolom)})
        WHERE ada.terjual <> coalesce(hitungan.terjual, 0) ORDER BY 1`.execute(db)
      return rows
    },

    writeTerjual: (tabel: Tabel, id: number, terjual: number) =>
      sql`UPDATE ${sql.table(tabel)} SET terjual = ${terjual} WHERE ${sql.ref(`${tabel}_id`)} = ${id}`.execute(db),

    /**
     * Writes what stands together in orders that were paid since `dari` and still are. Nothing that needs a prescription, is
     * archived, or has a lot that was recalled.
     */
    async writeBersama(dari: Date): Promise<void> {
      const { rows } = await sql<{ produk_id: number; teman_id: number; pesanan: number }>`
        WITH ditarik AS MATERIALIZED (SELECT DISTINCT produk_id FROM lot WHERE lot.ditarik IS NOT NULL),
        lunas AS MATERIALIZED (
          SELECT pesanan_id FROM buku WHERE waktu >= ${dari} GROUP BY pesanan_id HAVING sum(lunas) > 0
        ),
        baris AS MATERIALIZED (
          SELECT pesanan_id, array_agg(DISTINCT produk_id) AS isi
          FROM lunas JOIN pesanan_baris USING (pesanan_id) JOIN produk USING (produk_id)
          WHERE produk.aktif AND NOT produk.resep AND produk_id NOT IN (SELECT produk_id FROM ditarik)
          GROUP BY pesanan_id HAVING count(DISTINCT produk_id) BETWEEN 2 AND ${BARIS_MAX}
        ),
        pasangan AS (
          SELECT satu AS produk_id, teman AS teman_id, count(*)::int AS pesanan
          FROM baris JOIN pesanan USING (pesanan_id), unnest(isi) AS satu, unnest(isi) AS teman
          WHERE satu <> teman
          GROUP BY satu, teman HAVING count(DISTINCT pengguna_id) >= ${ORANG_MIN}
        ),
        urut AS (
          SELECT *, row_number() OVER (PARTITION BY produk_id ORDER BY pesanan DESC, teman_id) AS ke FROM pasangan
        )
        SELECT produk_id, teman_id, pesanan FROM urut WHERE ke <= ${TEMAN_MAX} ORDER BY produk_id, ke`.execute(db)
      const isi = rows.flatMap(({ produk_id, teman_id, pesanan }) => [produk_id, teman_id, pesanan])
      const lama = await db
        .selectFrom('dibeli_bersama')
        .selectAll()
        .orderBy('produk_id')
        .orderBy('pesanan', 'desc')
        .orderBy('teman_id')
        .execute()
      const sama = lama.flatMap(({ produk_id, teman_id, pesanan }) => [produk_id, teman_id, pesanan])
      if (isi.join() === sama.join()) return
      await db.deleteFrom('dibeli_bersama').execute()
      if (rows.length === 0) return
      const kolom = (nama: 'produk_id' | 'teman_id' | 'pesanan') => sql`${rows.map((row) => row[nama])}::int[]`
      await sql`
        INSERT INTO dibeli_bersama (produk_id, teman_id, pesanan)
        SELECT * FROM unnest(${kolom('produk_id')}, ${kolom('teman_id')}, ${kolom('pesanan')})`.execute(db)
    },
  }
}
