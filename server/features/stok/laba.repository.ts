import { type RawBuilder, sql } from 'kysely'
import type { Page } from '#contract/endpoint.ts'
import type { LabaLot, LabaProduk } from '#contract/stok/laba-admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, patternOf } from '#server/db/list.ts'
import { type PesananLaba, splitRevenue } from './laba.ts'

/** Orders per query. */
const BATCH_SIZE = 1000

interface Filter {
  q?: string | undefined
  page: number
  limit: number
}

type Lot = Pick<LabaLot, 'lotId' | 'produkId' | 'produkNama' | 'nomor' | 'harga_modal' | 'terjual'>

/** Cost and revenue of lots, computed at request time from all orders that were packed from a page's lots. */
export function labaRepository(db: Db) {
  const sold = sql<number>`coalesce((
    SELECT sum(jumlah - kembali) FROM pesanan_lot WHERE pesanan_lot.lot_id = lot.lot_id), 0)::int`
  const packed = () =>
    db
      .selectFrom('lot')
      .innerJoin('produk', 'produk.produk_id', 'lot.produk_id')
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('pesanan_lot').select('jumlah').whereRef('pesanan_lot.lot_id', '=', 'lot.lot_id')),
      )
  const selected = (query: ReturnType<typeof packed>) =>
    query
      .select(['lot.lot_id as lotId', 'lot.produk_id as produkId', 'produk.nama as produkNama', 'nomor', 'harga_modal'])
      .select(sold.as('terjual'))

  return {
    async listLot({ q, produkId, page, limit }: Filter & { produkId?: number | undefined }): Promise<Page<LabaLot>> {
      let found = packed()
      if (produkId) found = found.where('lot.produk_id', '=', produkId)
      if (q)
        found = found.where(({ or, eb }) =>
          or([eb('produk.nama', 'ilike', patternOf(q)), eb('nomor', 'ilike', patternOf(q))]),
        )
      const [rows, total] = await Promise.all([
        selected(found)
          .orderBy('lot.lot_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('lot.lot_id')),
      ])
      return { items: await withLaba(db, rows), total }
    },

    async listProduk({ q, page, limit }: Filter): Promise<Page<LabaProduk>> {
      let found = packed().select(['produk.produk_id', 'produk.nama']).distinct()
      if (q) found = found.where('produk.nama', 'ilike', patternOf(q))
      const [produk, total] = await Promise.all([
        found
          .orderBy('produk.nama')
          .orderBy('produk.produk_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found),
      ])
      const ids = produk.map(({ produk_id }) => produk_id)
      const lots = await withLaba(
        db,
        await selected(packed().where('lot.produk_id', '=', sql<number>`ANY(${ids}::int[])`)).execute(),
      )
      const items = produk.map(({ produk_id: produkId, nama: produkName }) => {
        const own = lots.filter((lot) => lot.produkId === produkId)
        const quantityOf = (of: (lot: LabaLot) => number) => own.reduce((sum, lot) => sum + of(lot), 0)
        const income = quantityOf((lot) => lot.pendapatan)
        const modal = own.some((lot) => lot.modal === null) ? null : quantityOf((lot) => lot.modal ?? 0)
        const laba = modal === null ? null : income - modal
        return {
          produkId,
          produkNama: produkName,
          terjual: quantityOf((lot) => lot.terjual),
          pendapatan: income,
          modal,
          laba,
        }
      })
      return { items, total }
    },

    /** Returns the next lots for the export, by id. */
    after: async (lotId: number, limit: number): Promise<LabaLot[]> =>
      withLaba(
        db,
        await selected(packed().where('lot.lot_id', '>', lotId))
          .orderBy('lot.lot_id')
          .limit(limit)
          .execute(),
      ),
  }
}

async function withLaba(db: Db, lots: readonly Lot[]): Promise<LabaLot[]> {
  const money = new Map<number, number>()
  const lotIds = lots.map(({ lotId }) => lotId)
  let last = 0
  for (let orders = await readPesanan(db, lotIds, last); orders.length > 0; ) {
    for (const order of orders) {
      for (const [lotId, rupiah] of splitRevenue(order)) money.set(lotId, (money.get(lotId) ?? 0) + rupiah)
      last = order.pesananId
    }
    orders = orders.length < BATCH_SIZE ? [] : await readPesanan(db, lotIds, last)
  }
  return lots.map((lot) => {
    const income = money.get(lot.lotId) ?? 0
    const modal = lot.terjual === 0 ? 0 : lot.harga_modal === null ? null : lot.harga_modal * lot.terjual
    return { ...lot, pendapatan: income, modal, laba: modal === null ? null : income - modal }
  })
}

/** Returns the next orders that were packed from these lots. */
const readPesanan = (db: Db, lotIds: readonly number[], after: number) =>
  readPesananLaba(
    db,
    sql`SELECT DISTINCT pesanan_id FROM pesanan_lot
      WHERE lot_id = ANY(${lotIds}::int[]) AND jumlah > kembali AND pesanan_id > ${after}
      ORDER BY pesanan_id LIMIT ${BATCH_SIZE}`,
  )

/**
 * Entry of an order's ledger after which no money was left, the last one for which `where` holds; 0 without one. The order
 * starts anew there, as in `enterInBuku`.
 */
export const lastEmptyEntry = (where: RawBuilder<unknown>) =>
  sql`coalesce((SELECT max(habis.buku_id) FROM buku AS habis WHERE habis.lunas = -1 AND ${where}), 0)`

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
        AND buku.buku_id > ${lastEmptyEntry(sql`habis.pesanan_id = pesanan.pesanan_id`)}
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
