import { sql } from 'kysely'
import type { StatusPembayaran } from '#contract/pemesanan.ts'
import type { Db } from '#server/db/client.ts'
import type { PembayaranRow, PemesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { SnapSession } from '#server/midtrans/client.ts'
import type { Transaction } from '#server/midtrans/status.ts'

export function pembayaranRepository(db: Db | Tx) {
  return {
    /** The attempt to pay under this order_id; made if it is not there yet. */
    async ensureAttempt(pemesananId: number, orderId: string, jumlah: number, now: Date): Promise<PembayaranRow> {
      await db
        .insertInto('pembayaran')
        .values({ pemesanan_id: pemesananId, order_id: orderId, jumlah, dibuat: now, diubah: now })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute()
      return db.selectFrom('pembayaran').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
    },

    /** All attempts to pay an order, oldest first. */
    listAttempts: (pemesananId: number) =>
      db
        .selectFrom('pembayaran')
        .selectAll()
        .where('pemesanan_id', '=', pemesananId)
        .orderBy('pembayaran_id')
        .execute(),

    findAttempt: (orderId: string) =>
      db.selectFrom('pembayaran').selectAll().where('order_id', '=', orderId).executeTakeFirst(),

    saveSnap: (pembayaranId: number, { token, redirectUrl }: SnapSession, now: Date) =>
      db
        .updateTable('pembayaran')
        .set({ snap_token: token, redirect_url: redirectUrl, diubah: now })
        .where('pembayaran_id', '=', pembayaranId)
        .execute(),

    saveTransaction: (pembayaranId: number, transaction: Transaction, now: Date) =>
      db
        .updateTable('pembayaran')
        .set({
          transaction_id: transaction.transaction_id,
          transaction_status: transaction.transaction_status,
          payment_type: transaction.payment_type ?? null,
          diubah: now,
        })
        .where('pembayaran_id', '=', pembayaranId)
        .execute(),

    /** The order, locked until the transaction ends. */
    lockPemesanan: (pemesananId: number): Promise<PemesananRow> =>
      db
        .selectFrom('pemesanan')
        .selectAll()
        .where('pemesanan_id', '=', pemesananId)
        .forUpdate()
        .executeTakeFirstOrThrow(),

    /** Compare-and-set. An order that still waits keeps its next check; any other is left alone by the timer. */
    async moveStatus(pemesananId: number, from: StatusPembayaran, to: StatusPembayaran): Promise<void> {
      const moved = await db
        .updateTable('pemesanan')
        .set({ status_pembayaran: to, ...(to !== 'pending' && { periksa_pada: null }) })
        .where('pemesanan_id', '=', pemesananId)
        .where('status_pembayaran', '=', from)
        .executeTakeFirst()
      if (moved.numUpdatedRows !== 1n) throw new Error(`order ${pemesananId} is not ${from} any more`)
    },

    /** Marks an order for a person to look at; the same mark twice is one. */
    flag: (pemesananId: number, perhatian: string) =>
      db
        .updateTable('pemesanan')
        .set({ perhatian: sql`array_append(perhatian, ${perhatian})` })
        .where('pemesanan_id', '=', pemesananId)
        .where(sql<boolean>`NOT (${perhatian} = ANY (perhatian))`)
        .execute(),

    /** Keeps a notification byte for byte. @returns its id */
    async insertNotifikasi(orderId: string, status: string, isi: string, now: Date): Promise<number> {
      const row = await db
        .insertInto('notifikasi')
        .values({ order_id: orderId, transaction_status: status, isi, diterima: now })
        .returning('notifikasi_id')
        .executeTakeFirstOrThrow()
      return row.notifikasi_id
    },

    saveHasil: (notifikasiId: number, hasil: string) =>
      db.updateTable('notifikasi').set({ hasil }).where('notifikasi_id', '=', notifikasiId).execute(),

    /**
     * Takes up to `limit` orders whose check is due and moves their next check to `retryAt`, so that no other process
     * takes them and a crash here only delays them.
     */
    claimDue: (now: Date, retryAt: Date, limit: number): Promise<PemesananRow[]> =>
      db
        .updateTable('pemesanan')
        .set({ periksa_pada: retryAt })
        .where('pemesanan_id', 'in', (eb) =>
          eb
            .selectFrom('pemesanan')
            .select('pemesanan_id')
            .where('periksa_pada', '<=', now)
            .orderBy('periksa_pada')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),

    scheduleCheck: (pemesananId: number, at: Date) =>
      db
        .updateTable('pemesanan')
        .set({ periksa_pada: at })
        .where('pemesanan_id', '=', pemesananId)
        .where('status_pembayaran', '=', 'pending')
        .execute(),
  }
}
