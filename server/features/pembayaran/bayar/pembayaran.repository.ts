import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { KodePembayaran } from '#contract/pembayaran/metode-office.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { claimDue } from '#server/db/claim-due.ts'
import type { Db } from '#server/db/client.ts'
import { executePrepared, semuaKolom, takePrepared } from '#server/db/prepared.ts'
import type { Database, PembayaranRow, PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { barisRiwayat, type Langkah } from '#server/features/perjalanan/perjalanan.repository.ts'
import { toCaraBayar } from '#server/midtrans/cara-bayar.ts'
import type { SnapSession } from '#server/midtrans/client.ts'
import type { Transaction } from '#server/midtrans/status.ts'

/** Named, as what is prepared needs it. */
const KOLOM = semuaKolom<PembayaranRow>()(
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

/** What is asked of an order under its lock. */
const DIKUNCI = [
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
  'pembeli_baru',
  'resep_id',
  'menunggu_resep',
  'menunggu_ongkir',
] as const satisfies readonly (keyof PesananRow)[]
export type PesananDikunci = Pick<PesananRow, (typeof DIKUNCI)[number]>

/** The ways to pay on offer, in the provider's words. */
export const metodeSnap = (eb: ExpressionBuilder<Database, never>) =>
  jsonArrayFrom(
    eb
      .selectFrom('metode_pembayaran')
      .select('kode')
      .$narrowType<{ kode: KodePembayaran }>()
      .where('aktif', '=', true)
      // A method that no name and nobody tied to one of the provider's is only described.
      .where('kode', '<>', '')
      .orderBy('urutan')
      .orderBy('metode_id'),
  )

interface Sebab {
  /** What the provider told that made somebody look: a transaction and its state. */
  sebab: string
  /** Who noticed. */
  oleh: string
  waktu: Date
}

export function pembayaranRepository(db: Db | Tx) {
  return {
    /** The attempt to pay under this order_id; made if it is not there yet. */
    async ensureAttempt(pesananId: number, orderId: string, jumlah: number, now: Date): Promise<PembayaranRow> {
      await db
        .insertInto('pembayaran')
        .values({ pesanan_id: pesananId, order_id: orderId, jumlah, dibuat: now, diubah: now })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute()
      return db.selectFrom('pembayaran').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
    },

    /** All attempts to pay an order, oldest first. */
    listAttempts: async (pesananId: number): Promise<PembayaranRow[]> => {
      const { rows } = await db
        .selectFrom('pembayaran')
        .select(KOLOM)
        .where('pesanan_id', '=', pesananId)
        .orderBy('pembayaran_id')
        .$call((query) => executePrepared(db, query))
      return rows
    },

    /** What a payment page is opened with: the attempts so far, oldest first, the lines, and the ways to pay on offer. */
    readBahanSnap: (pesananId: number) =>
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
        ])
        .$call((query) => takePrepared(db, query)),

    /** With the state of its order. */
    findAttempt: async (orderId: string) => {
      const { rows } = await db
        .selectFrom('pembayaran')
        .innerJoin('pesanan', 'pesanan.pesanan_id', 'pembayaran.pesanan_id')
        .select(KOLOM.map((kolom) => `pembayaran.${kolom}` as const))
        .select('status_pembayaran')
        .where('order_id', '=', orderId)
        .$call((query) => executePrepared(db, query))
      return rows[0]
    },

    getAttempt: (pembayaranId: number): Promise<PembayaranRow> =>
      db.selectFrom('pembayaran').selectAll().where('pembayaran_id', '=', pembayaranId).executeTakeFirstOrThrow(),

    saveSnap: (pembayaranId: number, { token, redirectUrl }: SnapSession, halamanSampai: Date | null, now: Date) =>
      db
        .updateTable('pembayaran')
        .set({ snap_token: token, redirect_url: redirectUrl, halaman_sampai: halamanSampai, diubah: now })
        .where('pembayaran_id', '=', pembayaranId)
        .$call((query) => executePrepared(db, query)),

    /**
     * @param dikembalikan what went back of it so far, in rupiah
     * @returns false where another attempt stands on this transaction
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
          ...toCaraBayar(transaction),
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

    /** The order, locked until the transaction ends. @throws where there is none */
    lockPesanan: (pesananId: number): Promise<PesananDikunci> =>
      db
        .selectFrom('pesanan')
        .select(DIKUNCI)
        .where('pesanan_id', '=', pesananId)
        .forUpdate()
        .$call((query) => takePrepared(db, query)),

    /**
     * Compare-and-set, with its step in the history. An order that still waits keeps its next check; any other is left alone
     * by the timer.
     */
    async moveStatus(
      pesananId: number,
      from: StatusPembayaran,
      to: StatusPembayaran,
      sebab: Omit<Langkah, 'jenis' | 'dari' | 'ke'>,
    ): Promise<void> {
      const langkah = barisRiwayat(pesananId, { jenis: 'pembayaran', dari: from, ke: to, ...sebab })
      const moved = await db
        .with('langkah', (cte) => cte.insertInto('riwayat_status').values(langkah))
        .updateTable('pesanan')
        .set({
          status_pembayaran: to,
          ...(to !== 'pending' && { periksa_pada: null }),
          // Late money brings an order back from the archive.
          ...(to === 'success' && { arsip: null }),
        })
        .where('pesanan_id', '=', pesananId)
        .where('status_pembayaran', '=', from)
        .$call((query) => executePrepared(db, query))
      if (moved.numAffectedRows !== 1n) throw new Error(`order ${pesananId} is not ${from} any more`)
    },

    /**
     * Marks an order for a person to look at, also one that was put away. Once per cause: what was dealt with does not
     * come back because the provider tells it again.
     */
    async flag(pesananId: number, perhatian: string, { sebab, oleh, waktu }: Sebab): Promise<void> {
      const known = await db
        .selectFrom('riwayat_status')
        .select('riwayat_id')
        .where('pesanan_id', '=', pesananId)
        .where('jenis', '=', 'perhatian')
        .where('ke', '=', perhatian)
        .where('keterangan', '=', sebab)
        .executeTakeFirst()
      if (known) return
      await db
        .insertInto('riwayat_status')
        .values({
          pesanan_id: pesananId,
          jenis: 'perhatian',
          dari: null,
          ke: perhatian,
          oleh,
          keterangan: sebab,
          waktu,
        })
        .execute()
      await db
        .updateTable('pesanan')
        .set({ perhatian: sql`array_append(array_remove(perhatian, ${perhatian}), ${perhatian})`, arsip: null })
        .where('pesanan_id', '=', pesananId)
        .execute()
    },

    /**
     * Keeps a notification byte for byte.
     * @param retryAt where it is taken at once: when it is due again for other processes
     */
    async insertNotifikasi(order_id: string, status: string, isi: string, now: Date, retryAt?: Date) {
      const percobaan = retryAt ? 1 : 0
      const { notifikasi_id } = await db
        .insertInto('notifikasi')
        .values({ order_id, transaction_status: status, isi, percobaan, diterima: now, periksa_pada: retryAt ?? now })
        .returning('notifikasi_id')
        .$call((query) => takePrepared(db, query))
      return { notifikasi_id, order_id, isi, percobaan }
    },

    /**
     * Takes up to `limit` notifications that are due, and hides them until `retryAt` from other processes. Those that were
     * never asked about come before those that the provider left unanswered.
     * @param yang 'baru': only the former, the newest first
     */
    claimNotifikasi: (now: Date, retryAt: Date, limit: number, yang: 'baru' | 'semua') =>
      claimDue(
        db,
        'notifikasi',
        {
          now,
          retryAt,
          limit,
          ...(yang === 'baru'
            ? { only: sql`percobaan = 0`, first: sql`periksa_pada DESC, notifikasi_id DESC` }
            : { first: sql`percobaan, periksa_pada` }),
        },
        sql`, percobaan = percobaan + 1`,
      ),

    postponeNotifikasi: (notifikasiId: number, until: Date) =>
      db
        .updateTable('notifikasi')
        .set({ periksa_pada: until })
        .where('notifikasi_id', '=', notifikasiId)
        .where('hasil', 'is', null)
        .execute(),

    saveHasil: (notifikasiId: number, hasil: string) =>
      db
        .updateTable('notifikasi')
        .set({ hasil, periksa_pada: null })
        .where('notifikasi_id', '=', notifikasiId)
        .$call((query) => executePrepared(db, query)),

    /** Takes up to `limit` orders whose check is due, and hides them until `retryAt` from other processes. */
    claimDue: (now: Date, retryAt: Date, limit: number): Promise<PesananRow[]> =>
      claimDue(db, 'pesanan', { now, retryAt, limit }),

    /** A payment method was chosen: the order waits for as long as it can be paid by it. */
    extendBatas: (pesananId: number) =>
      db
        .updateTable('pesanan')
        .set((eb) => ({ batas_bayar: eb.fn.coalesce('batas_akhir', 'batas_bayar'), batas_akhir: null }))
        .where('pesanan_id', '=', pesananId)
        .$call((query) => executePrepared(db, query)),

    scheduleCheck: (pesananId: number, at: Date) =>
      db
        .updateTable('pesanan')
        .set({ periksa_pada: at })
        .where('pesanan_id', '=', pesananId)
        .where('status_pembayaran', '=', 'pending')
        .execute(),
  }
}
