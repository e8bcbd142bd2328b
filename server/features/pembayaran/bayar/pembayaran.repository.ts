import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { KodePembayaran } from '#contract/pembayaran/metode-admin.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { claimDue } from '#server/db/claim-due.ts'
import type { Db } from '#server/db/client.ts'
import { allColumns, executePrepared, takePrepared } from '#server/db/prepared.ts'
import type { PembayaranRow, PesananRow } from '#server/db/schema.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { insertLangkah, type Langkah } from '#server/features/perjalanan/perjalanan.repository.ts'
import type { SnapSession } from '#server/midtrans/client.ts'
import { toPaymentMethod } from '#server/midtrans/payment-method.ts'
import type { Transaction } from '#server/midtrans/status.ts'

/** Explicit column list, as prepared statements need it. */
const COLUMNS = allColumns<PembayaranRow>()(
  'pembayaran_id',
  'pesanan_id',
  'order_id',
  'jumlah',
  'snap_token',
  'redirect_url',
  'halaman_sampai',
  'transaction_id',
  'payment_type',
  'transaction_status',
  'fraud_status',
  'metode',
  'nomor',
  'kode_perusahaan',
  'penyelenggara',
  'penerbit',
  'bayar_sebelum',
  'dikembalikan',
  'dibuat',
  'diubah',
)

/** Columns that are read with the order's lock. */
const LOCKED = [
  'pesanan_id',
  'midtrans_order_id',
  'status_pembayaran',
  'status_pesanan',
  'resi',
  'subtotal',
  'diskon',
  'biaya_kirim',
  'diskon_ongkir',
  'ppn',
  'ppn_ditambah',
  'total_harga',
  'batas_bayar',
  'batas_akhir',
  'arsip',
  'pembeli_baru',
  'resep_id',
  'menunggu_resep',
  'menunggu_ongkir',
  'perhatian',
] as const satisfies readonly (keyof PesananRow)[]
export type LockedPesanan = Pick<PesananRow, (typeof LOCKED)[number]>

/** Active payment methods, as the provider's codes. */
export const metodeSnap = (eb: ExpressionBuilder<Database, never>) =>
  jsonArrayFrom(
    eb
      .selectFrom('metode_pembayaran')
      .select('kode')
      .$narrowType<{ kode: KodePembayaran }>()
      .where('aktif', '=', true)
      // A method without a provider code is only shown as text.
      .where('kode', '<>', '')
      .orderBy('urutan')
      .orderBy('metode_id'),
  )

/** Selects the payment method of the account's last paid order. */
export const lastMetode = (eb: ExpressionBuilder<Database, never>, penggunaId: number | RawBuilder<number>) =>
  eb
    .selectFrom('pembayaran')
    .innerJoin('pesanan', 'pesanan.pesanan_id', 'pembayaran.pesanan_id')
    .select('metode')
    .where('pesanan.pengguna_id', '=', penggunaId)
    .where('status_pembayaran', '=', 'success')
    .where('metode', 'is not', null)
    .orderBy('pembayaran_id', 'desc')
    .limit(1)

/**
 * Query that creates the first attempt to pay new orders, as part of the statement that inserts them.
 * @param pesanan the new rows: a `FROM` item, and a condition
 */
export const insertAttempt = (pesanan: RawBuilder<unknown>) =>
  sql<{ pembayaran_id: number }>`(INSERT INTO pembayaran (pesanan_id, order_id, jumlah, dibuat, diubah)
    SELECT pesanan_id, midtrans_order_id, total_harga, dibuat, dibuat FROM ${pesanan} RETURNING pembayaran_id)`

export function pembayaranRepository(db: Db | Tx) {
  return {
    /** Returns the attempt with this order_id, and creates it if it is missing. */
    async ensureAttempt(pesananId: number, orderId: string, amount: number, now: Date): Promise<PembayaranRow> {
      await db
        .insertInto('pembayaran')
        .values({ pesanan_id: pesananId, order_id: orderId, jumlah: amount, dibuat: now, diubah: now })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute()
      return db.selectFrom('pembayaran').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
    },

    /** Returns all attempts to pay an order, oldest first. */
    listAttempts: async (pesananId: number): Promise<PembayaranRow[]> => {
      const { rows } = await db
        .selectFrom('pembayaran')
        .select(COLUMNS)
        .where('pesanan_id', '=', pesananId)
        .orderBy('pembayaran_id')
        .$call((query) => executePrepared(db, query))
      return rows
    },

    /**
     * Returns the data for a payment page: the attempts so far (oldest first), the lines, the active payment methods, and the
     * method of the buyer's last paid order.
     */
    readSnapInput: (pesananId: number) =>
      db
        .selectNoFrom((eb) => [
          jsonArrayFrom(
            eb
              .selectFrom('pembayaran')
              .select(['pembayaran_id', 'order_id', 'snap_token', 'halaman_sampai'])
              .where('pesanan_id', '=', pesananId)
              .orderBy('pembayaran_id'),
          ).as('attempts'),
          jsonArrayFrom(
            eb
              .selectFrom('pesanan_baris')
              .select(['produk_id', 'paket_id', 'nama', 'harga', 'jumlah'])
              .where('pesanan_id', '=', pesananId)
              .orderBy('urutan'),
          ).as('baris'),
          metodeSnap(eb).as('metode'),
          lastMetode(eb, sql`(SELECT pengguna_id FROM pesanan WHERE pesanan_id = ${pesananId})`).as('terakhir'),
        ])
        .$call((query) => takePrepared(db, query)),

    /** Returns the attempt with the payment state of its order. */
    findAttempt: async (orderId: string) => {
      const { rows } = await db
        .selectFrom('pembayaran')
        .innerJoin('pesanan', 'pesanan.pesanan_id', 'pembayaran.pesanan_id')
        .select(COLUMNS.map((column) => `pembayaran.${column}` as const))
        .select('status_pembayaran')
        .where('order_id', '=', orderId)
        .$call((query) => executePrepared(db, query))
      return rows[0]
    },

    getAttempt: (pembayaranId: number): Promise<PembayaranRow> =>
      db.selectFrom('pembayaran').selectAll().where('pembayaran_id', '=', pembayaranId).executeTakeFirstOrThrow(),

    saveSnap: (pembayaranId: number, { token, redirectUrl }: SnapSession, pageUntil: Date | null, now: Date) =>
      db
        .updateTable('pembayaran')
        .set({ snap_token: token, redirect_url: redirectUrl, halaman_sampai: pageUntil, diubah: now })
        .where('pembayaran_id', '=', pembayaranId)
        .$call((query) => executePrepared(db, query)),

    /**
     * @param dikembalikan amount refunded so far, in rupiah
     * @returns false if another attempt already has this transaction
     */
    async saveTransaction(
      pembayaranId: number,
      transaction: Transaction,
      dikembalikan: number,
      now: Date,
    ): Promise<boolean> {
      const isTaken = db
        .selectFrom('pembayaran as lain')
        .select('lain.pembayaran_id')
        .where('lain.transaction_id', '=', transaction.transaction_id)
        .where('lain.pembayaran_id', '<>', pembayaranId)
      const { numAffectedRows } = await db
        .updateTable('pembayaran')
        .set({
          transaction_id: transaction.transaction_id,
          transaction_status: transaction.transaction_status,
          fraud_status: transaction.fraud_status ?? null,
          payment_type: transaction.payment_type ?? null,
          ...toPaymentMethod(transaction),
          dikembalikan,
          diubah: now,
        })
        .where('pembayaran_id', '=', pembayaranId)
        .where(({ not, exists }) => not(exists(isTaken)))
        .$call((query) => executePrepared(db, query))
      return numAffectedRows === 1n
    },

    findPesanan: (pesananId: number): Promise<PesananRow | undefined> =>
      db.selectFrom('pesanan').selectAll().where('pesanan_id', '=', pesananId).executeTakeFirst(),

    /** Returns the order, locked until the transaction ends. @throws if the order does not exist */
    lockPesanan: (pesananId: number): Promise<LockedPesanan> =>
      db
        .selectFrom('pesanan')
        .select(LOCKED)
        .where('pesanan_id', '=', pesananId)
        .forUpdate()
        .$call((query) => takePrepared(db, query)),

    /**
     * Moves the payment state by compare-and-set, and adds the step to the history. A pending order keeps its next check;
     * the timer ignores any other.
     */
    async moveStatus(
      pesananId: number,
      from: StatusPembayaran,
      to: StatusPembayaran,
      reason: Omit<Langkah, 'jenis' | 'dari' | 'ke'>,
    ): Promise<void> {
      const moved = await db
        .with('langkah', (cte) => insertLangkah(cte, pesananId, { jenis: 'pembayaran', dari: from, ke: to, ...reason }))
        .updateTable('pesanan')
        .set({ status_pembayaran: to, ...(to !== 'pending' && { periksa_pada: null }) })
        .where('pesanan_id', '=', pesananId)
        .where('status_pembayaran', '=', from)
        .$call((query) => executePrepared(db, query))
      if (moved.numAffectedRows !== 1n) throw new Error(`order ${pesananId} is not ${from} any more`)
    },

    /** Claims up to `limit` orders with a due check, and hides them from other processes until `retryAt`. */
    claimDue: (now: Date, retryAt: Date, limit: number): Promise<PesananRow[]> =>
      claimDue(db, 'pesanan', { now, retryAt, limit }),

    /** Extends the deadline after a payment method was chosen: the order waits while it can be paid by that method. */
    extendDeadline: (pesananId: number) =>
      db
        .updateTable('pesanan')
        .set((eb) => ({ batas_bayar: eb.fn.coalesce('batas_akhir', 'batas_bayar'), batas_akhir: null }))
        .where('pesanan_id', '=', pesananId)
        .$call((query) => executePrepared(db, query)),

    /** Sets the payment deadline of an order, and the time of its next check. */
    saveDeadline: (pesananId: number, payDeadline: Date, checkAt: Date) =>
      db
        .updateTable('pesanan')
        .set({ batas_bayar: payDeadline, periksa_pada: checkAt })
        .where('pesanan_id', '=', pesananId)
        .execute(),

    scheduleCheck: (pesananId: number, at: Date) =>
      db
        .updateTable('pesanan')
        .set({ periksa_pada: at })
        .where('pesanan_id', '=', pesananId)
        .where('status_pembayaran', '=', 'pending')
        .execute(),
  }
}
