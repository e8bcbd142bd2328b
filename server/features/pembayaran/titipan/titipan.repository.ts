import { type Insertable, sql, type Updateable } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { CandidatePesanan, listTitipan, TitipanSummary } from '#contract/pembayaran/titipan-admin.ts'
import { PAYMENT_NOTES } from '#contract/pesanan-admin/admin.ts'
import { claimDue } from '#server/db/claim-due.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { PesananRow, TitipanRow } from '#server/db/schema.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'

/** 60 days: maximum age of an order that is suggested for a titipan. */
const CANDIDATES_MS = 60 * 24 * 60 * 60_000
const CANDIDATES_SHOWN = 5

/** Payments for orders that the shop does not know (uang titipan). */
export function titipanRepository(db: Db | Tx) {
  return {
    /** Inserts a titipan once per transaction of the provider; repeats are no-ops. The trail has its amount. */
    async insert(row: Insertable<Database['titipan']>, now: Date): Promise<void> {
      const added = await db
        .insertInto('titipan')
        .values(row)
        .onConflict((conflict) => conflict.column('transaction_id').doNothing())
        .returning(['titipan_id', 'order_id', 'transaction_id', 'jumlah'])
        .executeTakeFirst()
      if (!added) return
      const { titipan_id: id, ...after } = added
      const entry = { tindakan: 'buat', jenis: 'titipan', rujukan: id, judul: row.order_id, sesudah: after } as const
      await jejakRepository(db).recordToko(entry, now)
    },

    find: (titipanId: number): Promise<TitipanRow | undefined> =>
      db.selectFrom('titipan').selectAll().where('titipan_id', '=', titipanId).executeTakeFirst(),

    /** Returns the titipan, locked until the transaction ends. */
    lock: (titipanId: number): Promise<TitipanRow | undefined> =>
      db.selectFrom('titipan').selectAll().where('titipan_id', '=', titipanId).forUpdate().executeTakeFirst(),

    lockTransaction: (transactionId: string): Promise<TitipanRow | undefined> =>
      db.selectFrom('titipan').selectAll().where('transaction_id', '=', transactionId).forUpdate().executeTakeFirst(),

    save: (titipanId: number, change: Updateable<Database['titipan']>) =>
      db.updateTable('titipan').set(change).where('titipan_id', '=', titipanId).execute(),

    /** Claims up to `limit` titipan with a due check, and hides them from other processes until `retryAt`. */
    claimDue: (now: Date, retryAt: Date, limit: number): Promise<TitipanRow[]> =>
      claimDue(db, 'titipan', { now, retryAt, limit }),

    /**
     * Returns the number of titipan that wait for a person, counted up to TUGAS_MAX: undecided, or with a refund that was
     * requested before `since` and has no known result.
     */
    countPending: (since: Date): Promise<number> =>
      countUpTo(
        db,
        db
          .selectFrom('titipan')
          .select('titipan_id')
          .where((eb) =>
            eb.or([
              eb('status', '=', 'menunggu'),
              eb.and([eb('periksa_pada', 'is not', null), eb('diubah', '<=', since)]),
            ]),
          ),
        TUGAS_MAX,
      ),

    async list({ q, status, page, limit }: z.output<typeof listTitipan.query & {}>): Promise<Page<TitipanSummary>> {
      let found = db.selectFrom('titipan')
      if (q)
        found = found.where(
          ilike(sql`concat_ws(E'\n', order_id, transaction_id, nomor, nama, email, no_hp, jumlah::text)`, q),
        )
      if (status) found = found.where('status', '=', status)
      const [rows, total] = await Promise.all([
        found
          .selectAll()
          .orderBy('titipan_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('titipan_id')),
      ])
      return { items: rows.map(toSummary), total }
    },

    /** Returns the order with this number, locked until the transaction ends. */
    lockPesanan: (nomor: string): Promise<PesananRow | undefined> =>
      db.selectFrom('pesanan').selectAll().where('midtrans_order_id', '=', nomor).forUpdate().executeTakeFirst(),

    /** Returns the order of an attempt to pay. */
    findPesanan: (pembayaranId: number): Promise<CandidatePesanan | undefined> =>
      candidates(db)
        .where('pesanan_id', '=', (eb) =>
          eb.selectFrom('pembayaran').select('pesanan_id').where('pembayaran_id', '=', pembayaranId),
        )
        .executeTakeFirst()
        .then((row) => row && toCandidate(row)),

    /**
     * Returns unpaid orders that a titipan may belong to: the one with its number first, then those with its amount, newest
     * first.
     */
    async listCandidates({ order_id, jumlah, diterima }: TitipanRow): Promise<CandidatePesanan[]> {
      const isSame = sql<boolean>`midtrans_order_id = ${order_id.replace(/-\d{1,3}$/, '')}`
      const rows = await candidates(db)
        .where('status_pembayaran', 'in', ['pending', 'cancelled', 'expired', 'failed'])
        .where((eb) =>
          eb.or([
            isSame,
            eb.and([
              eb('total_harga', '=', jumlah),
              eb('jenis', 'in', ['satuan', 'paketan']),
              eb('arsip', 'is', null),
              eb('dibuat', '>', new Date(diterima.getTime() - CANDIDATES_MS)),
            ]),
          ]),
        )
        .orderBy(isSame, 'desc')
        .orderBy('dibuat', 'desc')
        .limit(CANDIDATES_SHOWN)
        .execute()
      return rows.map(toCandidate)
    },
  }
}

const candidates = (db: Db | Tx) =>
  db
    .selectFrom('pesanan')
    .select(['pesanan_id', 'jenis', 'midtrans_order_id', 'nama', 'no_hp', 'total_harga', 'status_pembayaran', 'dibuat'])

type CandidateRow = Awaited<ReturnType<ReturnType<typeof candidates>['executeTakeFirstOrThrow']>>

const toCandidate = ({ pesanan_id, dibuat, status_pembayaran, ...row }: CandidateRow): CandidatePesanan => ({
  ...row,
  orderId: pesanan_id,
  keterangan_bayar: PAYMENT_NOTES[status_pembayaran],
  created_at: dibuat.toISOString(),
})

export function toSummary(row: TitipanRow): TitipanSummary {
  return {
    titipanId: row.titipan_id,
    order_id: row.order_id,
    transaction_id: row.transaction_id,
    jumlah: row.jumlah,
    metode: row.metode,
    nomor: row.nomor,
    penyelenggara: row.penyelenggara,
    penerbit: row.penerbit,
    dibayar: row.dibayar?.toISOString() ?? null,
    nama: row.nama,
    email: row.email,
    no_hp: row.no_hp,
    status: row.status,
    diterima: row.diterima.toISOString(),
  }
}
