import { sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { listSetoran, Setoran, StatusSetoran } from '#contract/keuangan/admin.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A settlement line as stored. */
export interface SetoranRow {
  order_id: string
  jumlah: number
  biaya: number | null
  tanggal: string | null
}

/** The shop's payment for an order id. */
export interface Known {
  order_id: string
  pembayaran_id: number
  orderId: string
  jumlah: number
  /** Amount including the buyer's fee for the payment method. */
  dibayar: number
}

/**
 * Compares a line's amount with the order's sum, or that sum plus the buyer's fee. `STATUS` is the same rule in SQL.
 * @param hasOtherLine true if the payment already has another line
 */
export function match(
  amount: number,
  known: Pick<Known, 'jumlah' | 'dibayar'> | undefined,
  hasOtherLine = false,
): StatusSetoran {
  if (known === undefined) return 'asing'
  if (hasOtherLine) return 'ganda'
  return amount === known.jumlah || amount === known.dibayar ? 'cocok' : 'beda'
}

const PAID_WITH_FEE = sql<number>`(p.jumlah + coalesce((SELECT max(b.biaya) FROM buku b
  WHERE b.pesanan_id = p.pesanan_id AND b.pembayaran_id = p.pembayaran_id), 0))::bigint`

const STATUS = sql`CASE WHEN p.pembayaran_id IS NULL THEN 'asing'
  WHEN EXISTS (SELECT FROM setoran AS dulu WHERE dulu.pembayaran_id = s.pembayaran_id AND dulu.setoran_id < s.setoran_id) THEN 'ganda'
  WHEN s.jumlah IN (p.jumlah, ${PAID_WITH_FEE}) THEN 'cocok' ELSE 'beda' END`

/** Settlement lines as the office sees them. */
const ROW = sql`
  SELECT setoran_id AS "setoranId", s.order_id, s.jumlah, s.biaya, s.tanggal::text AS tanggal, p.jumlah AS seharusnya,
    midtrans_order_id AS "orderId", s.diperiksa IS NOT NULL AS diperiksa, s.diperiksa AS pada, s.catatan, ${STATUS} AS status
  FROM setoran s LEFT JOIN pembayaran p USING (pembayaran_id) LEFT JOIN pesanan USING (pesanan_id)`

type Row = Omit<Setoran, 'diperiksaPada'> & { pada: Date | null }
const toSetoran = ({ pada, ...row }: Row): Setoran => ({ ...row, diperiksaPada: pada?.toISOString() ?? null })

export function setoranRepository(db: Db | Tx) {
  return {
    /** Locks the table, so that the changes written are those displayed. One import at a time. */
    lock: () => sql`LOCK TABLE setoran IN SHARE ROW EXCLUSIVE MODE`.execute(db),

    async known(orderIds: readonly string[]): Promise<Map<string, Known>> {
      const { rows } = await sql<Known>`
        SELECT p.order_id, p.pembayaran_id, midtrans_order_id AS "orderId", p.jumlah, ${PAID_WITH_FEE} AS dibayar
        FROM pembayaran p JOIN pesanan USING (pesanan_id) WHERE p.order_id = ANY(${orderIds}::text[])`.execute(db)
      return new Map(rows.map((row) => [row.order_id, row]))
    },

    async recorded(orderIds: readonly string[]): Promise<{ order_id: string; jumlah: number; biaya: number | null }[]> {
      const { rows } = await sql<{ order_id: string; jumlah: number; biaya: number | null }>`
        SELECT order_id, jumlah, biaya FROM setoran WHERE order_id = ANY(${orderIds}::text[])`.execute(db)
      return rows
    },

    /** Inserts lines. An existing line only gains its fee. */
    async save(
      rows: readonly (SetoranRow & { pembayaran_id: number | null; cocok: boolean })[],
      now: Date,
    ): Promise<void> {
      await sql`
        INSERT INTO setoran (order_id, pembayaran_id, jumlah, biaya, tanggal, cocok, dibuat)
        SELECT order_id, pembayaran_id, jumlah, biaya, tanggal, cocok, ${now}
        FROM json_to_recordset(${JSON.stringify(rows)}::json)
          AS x (order_id text, pembayaran_id integer, jumlah bigint, biaya bigint, tanggal date, cocok boolean)
        ON CONFLICT (order_id, jumlah) DO UPDATE SET biaya = coalesce(setoran.biaya, excluded.biaya)`.execute(db)
    },

    async list({
      q = '',
      status,
      periksa,
      page,
      limit,
    }: z.output<typeof listSetoran.query & {}>): Promise<Page<Setoran>> {
      const selected =
        periksa === 'belum'
          ? sql`NOT diperiksa AND status <> 'cocok'`
          : periksa === 'sudah'
            ? sql`diperiksa`
            : sql`true`
      const { rows } = await sql<Row & { total: number }>`
        SELECT *, count(*) OVER () AS total FROM (${ROW}) AS isi
        WHERE strpos(lower(order_id), lower(${q})) > 0 AND status = coalesce(${status ?? null}::text, status) AND ${selected}
        ORDER BY "setoranId" DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
      return { items: rows.map(({ total: _, ...row }) => toSetoran(row)), total: rows[0]?.total ?? 0 }
    },

    /** Counts unchecked lines that do not match, up to TUGAS_MAX. */
    async countOpen(): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        SELECT count(*)::int AS total FROM (
          SELECT FROM setoran s LEFT JOIN pembayaran p USING (pembayaran_id)
          WHERE NOT s.cocok AND s.diperiksa IS NULL AND ${STATUS} <> 'cocok' LIMIT ${TUGAS_MAX + 1}
        ) AS terbuka`.execute(db)
      return rows[0]?.total ?? 0
    },

    async find(setoranId: number): Promise<Setoran | undefined> {
      const { rows } = await sql<Row>`SELECT * FROM (${ROW}) AS isi WHERE "setoranId" = ${setoranId}`.execute(db)
      return rows[0] && toSetoran(rows[0])
    },

    lockOne: (setoranId: number) => sql`SELECT FROM setoran WHERE setoran_id = ${setoranId} FOR UPDATE`.execute(db),

    async check(setoranId: number, checked: Date | null, catatan: string): Promise<void> {
      await sql`UPDATE setoran SET diperiksa = ${checked}::timestamptz, catatan = ${catatan}
        WHERE setoran_id = ${setoranId}`.execute(db)
    },
  }
}
