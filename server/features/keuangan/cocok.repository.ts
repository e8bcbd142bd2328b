import { sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { Temuan } from '#contract/kesehatan/admin.ts'
import type { CocokHari, CocokRow, listCocok, listCocokRows } from '#contract/keuangan/cocok-admin.ts'
import { dateWib, WIB_ZONE } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { ilike } from '#server/db/list.ts'
import { toPenjelasan } from '#server/features/kesehatan/penjelasan.repository.ts'
import { type Range, VIA_MIDTRANS } from './movements.ts'

/** A payment in the provider's answer, in rupiah. */
export interface ProviderSide {
  /** Null: unknown there. */
  status: string | null
  midtrans: number
  midtransKembali: number
}

/** Money of a payment attempt `p` in the ledger, without what the office sent by hand: the provider does not know it. */
const BOOKED = sql`
  SELECT coalesce(min(waktu) FILTER (WHERE jumlah > 0), p.dibuat) AS waktu,
    coalesce(sum(jumlah) FILTER (WHERE jumlah > 0), 0)::bigint AS toko,
    coalesce(-sum(jumlah) FILTER (WHERE cara <> 'manual'), 0)::bigint AS toko_kembali
  FROM buku WHERE pesanan_id = p.pesanan_id AND pembayaran_id = p.pembayaran_id`

const SIDES = sql`toko, toko_kembali AS "tokoKembali", midtrans, midtrans_kembali AS "midtransKembali"`
const SETTLED = sql`coalesce((SELECT sum(s.jumlah) FROM setoran s WHERE s.pembayaran_id = c.pembayaran_id), 0)::bigint`
/** Rule under which differences with the provider are explained. */
const ATURAN = 'Pembayaran sama di toko dan di Midtrans'
/** Amounts of a comparison `c`, which belong to its explanation. */
const AMOUNTS = sql`format('toko %s, kembali %s; Midtrans %s, kembali %s', c.toko, toko_kembali, midtrans, midtrans_kembali)`
/** Explanation `j` of the amounts of a comparison `c`. */
const EXPLAINED = sql`
  LEFT JOIN penjelasan j ON beda AND j.aturan = ${sql.lit(ATURAN)} AND j.rujukan = 'pembayaran ' || c.pembayaran_id AND j.keterangan = ${AMOUNTS}`
const OPEN = sql`(beda AND penjelasan_id IS NULL)`
/** Attempts without money on either side are no payments. */
const PAID = sql`(toko > 0 OR midtrans > 0)`
const onlyOpen = (beda: 'ya' | undefined) => (beda ? OPEN : sql`true`)
const within = ({ dari, sampai }: Range) =>
  sql`hari >= ${dateWib(dari)}::date AND hari <= ${dateWib(new Date(sampai.getTime() - 1))}::date`

/** Comparison of payments with the provider. */
export function cocokRepository(db: Db) {
  return {
    /**
     * Finds payments to compare: those of the days from `since` up to `today`, and older ones that still differ, unless the provider
     * was asked since `today`. An order waits a week for its payment at most, so older attempts are not read.
     * @param after the last payment of the previous batch
     */
    async listDue({ since, today }: { since: Date; today: Date }, after: number, limit: number) {
      const { rows } = await sql<{ pembayaran_id: number; id: string }>`
        SELECT p.pembayaran_id, coalesce(p.transaction_id, p.order_id) AS id
        FROM pembayaran p LEFT JOIN cocok_midtrans c USING (pembayaran_id) CROSS JOIN LATERAL (${BOOKED}) AS isi
        WHERE p.pembayaran_id > ${after} AND ${VIA_MIDTRANS} AND isi.waktu < ${today}
          AND (p.dibuat >= ${since}::timestamptz - interval '7 days' OR c.beda)
          AND (isi.waktu >= ${since} OR c.beda) AND (c.diperiksa IS NULL OR c.diperiksa < ${today})
        ORDER BY p.pembayaran_id LIMIT ${limit}`.execute(db)
      return rows
    },

    /** Stores the provider's answer beside the ledger of this moment. */
    save: (pembayaranId: number, { status, midtrans, midtransKembali }: ProviderSide, now: Date) =>
      sql`
        INSERT INTO cocok_midtrans (pembayaran_id, hari, status, toko, toko_kembali, midtrans, midtrans_kembali, diperiksa)
        SELECT pembayaran_id, (waktu AT TIME ZONE ${sql.lit(WIB_ZONE)})::date, ${status}, toko, toko_kembali, ${midtrans},
          ${midtransKembali}, ${now}
        FROM pembayaran p CROSS JOIN LATERAL (${BOOKED}) AS isi WHERE pembayaran_id = ${pembayaranId}
        ON CONFLICT (pembayaran_id) DO UPDATE SET hari = excluded.hari, status = excluded.status, toko = excluded.toko,
          toko_kembali = excluded.toko_kembali, midtrans = excluded.midtrans, midtrans_kembali = excluded.midtrans_kembali,
          diperiksa = excluded.diperiksa`.execute(db),

    async listDays(
      { beda, page, limit }: z.output<typeof listCocok.query & {}>,
      range: Range,
    ): Promise<Page<CocokHari>> {
      return pageOf<CocokHari>(sql`
        SELECT hari::text AS hari, count(*)::int AS banyak, count(*) FILTER (WHERE ${OPEN})::int AS beda,
          count(penjelasan_id)::int AS dijelaskan,
          sum(toko)::bigint AS toko, sum(toko_kembali)::bigint AS "tokoKembali", sum(midtrans)::bigint AS midtrans,
          sum(midtrans_kembali)::bigint AS "midtransKembali", sum(${SETTLED})::bigint AS disetor,
          count(*) OVER ()::int AS total
        FROM cocok_midtrans c ${EXPLAINED} WHERE ${PAID} AND ${within(range)}
        GROUP BY hari ${beda ? sql`HAVING bool_or(${OPEN})` : sql``}
        ORDER BY hari DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`)
    },

    async listRows({ hari, q, beda, page, limit }: z.output<typeof listCocokRows.query & {}>): Promise<Page<CocokRow>> {
      const { items, total } = await pageOf<Row>(sql`
        SELECT c.pembayaran_id AS "pembayaranId", order_id, pesanan_id AS "pesananId", jenis, c.status, ${SIDES},
          ${SETTLED} AS disetor, beda, diperiksa, penjelasan_id, alasan, oleh, j.waktu, count(*) OVER ()::int AS total
        FROM cocok_midtrans c JOIN pembayaran p USING (pembayaran_id) JOIN pesanan USING (pesanan_id) ${EXPLAINED}
        WHERE ${PAID} AND ${hari ? sql`hari = ${hari}::date` : sql`true`} AND ${onlyOpen(beda)} AND ${q ? ilike(sql`order_id`, q) : sql`true`}
        ORDER BY ${OPEN} DESC, beda DESC, c.pembayaran_id LIMIT ${limit} OFFSET ${(page - 1) * limit}`)
      return { items: items.map(toRow), total }
    },

    /** Lists the payments of a period for a file, oldest day first. */
    async listFile(range: Range, last: FileRow | undefined, limit: number): Promise<FileRow[]> {
      const { rows } = await sql<FileRow>`
        SELECT hari::text AS hari, pembayaran_id AS "pembayaranId", order_id, c.status, ${SIDES}, ${SETTLED} AS disetor, beda, coalesce(alasan, '') AS alasan
        FROM cocok_midtrans c JOIN pembayaran p USING (pembayaran_id) ${EXPLAINED}
        WHERE ${PAID} AND ${within(range)}
          AND ${last ? sql`(hari, c.pembayaran_id) > (${last.hari}::date, ${last.pembayaranId}::int)` : sql`true`}
        ORDER BY hari, c.pembayaran_id LIMIT ${limit}`.execute(db)
      return rows
    },

    /** Returns the difference of a payment as a finding; undefined if the amounts are others, or do not differ. */
    async findDifference(pembayaranId: number, seen: Amounts): Promise<Temuan | undefined> {
      const { toko, tokoKembali, midtrans, midtransKembali } = seen
      const { rows } = await sql<Temuan>`
        SELECT ${ATURAN} AS aturan, 'pembayaran ' || pembayaran_id AS rujukan,
          ${AMOUNTS} AS keterangan
        FROM cocok_midtrans c WHERE pembayaran_id = ${pembayaranId} AND beda
          AND (toko, toko_kembali, midtrans, midtrans_kembali) = (${toko}, ${tokoKembali}, ${midtrans}, ${midtransKembali})`.execute(
        db,
      )
      return rows[0]
    },

    /** Counts the payments of the days from `since` on that differ without an explanation, up to the limit of tasks. */
    async countDifferent(since: Date): Promise<number> {
      const { rows } = await sql<{ n: number }>`
        SELECT count(*)::int AS n FROM (
          SELECT FROM cocok_midtrans c ${EXPLAINED} WHERE ${OPEN} AND hari >= ${dateWib(since)}::date LIMIT ${TUGAS_MAX + 1}
        ) AS beda`.execute(db)
      return rows[0]?.n ?? 0
    },
  }

  /** Runs a list's only query, whose rows carry the total. */
  async function pageOf<Row>(query: ReturnType<typeof sql>): Promise<Page<Row>> {
    const rows = (await query.execute(db)).rows as (Row & { total: number })[]
    return { items: rows.map(({ total: _, ...row }) => row as unknown as Row), total: rows[0]?.total ?? 0 }
  }
}

export type FileRow = Omit<CocokRow, 'pesananId' | 'jenis' | 'penjelasan' | 'diperiksa'> & {
  hari: string
  alasan: string
}

export type Amounts = Pick<CocokRow, 'toko' | 'tokoKembali' | 'midtrans' | 'midtransKembali'>

type Row = Omit<CocokRow, 'penjelasan' | 'diperiksa'> & {
  diperiksa: Date
  penjelasan_id: number | null
  alasan: string
  oleh: string
  waktu: Date
}

const toRow = ({ penjelasan_id, alasan, oleh, waktu, diperiksa, ...row }: Row): CocokRow => ({
  ...row,
  penjelasan: penjelasan_id === null ? null : toPenjelasan({ penjelasan_id, alasan, oleh, waktu }),
  diperiksa: diperiksa.toISOString(),
})
