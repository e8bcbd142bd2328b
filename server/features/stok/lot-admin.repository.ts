import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { FoundRecord } from '#contract/dasbor/find-admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { LotAdmin, LotFilter, listLot, MutasiLot } from '#contract/stok/lot-list-admin.ts'
import { dateWib, formatDate } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, matching, parseSort, patternOf, type Search } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { laterDate } from './sale-deadline.ts'

const SORT_COLUMNS = { kedaluwarsa: sql`kedaluwarsa`, produk: sql`lower(produk.nama)`, diterima: sql`diterima` }

/** Lots for the office. */
export function lotAdminRepository(db: Db | Tx) {
  const lots = () => db.selectFrom('lot').innerJoin('produk', 'produk.produk_id', 'lot.produk_id')

  function found({ q, produkId, keadaan, kedaluwarsa }: LotFilter, now: Date) {
    let query = lots()
    if (produkId) query = query.where('lot.produk_id', '=', produkId)
    if (q)
      query = query.where(({ or, eb }) =>
        or([eb('produk.nama', 'ilike', patternOf(q)), eb('lot.nomor', 'ilike', patternOf(q))]),
      )
    if (keadaan === 'dijual') query = query.where('lot.sisa', '>', 0)
    else if (keadaan === 'disisihkan') query = query.where('lot.sisih', '>', 0)
    else if (keadaan === 'tanpa-nomor') query = query.where('lot.nomor', '=', '').where('lot.sisa', '>', 0)
    else if (keadaan !== 'semua') query = query.where(sql<boolean>`lot.sisa + lot.sisih > 0`)
    const today = dateWib(now)
    if (kedaluwarsa === 'lewat') query = query.where('kedaluwarsa', '<', today)
    else if (kedaluwarsa)
      query = query.where('kedaluwarsa', '>=', today).where('kedaluwarsa', '<=', laterDate(now, Number(kedaluwarsa)))
    return query
  }

  return {
    async list(
      { page, limit, urut, ...filter }: z.output<typeof listLot.query & {}>,
      now: Date,
    ): Promise<Page<LotAdmin>> {
      const { column, direction } = parseSort<keyof typeof SORT_COLUMNS>(urut)
      const [rows, total] = await Promise.all([
        selectForAdmin(found(filter, now))
          .orderBy(SORT_COLUMNS[column], (order) =>
            direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
          )
          .orderBy('lot.lot_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found(filter, now).select('lot.lot_id')),
      ])
      return { items: rows, total }
    },

    find: (lotId: number): Promise<LotAdmin | undefined> =>
      selectForAdmin(lots().where('lot.lot_id', '=', lotId)).executeTakeFirst(),

    findMany: (lotIds: readonly number[]): Promise<LotAdmin[]> =>
      selectForAdmin(lots().where('lot.lot_id', '=', sql<number>`ANY(${lotIds}::int[])`)).execute(),

    /** Returns the numbered lots of products. */
    numbered: (produkIds: readonly number[]): Promise<LotAdmin[]> =>
      selectForAdmin(lots().where('lot.produk_id', '=', sql<number>`ANY(${produkIds}::int[])`).where('nomor', '<>', ''))
        .orderBy('lot.lot_id')
        .execute(),

    /** Returns a lot's movements, newest first. */
    async mutasi(lotId: number, page: number, limit: number): Promise<Page<MutasiLot>> {
      const moves = db.selectFrom('mutasi_lot').where('mutasi_lot.lot_id', '=', lotId)
      const [rows, total] = await Promise.all([
        moves
          .leftJoin('pesanan', 'pesanan.pesanan_id', 'mutasi_lot.pesanan_id')
          .leftJoin('pengguna', 'pengguna.pengguna_id', 'mutasi_lot.oleh')
          .select(['mutasi_lot_id', 'waktu', 'sisa', 'sisih', 'alasan', 'keterangan', 'pengguna.nama as oleh'])
          .select(['mutasi_lot.pesanan_id', 'pesanan.midtrans_order_id', 'pesanan.jenis'])
          .orderBy('mutasi_lot_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, moves.select('mutasi_lot_id')),
      ])
      const items = rows.map(({ mutasi_lot_id, waktu, pesanan_id, midtrans_order_id, jenis, ...row }) => ({
        ...row,
        mutasiLotId: Number(mutasi_lot_id),
        waktu: waktu.toISOString(),
        pesanan:
          pesanan_id !== null && midtrans_order_id !== null && jenis !== null
            ? { pesananId: pesanan_id, nomor: midtrans_order_id, jenis }
            : null,
      }))
      return { items, total }
    },

    /**
     * Returns the changes of each lot after the displayed movement: the units that orders took or returned, and whether
     * anything else changed it.
     */
    async since(
      seen: readonly { lotId: number; versiLot: number }[],
    ): Promise<Map<number, { pesanan: number; isOther: boolean }>> {
      const { rows } = await sql<{ lotId: number; pesanan: number; isOther: boolean }>`
        SELECT dilihat.lot_id AS "lotId",
          coalesce(sum(m.sisa) FILTER (WHERE m.pesanan_id IS NOT NULL), 0)::int AS pesanan,
          count(m.mutasi_lot_id) FILTER (WHERE m.pesanan_id IS NULL AND m.sisa <> 0) > 0 OR dilihat.versi > coalesce(
            (SELECT max(mutasi_lot_id) FROM mutasi_lot WHERE lot_id = dilihat.lot_id), 0) AS "isOther"
        FROM unnest(${seen.map(({ lotId }) => lotId)}::int[], ${seen.map(({ versiLot }) => versiLot)}::bigint[])
          AS dilihat (lot_id, versi)
        LEFT JOIN mutasi_lot m ON m.lot_id = dilihat.lot_id AND m.mutasi_lot_id > dilihat.versi
        GROUP BY dilihat.lot_id, dilihat.versi`.execute(db)
      return new Map(rows.map(({ lotId, ...since }) => [lotId, since]))
    },
  }
}

type Lots = SelectQueryBuilder<Database, 'lot' | 'produk', object>

const selectForAdmin = (query: Lots) =>
  query
    .select(['lot.lot_id as lotId', 'lot.produk_id as produkId', 'produk.nama as produkNama'])
    .select(['nomor', 'kedaluwarsa', 'harga_modal', 'pemasok', 'sisa', 'sisih', 'diterima', 'lot.versi'])
    .select(sql<boolean>`ditarik IS NOT NULL`.as('ditarik'))
    .select(
      sql<number>`coalesce((SELECT max(mutasi_lot_id) FROM mutasi_lot WHERE mutasi_lot.lot_id = lot.lot_id), 0)`.as(
        'versiLot',
      ),
    )

/** Returns the newest lots with a number. A number with a typing error would be another lot's. */
export async function findLotRecords(db: Db, search: Search): Promise<FoundRecord[]> {
  if (!search.isExact) return []
  const rows = await db
    .selectFrom('lot')
    .innerJoin('produk', 'produk.produk_id', 'lot.produk_id')
    .where('nomor', '<>', '')
    .where(matching(sql`nomor`, search))
    .select(['lot_id', 'nomor', 'produk.nama', 'kedaluwarsa'])
    .orderBy('lot_id', 'desc')
    .limit(search.max)
    .execute()
  return rows.map(({ lot_id, nomor, nama, kedaluwarsa }) => ({
    nama: `Lot ${nomor}`,
    keterangan: kedaluwarsa ? `${nama}, kedaluwarsa ${formatDate(kedaluwarsa)}` : nama,
    alamat: `/lot/${lot_id}`,
  }))
}
