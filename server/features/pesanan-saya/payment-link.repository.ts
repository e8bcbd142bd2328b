import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Links to pay orders without an account; one per order. */
export function paymentLinkRepository(db: Db | Tx) {
  return {
    /** Saves the link of an order. A previous link becomes invalid. */
    save: (pesanan_id: number, token_hash: Buffer, expiry: Date) =>
      db
        .insertInto('tautan_bayar')
        .values({ pesanan_id, token_hash, kedaluwarsa: expiry })
        .onConflict((conflict) => conflict.column('pesanan_id').doUpdateSet({ token_hash, kedaluwarsa: expiry }))
        .execute(),

    find: (tokenHash: Buffer, now: Date) =>
      db
        .selectFrom('pesanan')
        .innerJoin('tautan_bayar', 'tautan_bayar.pesanan_id', 'pesanan.pesanan_id')
        .selectAll('pesanan')
        .where('token_hash', '=', tokenHash)
        .where('kedaluwarsa', '>', now)
        .executeTakeFirst(),

    deleteOld: (now: Date) => db.deleteFrom('tautan_bayar').where('kedaluwarsa', '<=', now).execute(),
  }
}
