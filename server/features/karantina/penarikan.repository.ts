import { type RawBuilder, sql } from 'kysely'
import type { Page } from '#contract/endpoint.ts'
import {
  NoticeState,
  type NumberedLot,
  type Penarikan,
  type Penerima,
  type PenerimaFilter,
} from '#contract/karantina/recall-admin.ts'
import { TOTAL_MAX } from '#contract/total.ts'
import type { Db } from '#server/db/client.ts'
import { patternOf } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'
import { isSent } from '#server/features/stok/lot.repository.ts'

/** A lot number with all its deliveries. */
export interface RecalledLot extends Omit<NumberedLot, 'ditarik'> {
  lotIds: number[]
  ditarik: Date | null
}

/** Returns the prefix of the outbox keys of a recall's mails: one mail per buyer. */
export const noticeKey = ({ lotId, ditarik }: Pick<RecalledLot, 'lotId' | 'ditarik'>): string =>
  `tarik:${lotId}:${ditarik?.getTime() ?? ''}:`

/** A buyer of a lot number, with the content of the notification. */
export interface NoticePenerima {
  penggunaId: number
  nama: string
  email: string
  pesanan: string
  jumlah: number
  /** False without a confirmed address: the buyer is called, and has the notice in the account. */
  byMail: boolean
}

/** Lot numbers, the buyers who received them, and the state of their notification. */
export function penarikanRepository(db: Db | Tx) {
  const groupByNomor = (where: RawBuilder<unknown>) => sql<RecalledLot>`
    SELECT min(lot_id)::int AS "lotId", array_agg(lot_id ORDER BY lot_id) AS "lotIds", produk_id AS "produkId", produk.nama,
      min(nomor) AS nomor, min(kedaluwarsa) AS kedaluwarsa, sum(sisa)::int AS sisa, sum(sisih)::int AS sisih,
      max(ditarik) AS ditarik, coalesce(max(alasan_tarik) FILTER (WHERE ditarik IS NOT NULL), '') AS alasan_tarik
    FROM lot JOIN produk USING (produk_id)
    WHERE ${where}
    GROUP BY produk_id, produk.nama, upper(nomor), CASE WHEN nomor = '' THEN lot_id END`

  /** Selects the orders that contain the lot, with the way to notify each buyer. */
  const pesanan = (lot: RecalledLot) => sql`
    SELECT pesanan.pesanan_id, pesanan.pengguna_id, jenis, midtrans_order_id, pesanan.dibuat, pesanan.nama, pesanan.no_hp,
      isi.jumlah, status_pesanan, ${isSent()} AS dikirim, email, dihapus, email_dikonfirmasi IS NOT NULL AND dihapus IS NULL AS dapat_disurati,
      CASE WHEN email_dikonfirmasi IS NULL OR dihapus IS NOT NULL THEN 'telepon' ELSE coalesce(surat.status, 'belum') END AS kabar
    FROM (
      SELECT pesanan_id, sum(jumlah - kembali)::int AS jumlah FROM pesanan_lot
      WHERE lot_id = ANY(${lot.lotIds}::int[]) AND jumlah > kembali GROUP BY pesanan_id
    ) AS isi
    JOIN pesanan USING (pesanan_id)
    JOIN pengguna ON pengguna.pengguna_id = pesanan.pengguna_id
    LEFT JOIN surat ON surat.kunci = ${noticeKey(lot)}::text || pesanan.pengguna_id`

  const applyFilter = (lot: RecalledLot, { keadaan, kabar }: PenerimaFilter, before?: number) => sql`
    SELECT * FROM (${pesanan(lot)}) AS penerima
    WHERE (${keadaan ?? null}::text IS NULL OR dikirim = (${keadaan ?? null}::text = 'dikirim'))
      AND (${kabar ?? null}::text IS NULL OR kabar = ${kabar ?? null}::text)
      AND (${before ?? null}::int IS NULL OR pesanan_id < ${before ?? null}::int)`

  return {
    /** Returns lots whose number contains `q`, of any product. Without `q`, recalled lots, newest first. */
    async list(q: string | undefined, page: number, limit: number): Promise<Page<NumberedLot>> {
      const where = q ? sql`nomor ILIKE ${patternOf(q)}` : sql`ditarik IS NOT NULL`
      const { rows } = await sql<RecalledLot & { total: number }>`
        SELECT *, count(*) OVER ()::int AS total FROM (${groupByNomor(where)}) AS lot
        ORDER BY ditarik DESC NULLS LAST, nomor, "lotId" LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
      return { items: rows.map(toLot), total: rows[0]?.total ?? 0 }
    },

    /** Returns a lot number by the id of any of its deliveries. */
    async find(lotId: number): Promise<RecalledLot | undefined> {
      const where = sql`(produk_id, upper(nomor)) = (SELECT produk_id, upper(nomor) FROM lot WHERE lot_id = ${lotId})`
      return (await groupByNomor(where).execute(db)).rows[0]
    },

    /** Returns the remaining quantity of each delivery, for sale or reserved for orders. */
    listRemaining: ({ lotIds }: RecalledLot) =>
      db
        .selectFrom('lot')
        .select(['lot_id as lotId', 'sisa as jumlah'])
        .where('lot_id', '=', sql<number>`ANY(${lotIds}::int[])`)
        .where('sisa', '>', 0)
        .execute(),

    /** Returns the quantities by place, and the number of buyers by state of notification. */
    async sum(lot: RecalledLot): Promise<Pick<Penarikan, 'dikirim' | 'dikemas' | 'kabar'>> {
      const { rows } = await sql<{
        dikirim: boolean
        kabar: NoticeState
        pesanan: number
        jumlah: number
        orang: number
      }>`
        SELECT dikirim, kabar, count(*)::int AS pesanan, sum(jumlah)::int AS jumlah, count(DISTINCT pengguna_id)::int AS orang
        FROM (${pesanan(lot)}) AS penerima GROUP BY dikirim, kabar`.execute(db)
      const add = (isSent: boolean, key: 'pesanan' | 'jumlah' | 'orang') =>
        rows.reduce((readSummary, row) => (row.dikirim === isSent ? readSummary + row[key] : readSummary), 0)
      const kabar = NoticeState.options.map((state) => [
        state,
        rows.find((row) => row.dikirim && row.kabar === state)?.orang ?? 0,
      ])
      return {
        dikirim: { pesanan: add(true, 'pesanan'), jumlah: add(true, 'jumlah'), orang: add(true, 'orang') },
        dikemas: { pesanan: add(false, 'pesanan'), jumlah: add(false, 'jumlah') },
        kabar: Object.fromEntries(kabar),
      }
    },

    async listPenerima(lot: RecalledLot, filter: PenerimaFilter, page: number, limit: number): Promise<Page<Penerima>> {
      const { rows } = await sql<PenerimaRow & { total: number }>`
        SELECT *, count(*) OVER ()::int AS total FROM (${applyFilter(lot, filter)}) AS penerima
        ORDER BY pesanan_id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
      return { items: rows.map(toPenerima), total: Math.min(rows[0]?.total ?? 0, TOTAL_MAX + 1) }
    },

    /** Returns the rows after a cursor: one batch of an export. */
    async listAfter(lot: RecalledLot, filter: PenerimaFilter, before: number | undefined, limit: number) {
      const { rows } = await sql<PenerimaRow & { email: string }>`
        ${applyFilter(lot, filter, before)} ORDER BY pesanan_id DESC LIMIT ${limit}`.execute(db)
      return rows.map((row) => ({ ...toPenerima(row), email: row.email }))
    },

    /** Returns the buyers of sent goods who have not been notified. */
    async listPending(lot: RecalledLot): Promise<NoticePenerima[]> {
      const { rows } = await sql<NoticePenerima>`
        SELECT pengguna_id AS "penggunaId", min(nama) AS nama, min(email) AS email, sum(jumlah)::int AS jumlah,
          string_agg(midtrans_order_id, ', ' ORDER BY pesanan_id) AS pesanan, kabar = 'belum' AS "byMail"
        FROM (${pesanan(lot)}) AS penerima WHERE dikirim AND kabar IN ('belum', 'telepon') AND dihapus IS NULL
        GROUP BY pengguna_id, kabar ORDER BY pengguna_id`.execute(db)
      return rows
    },
  }
}

interface PenerimaRow extends Omit<Penerima, 'orderId' | 'created_at'> {
  pesanan_id: number
  dibuat: Date
}

const toPenerima = ({ pesanan_id, dibuat, ...row }: PenerimaRow): Penerima => ({
  ...row,
  orderId: pesanan_id,
  created_at: dibuat.toISOString(),
})

export const toLot = ({ ditarik, ...lot }: RecalledLot): NumberedLot => ({
  ...lot,
  ditarik: ditarik?.toISOString() ?? null,
})
