import { sql } from 'kysely'
import type { Setoran, StatusSetoran } from '#contract/keuangan/office.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A line of a settlement, as it is kept. */
export interface BarisSetoran {
  order_id: string
  jumlah: number
  biaya: number | null
  tanggal: string | null
}

/** What the shop knows of a number. */
export interface Dikenal {
  order_id: string
  pembayaran_id: number
  orderId: string
  jumlah: number
  /** With what the buyer paid on top for the way of payment. */
  dibayar: number
}

/** Lines tell of the sum of the order, or of that and the buyer's fee. */
export const cocokkan = (jumlah: number, dikenal: Pick<Dikenal, 'jumlah' | 'dibayar'> | undefined): StatusSetoran =>
  dikenal === undefined ? 'asing' : jumlah === dikenal.jumlah || jumlah === dikenal.dibayar ? 'cocok' : 'beda'

const DIBAYAR = sql<number>`(p.jumlah + coalesce((SELECT max(b.biaya) FROM buku b
  WHERE b.pesanan_id = p.pesanan_id AND b.pembayaran_id = p.pembayaran_id), 0))::bigint`

export function setoranRepository(db: Db | Tx) {
  return {
    /** One file at a time, so that what was shown is what is written. */
    lock: () => sql`LOCK TABLE setoran IN SHARE ROW EXCLUSIVE MODE`.execute(db),

    async dikenal(orderIds: readonly string[]): Promise<Map<string, Dikenal>> {
      const { rows } = await sql<Dikenal>`
        SELECT p.order_id, p.pembayaran_id, midtrans_order_id AS "orderId", p.jumlah, ${DIBAYAR} AS dibayar
        FROM pembayaran p JOIN pesanan USING (pesanan_id) WHERE p.order_id = ANY(${orderIds}::text[])`.execute(db)
      return new Map(rows.map((row) => [row.order_id, row]))
    },

    async tercatat(orderIds: readonly string[]): Promise<{ order_id: string; jumlah: number; biaya: number | null }[]> {
      const { rows } = await sql<{ order_id: string; jumlah: number; biaya: number | null }>`
        SELECT order_id, jumlah, biaya FROM setoran WHERE order_id = ANY(${orderIds}::text[])`.execute(db)
      return rows
    },

    /** A line that is known already only learns its fee. */
    async save(baris: readonly (BarisSetoran & { pembayaran_id: number | null })[], now: Date): Promise<void> {
      await sql`
        INSERT INTO setoran (order_id, pembayaran_id, jumlah, biaya, tanggal, dibuat)
        SELECT order_id, pembayaran_id, jumlah, biaya, tanggal, ${now}
        FROM json_to_recordset(${JSON.stringify(baris)}::json)
          AS x (order_id text, pembayaran_id integer, jumlah bigint, biaya bigint, tanggal date)
        ON CONFLICT (order_id, jumlah) DO UPDATE SET biaya = coalesce(setoran.biaya, excluded.biaya)`.execute(db)
    },

    async list({
      q = '',
      status,
      page,
      limit,
    }: {
      q?: string | undefined
      status?: StatusSetoran | undefined
      page: number
      limit: number
    }) {
      const { rows } = await sql<Setoran & { total: number }>`
        SELECT *, count(*) OVER () AS total FROM (
          SELECT setoran_id AS "setoranId", s.order_id, s.jumlah, s.biaya, s.tanggal::text AS tanggal,
            p.jumlah AS seharusnya, midtrans_order_id AS "orderId",
            CASE WHEN p.pembayaran_id IS NULL THEN 'asing' WHEN s.jumlah IN (p.jumlah, ${DIBAYAR}) THEN 'cocok' ELSE 'beda' END AS status
          FROM setoran s LEFT JOIN pembayaran p USING (pembayaran_id) LEFT JOIN pesanan USING (pesanan_id)
        ) AS isi
        WHERE strpos(lower(order_id), lower(${q})) > 0 AND status = coalesce(${status ?? null}::text, status)
        ORDER BY "setoranId" DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
      return { items: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
    },
  }
}
