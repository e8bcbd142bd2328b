import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { type PesananLaba, splitRevenue } from './laba.ts'

/**
 * Money for goods that the shop kept, for each row of `pesanan`, without tax, in rupiah. A refund that was not declared as
 * shipping reduces an overpayment first, then the goods with their share of tax.
 */
export const keptGoods = sql<number>`(
  SELECT (sisa - coalesce(round(ppn * sisa / nullif(isi, 0)), 0))::bigint
  FROM (
    SELECT isi, ppn, greatest(0, isi - greatest(0, kembali - lebih)) AS sisa
    FROM (
      SELECT coalesce(sum(barang + ppn), 0) AS isi, coalesce(sum(ppn), 0) AS ppn,
        coalesce(sum(-jumlah - coalesce((SELECT g.ongkir FROM pengembalian g
          WHERE g.pengembalian_id = buku.pengembalian_id), 0)) FILTER (WHERE jumlah < 0), 0) AS kembali,
        coalesce(sum(jumlah - barang - ppn - ongkir) FILTER (WHERE jumlah > 0), 0) AS lebih
      FROM buku WHERE buku.pesanan_id = pesanan.pesanan_id
    ) AS gerak
  ) AS uang)`

/** An order with the cost of one unit of each lot, in rupiah; null if unknown. */
interface PesananWithCost extends PesananLaba {
  pesananId: number
  lot: readonly (PesananLaba['lot'][number] & { modal: number | null })[]
}

/** Reads the orders that a query selects as a column `pesanan_id`, in that column's order. */
export async function readPesananLaba(db: Db, selected: RawBuilder<unknown>): Promise<PesananWithCost[]> {
  const { rows } = await sql<PesananWithCost>`
    WITH pesanan AS (${selected})
    SELECT pesanan_id AS "pesananId", ${keptGoods} AS barang,
      (SELECT coalesce(json_agg(json_build_object('produkId', produk_id, 'harga', harga, 'jumlah', jumlah, 'diskon', diskon)), '[]')
        FROM pesanan_baris WHERE pesanan_baris.pesanan_id = pesanan.pesanan_id) AS baris,
      (SELECT coalesce(json_agg(json_build_object('produkId', produk_id, 'harga', harga, 'jumlah', jumlah)), '[]')
        FROM pesanan_bagian JOIN produk USING (produk_id) WHERE pesanan_bagian.pesanan_id = pesanan.pesanan_id) AS bagian,
      (SELECT coalesce(json_agg(json_build_object('lotId', lot_id, 'produkId', produk_id, 'jumlah', jumlah - kembali,
          'modal', harga_modal) ORDER BY lot_id), '[]')
        FROM pesanan_lot JOIN lot USING (lot_id)
        WHERE pesanan_lot.pesanan_id = pesanan.pesanan_id AND jumlah > kembali) AS lot,
      (SELECT coalesce(json_agg(json_build_object('produkId', produk_id, 'jumlah', jumlah)), '[]') FROM (
          SELECT produk_id, sum(jumlah)::int AS jumlah FROM (
            SELECT produk_id, -perubahan AS jumlah FROM mutasi_stok WHERE mutasi_stok.pesanan_id = pesanan.pesanan_id
            UNION ALL SELECT produk_id, kembali - jumlah FROM pesanan_lot JOIN lot USING (lot_id)
              WHERE pesanan_lot.pesanan_id = pesanan.pesanan_id
          ) AS isi GROUP BY produk_id HAVING sum(jumlah) > 0
        ) AS menunggu) AS "belumDikemas"
    FROM pesanan ORDER BY pesanan_id`.execute(db)
  return rows
}

/** Orders per query. */
const BATCH_SIZE = 1000

/** Returns the money kept for the goods of known cost, per order, in rupiah. */
export async function incomeOfKnownCost(db: Db, pesananIds: readonly number[]): Promise<Map<number, number>> {
  const income = new Map<number, number>()
  for (let at = 0; at < pesananIds.length; at += BATCH_SIZE) {
    const ids = pesananIds.slice(at, at + BATCH_SIZE)
    for (const order of await readPesananLaba(db, sql`SELECT unnest(${ids}::int[]) AS pesanan_id`)) {
      const money = splitRevenue(order)
      const known = order.lot.filter(({ modal }) => modal !== null)
      income.set(
        order.pesananId,
        known.reduce((total, { lotId }) => total + (money.get(lotId) ?? 0), 0),
      )
    }
  }
  return income
}
