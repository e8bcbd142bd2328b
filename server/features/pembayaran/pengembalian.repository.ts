import type { Insertable } from 'kysely'
import { claimDue } from '#server/db/claim-due.ts'
import type { Db } from '#server/db/client.ts'
import type { Database, PengembalianRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Money that the office gives back, by attempt to pay. */
export function pengembalianRepository(db: Db | Tx) {
  const ofPesanan = (pesananId: number) =>
    db
      .selectFrom('pengembalian')
      .innerJoin('pembayaran', 'pembayaran.pembayaran_id', 'pengembalian.pembayaran_id')
      .where('pembayaran.pesanan_id', '=', pesananId)

  return {
    insert: (row: Insertable<Database['pengembalian']>): Promise<PengembalianRow> =>
      db.insertInto('pengembalian').values(row).returningAll().executeTakeFirstOrThrow(),

    /** All of one attempt, oldest first. */
    listOf: (pembayaranId: number): Promise<PengembalianRow[]> =>
      db
        .selectFrom('pengembalian')
        .selectAll()
        .where('pembayaran_id', '=', pembayaranId)
        .orderBy('pengembalian_id')
        .execute(),

    /** All of an order with the name of who asked for them, oldest first. */
    listWithNama: (pesananId: number) =>
      ofPesanan(pesananId)
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pengembalian.pengguna_id')
        .selectAll('pengembalian')
        .select('pengguna.nama')
        .orderBy('pengembalian_id')
        .execute(),

    /** Those of an order whose end is not known. */
    listTerbuka: (pesananId: number): Promise<PengembalianRow[]> =>
      ofPesanan(pesananId).selectAll('pengembalian').where('pengembalian.periksa_pada', 'is not', null).execute(),

    find: (pesananId: number, pengembalianId: number): Promise<PengembalianRow | undefined> =>
      ofPesanan(pesananId).selectAll('pengembalian').where('pengembalian_id', '=', pengembalianId).executeTakeFirst(),

    get: (pengembalianId: number): Promise<PengembalianRow> =>
      db.selectFrom('pengembalian').selectAll().where('pengembalian_id', '=', pengembalianId).executeTakeFirstOrThrow(),

    /** Called under the lock of the order. */
    save: (
      pengembalianId: number,
      change: Pick<PengembalianRow, 'status' | 'diubah' | 'periksa_pada'> & { keterangan?: string },
    ) => db.updateTable('pengembalian').set(change).where('pengembalian_id', '=', pengembalianId).execute(),

    /** Takes up to `limit` whose end is to be looked for now, and hides them until `retryAt` from other processes. */
    claimDue: (now: Date, retryAt: Date, limit: number): Promise<PengembalianRow[]> =>
      claimDue(db, 'pengembalian', { now, retryAt, limit }),
  }
}
