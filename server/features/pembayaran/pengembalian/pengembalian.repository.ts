import { type Insertable, sql } from 'kysely'
import { claimDue } from '#server/db/claim-due.ts'
import type { Db } from '#server/db/client.ts'
import type { PengembalianRow } from '#server/db/schema.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Refunds by the office, per attempt to pay. */
export function pengembalianRepository(db: Db | Tx) {
  const ofPesanan = (pesananId: number) =>
    db
      .selectFrom('pengembalian')
      .innerJoin('pembayaran', 'pembayaran.pembayaran_id', 'pengembalian.pembayaran_id')
      .where('pembayaran.pesanan_id', '=', pesananId)

  return {
    insert: (row: Insertable<Database['pengembalian']>): Promise<PengembalianRow> =>
      db.insertInto('pengembalian').values(row).returningAll().executeTakeFirstOrThrow(),

    /** Returns all refunds of one attempt, oldest first. */
    listOf: (pembayaranId: number): Promise<PengembalianRow[]> =>
      db
        .selectFrom('pengembalian')
        .selectAll()
        .where('pembayaran_id', '=', pembayaranId)
        .orderBy('pengembalian_id')
        .execute(),

    /** Returns all refunds of an order with the name of the administrator, oldest first. */
    listWithNames: (pesananId: number) =>
      ofPesanan(pesananId)
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pengembalian.pengguna_id')
        .selectAll('pengembalian')
        .select('pengguna.nama')
        .orderBy('pengembalian_id')
        .execute(),

    /** Returns the refunds of an order with an unknown result. */
    listOpen: (pesananId: number): Promise<PengembalianRow[]> =>
      ofPesanan(pesananId).selectAll('pengembalian').where('pengembalian.periksa_pada', 'is not', null).execute(),

    /** Returns all refunds of an order that were not refused, including open ones. */
    listValid: (pesananId: number): Promise<PengembalianRow[]> =>
      ofPesanan(pesananId)
        .selectAll('pengembalian')
        .where('pengembalian.status', '<>', 'ditolak')
        .orderBy('pengembalian_id')
        .execute(),

    /** Returns the ids of refunds with photos, for one user's orders. */
    async listWithFoto(penggunaId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('foto')
        .innerJoin('pengembalian', 'pengembalian.pengembalian_id', 'foto.pengembalian_id')
        .innerJoin('pembayaran', 'pembayaran.pembayaran_id', 'pengembalian.pembayaran_id')
        .innerJoin('pesanan', 'pesanan.pesanan_id', 'pembayaran.pesanan_id')
        .select('pengembalian.pengembalian_id')
        .distinct()
        .where('pesanan.pengguna_id', '=', penggunaId)
        .execute()
      return rows.map(({ pengembalian_id }) => pengembalian_id)
    },

    /** Returns the sum of the subtotals of the order's free replacements, in rupiah. */
    async sumReplaced(pesananId: number): Promise<number> {
      const { nilai } = await db
        .selectFrom('pesanan')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('subtotal'), sql<number>`0`).as('nilai'))
        .where('pengganti_dari', '=', pesananId)
        .executeTakeFirstOrThrow()
      return Number(nilai)
    },

    /** True if the complaint is about this order. */
    isKeluhanOf: async (pesananId: number, keluhanId: number): Promise<boolean> =>
      (await db
        .selectFrom('keluhan')
        .select('keluhan_id')
        .where('keluhan_id', '=', keluhanId)
        .where('pesanan_id', '=', pesananId)
        .executeTakeFirst()) !== undefined,

    find: (pesananId: number, pengembalianId: number): Promise<PengembalianRow | undefined> =>
      ofPesanan(pesananId).selectAll('pengembalian').where('pengembalian_id', '=', pengembalianId).executeTakeFirst(),

    get: (pengembalianId: number): Promise<PengembalianRow> =>
      db.selectFrom('pengembalian').selectAll().where('pengembalian_id', '=', pengembalianId).executeTakeFirstOrThrow(),

    /** Called under the lock of the order. */
    save: (
      pengembalianId: number,
      change: Pick<PengembalianRow, 'status' | 'diubah' | 'periksa_pada'> & { keterangan?: string },
    ) => db.updateTable('pengembalian').set(change).where('pengembalian_id', '=', pengembalianId).execute(),

    /** Claims up to `limit` refunds with a due check, and hides them from other processes until `retryAt`. */
    claimDue: (now: Date, retryAt: Date, limit: number): Promise<PengembalianRow[]> =>
      claimDue(db, 'pengembalian', { now, retryAt, limit }),
  }
}
