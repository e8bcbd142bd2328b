import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { TrackingResult } from '#server/kurir/kurir.ts'

/** More events than any parcel has. */
const LANGKAH_MAX = 100

type Paket = Pick<PesananRow, 'pesanan_id' | 'midtrans_order_id' | 'kurir' | 'resi'>

/** Tracking state of parcels, and the couriers' events. */
export function trackRepository(db: Db | Tx) {
  return {
    /** Starts or stops tracking an order's parcel, and deletes the events of the previous one. */
    async follow(pesananId: number, isSent: boolean, now: Date): Promise<void> {
      await db.deleteFrom('perjalanan_kurir').where('pesanan_id', '=', pesananId).execute()
      await db
        .updateTable('pesanan')
        .set({ lacak_pada: isSent ? now : null })
        .where('pesanan_id', '=', pesananId)
        .execute()
    },

    /** Stops tracking parcels that arrived, were not paid, have no tracking number, or are too old. */
    forgetDone: (now: Date, since: Date) =>
      db
        .updateTable('pesanan')
        .set({ lacak_pada: null })
        .where('lacak_pada', '<=', now)
        .where(
          sql<boolean>`(status_pembayaran <> 'success' OR status_pesanan = 'Pesanan Selesai' OR resi = '' OR dibuat < ${since})`,
        )
        .execute(),

    /** Takes up to `limit` parcels that are due, and hides them until `retryAt` from other processes. */
    async claim(now: Date, retryAt: Date, limit: number): Promise<Paket[]> {
      const { rows } = await sql<Paket>`
        UPDATE pesanan SET lacak_pada = ${retryAt}
        WHERE pesanan_id IN (
          SELECT pesanan_id FROM pesanan WHERE lacak_pada <= ${now} ORDER BY lacak_pada LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING pesanan_id, midtrans_order_id, kurir, resi`.execute(db)
      return rows
    },

    /** Stores a parcel's new events, if the order still has its tracking number. */
    async save({ pesanan_id, resi }: Paket, { langkah, selesai }: TrackingResult): Promise<void> {
      const added = langkah.slice(-LANGKAH_MAX)
      await sql`
        INSERT INTO perjalanan_kurir (pesanan_id, waktu, teks)
        SELECT ${pesanan_id}, waktu, teks
        FROM unnest(${added.map(({ waktu }) => waktu)}::timestamptz[], ${added.map(({ teks }) => teks)}::text[]) AS baru (waktu, teks)
        WHERE EXISTS (SELECT FROM pesanan WHERE pesanan_id = ${pesanan_id} AND resi = ${resi})
        ON CONFLICT DO NOTHING`.execute(db)
      if (selesai)
        await db
          .updateTable('pesanan')
          .set({ lacak_pada: null })
          .where('pesanan_id', '=', pesanan_id)
          .where('resi', '=', resi)
          .execute()
    },

    /** Oldest first. */
    list: (pesananId: number) =>
      db
        .selectFrom('perjalanan_kurir')
        .select(['waktu', 'teks'])
        .where('pesanan_id', '=', pesananId)
        .orderBy('waktu')
        .orderBy('teks')
        .execute(),
  }
}
