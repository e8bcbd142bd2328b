import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PartialKiriman } from '#contract/pemenuhan/kiriman-admin.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Condition on `pesanan`: the order is shipped in several parcels, and some units are neither shipped nor refunded. */
export const PARTLY_SHIPPED: RawBuilder<SqlBool> = sql`(EXISTS (SELECT FROM kiriman WHERE kiriman.pesanan_id = pesanan.pesanan_id)
  AND EXISTS (
    SELECT FROM pesanan_baris b
    WHERE b.pesanan_id = pesanan.pesanan_id AND b.jumlah > coalesce((
        SELECT sum(k.jumlah) FROM kiriman_baris k JOIN kiriman USING (kiriman_id)
        WHERE kiriman.pesanan_id = b.pesanan_id AND k.urutan = b.urutan), 0)
      + coalesce((
        SELECT sum(k.jumlah) FROM buku_baris k JOIN buku USING (buku_id)
        WHERE buku.pesanan_id = b.pesanan_id AND k.urutan = b.urutan), 0)))`

/** Parcels of orders that are shipped in parts. */
export function kirimanRepository(db: Db | Tx) {
  return {
    /** Returns the parcels of an order, oldest first. */
    async list(pesananId: number): Promise<PartialKiriman[]> {
      const rows = await db
        .selectFrom('kiriman')
        .leftJoin('pengguna', 'pengguna.pengguna_id', 'kiriman.pengguna_id')
        .select(['kiriman_id', 'kurir', 'resi', 'pengguna.nama', 'kiriman.dibuat'])
        .select((eb) =>
          jsonArrayFrom(
            eb
              .selectFrom('kiriman_baris')
              .select(['urutan', 'jumlah'])
              .whereRef('kiriman_baris.kiriman_id', '=', 'kiriman.kiriman_id')
              .orderBy('urutan'),
          ).as('baris'),
        )
        .where('pesanan_id', '=', pesananId)
        .orderBy('kiriman_id')
        .execute()
      return rows.map(({ kiriman_id, dibuat, ...row }) => ({
        ...row,
        kirimanId: kiriman_id,
        waktu: dibuat.toISOString(),
      }))
    },

    async insert(
      pesananId: number,
      { kurir, resi, baris }: Pick<PartialKiriman, 'kurir' | 'resi' | 'baris'>,
      penggunaId: number,
      createdAt: Date,
    ): Promise<number> {
      const { kiriman_id } = await db
        .insertInto('kiriman')
        .values({ pesanan_id: pesananId, kurir, resi, pengguna_id: penggunaId, dibuat: createdAt })
        .returning('kiriman_id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('kiriman_baris')
        .values(baris.map((line) => ({ ...line, kiriman_id })))
        .execute()
      return kiriman_id
    },
  }
}
