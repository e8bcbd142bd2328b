import { type RawBuilder, sql } from 'kysely'
import type { Parsed } from '#contract/endpoint.ts'
import type { FigureRow, Keuangan, listFigureRows, NotSettled } from '#contract/keuangan/admin.ts'
import { type Figures, type MoneyAmounts, type Part, partsOf } from '#contract/keuangan/figures-admin.ts'
import { TOTAL_MAX } from '#contract/total.ts'
import type { Db } from '#server/db/client.ts'
import { pesananIdsMatching } from '#server/features/pesanan-admin/search-pesanan.ts'
import { incomeOfKnownCost } from '#server/features/stok/laba.repository.ts'
import {
  fees,
  goods,
  incomingPayments,
  payments,
  type Range,
  refunds,
  rowsOf,
  settledPayments,
  unsettledPayments,
} from './movements.ts'

const SOON_MS = 3_600_000

type RowsQuery = Pick<Parsed<typeof listFigureRows>['query'], 'angka' | 'payment_type' | 'q' | 'page' | 'limit'>
type GoodsSums = Pick<Figures, 'pendapatan' | 'pendapatanModal' | 'modal' | 'tanpaModal' | 'belumDikemas'>

/** Sums of the owner's money, read from the ledger on request. */
export function keuanganRepository(db: Db) {
  return {
    money,

    async numbers(range: Range): Promise<Figures> {
      const [amounts, biaya, costs] = await Promise.all([
        money(range),
        one<Pick<Figures, 'biaya' | 'tanpaBiaya'>>(sql`
          SELECT coalesce(sum(biaya), 0)::bigint AS biaya, count(*) FILTER (WHERE biaya IS NULL) AS "tanpaBiaya"
          FROM (${fees(range)}) AS isi`),
        costsOf(range),
      ])
      return { ...amounts, ...biaya, ...costs }
    },

    /** Lists the rows behind a figure, the newest first. @returns rows whose `jumlah` add up to the figure */
    async listRows({ angka, payment_type, q, page, limit }: RowsQuery, range: Range) {
      const found = sql`
        SELECT gerak.*, bayar.payment_type FROM (${rowsOf(angka, partsOf(angka), range)}) AS gerak
        JOIN pembayaran bayar USING (pembayaran_id)
        WHERE ${payment_type === undefined ? sql`true` : sql`coalesce(bayar.payment_type, '') = ${payment_type}`}
          AND ${q ? sql`gerak.pesanan_id IN (${pesananIdsMatching(q)})` : sql`true`}`
      const [{ rows }, { total }] = await Promise.all([
        sql<Omit<FigureRow, 'waktu'> & { waktu: Date; mixed: boolean }>`
          SELECT concat(buku_id, ' ', pembayaran_id) AS kunci, waktu, midtrans_order_id AS "orderId", pesanan_id AS "pesananId",
            jenis, nama AS pembeli, payment_type, jumlah, mixed
          FROM (${found} ORDER BY waktu DESC, buku_id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS halaman
          JOIN pesanan USING (pesanan_id) ORDER BY waktu DESC, buku_id DESC`.execute(db),
        one<{ total: number }>(sql`SELECT count(*)::int AS total FROM (${found} LIMIT ${TOTAL_MAX + 1}) AS semua`),
      ])
      const mixed = rows.filter(({ mixed }) => mixed && angka !== 'modal').map(({ pesananId }) => pesananId)
      const income = await incomeOfKnownCost(db, mixed)
      const items = rows.map(({ mixed: _, waktu, jumlah, ...row }) => ({
        ...row,
        waktu: waktu.toISOString(),
        jumlah: jumlah + (income.get(row.pesananId) ?? 0),
      }))
      return { items, total }
    },

    async metode(range: Range): Promise<Keuangan['metode']> {
      const { rows } = await sql<Keuangan['metode'][number]>`
        SELECT payment_type, count(*) AS banyak, sum(jumlah)::bigint AS jumlah
        FROM (${incomingPayments(range)}) AS p GROUP BY payment_type ORDER BY jumlah DESC, payment_type`.execute(db)
      return rows
    },

    async menunggu(now: Date): Promise<Pick<Keuangan, 'menunggu' | 'segera'>> {
      const soon = new Date(now.getTime() + SOON_MS)
      const row = await one<Record<'banyak' | 'jumlah' | 'banyakSegera' | 'jumlahSegera', number>>(sql`
        SELECT count(*) AS banyak, coalesce(sum(total_harga), 0)::bigint AS jumlah,
          count(*) FILTER (WHERE batas_bayar < ${soon}) AS "banyakSegera",
          coalesce(sum(total_harga) FILTER (WHERE batas_bayar < ${soon}), 0)::bigint AS "jumlahSegera"
        FROM pesanan WHERE status_pembayaran = 'pending'`)
      return {
        menunggu: { banyak: row.banyak, jumlah: row.jumlah },
        segera: { banyak: row.banyakSegera, jumlah: row.jumlahSegera },
      }
    },

    async setoran(range: Range): Promise<Pick<Keuangan, 'disetor' | 'belumDisetor'>> {
      const [settled, remaining] = await Promise.all([
        one<Keuangan['disetor']>(sql`
          SELECT count(*) AS banyak, coalesce(sum(jumlah), 0)::bigint AS jumlah FROM (${settledPayments(range)}) AS p`),
        one<{ banyak: number; jumlah: number; tertua: Date | null }>(sql`
          SELECT count(*) AS banyak, coalesce(sum(jumlah), 0)::bigint AS jumlah, min(waktu) AS tertua
          FROM (${unsettledPayments(range)}) AS belum`),
      ])
      return { disetor: settled, belumDisetor: { ...remaining, tertua: remaining.tertua?.toISOString() ?? null } }
    },

    /** Lists unsettled payments, oldest first. @param page starts at 1 */
    async listUnsettled(range: Range, now: Date, page: number, limit: number, q = '') {
      const found = q
        ? sql`${unsettledPayments(range)} AND p.pesanan_id IN (${pesananIdsMatching(q)})`
        : unsettledPayments(range)
      const [{ rows }, { total }] = await Promise.all([
        sql<Omit<NotSettled, 'waktu' | 'umur'> & { waktu: Date }>`
          SELECT pembayaran_id AS "pembayaranId", belum.order_id, midtrans_order_id AS "orderId", payment_type, jumlah, waktu
          FROM (${found} ORDER BY b.waktu, b.buku_id LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS belum
          JOIN pesanan USING (pesanan_id) ORDER BY waktu, pembayaran_id`.execute(db),
        one<{ total: number }>(sql`SELECT count(*)::int AS total FROM (${found} LIMIT ${TOTAL_MAX + 1}) AS belum`),
      ])
      const items = rows.map(({ waktu, ...row }) => ({
        ...row,
        waktu: waktu.toISOString(),
        umur: Math.max(0, Math.floor((now.getTime() - waktu.getTime()) / 86_400_000)),
      }))
      return { items, total }
    },
  }

  async function money(range: Range): Promise<MoneyAmounts> {
    const [paid, returned] = await Promise.all([
      sums(payments(range), ['pesanan', 'barang', 'diskon', 'ppn', 'ongkir', 'lebih']),
      sums(refunds(range), ['kembaliBarang', 'kembaliPpn', 'kembaliOngkir', 'kembaliLebih']),
    ])
    return { ...paid, ...returned }
  }

  async function costsOf(range: Range) {
    const { mixed, ...costs } = await one<GoodsSums & { mixed: number[] | null }>(sql`
      SELECT coalesce(sum(pendapatan), 0)::bigint AS pendapatan,
        coalesce(sum("pendapatanModal"), 0)::bigint AS "pendapatanModal",
        coalesce(sum(modal), 0)::bigint AS modal, coalesce(sum(tanpa), 0)::int AS "tanpaModal",
        count(*) FILTER (WHERE belum) AS "belumDikemas", array_agg(pesanan_id) FILTER (WHERE mixed) AS mixed
      FROM (${goods(range)}) AS isi`)
    const income = await incomeOfKnownCost(db, mixed ?? [])
    return {
      ...costs,
      pendapatanModal: costs.pendapatanModal + [...income.values()].reduce((sum, one) => sum + one, 0),
    }
  }

  async function sums<P extends Part>(source: RawBuilder<unknown>, parts: readonly P[]): Promise<Record<P, number>> {
    const columns = parts.map((part) => sql`coalesce(sum(${sql.ref(part)}), 0)::bigint AS ${sql.ref(part)}`)
    return one<Record<P, number>>(sql`SELECT ${sql.join(columns)} FROM (${source}) AS gerak`)
  }

  async function one<Row>(query: ReturnType<typeof sql>): Promise<Row> {
    const { rows } = await query.execute(db)
    return rows[0] as Row
  }
}
