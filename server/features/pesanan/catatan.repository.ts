import { sql } from 'kysely'
import type { CatatanAdmin } from '#contract/pesanan-admin/catatan-admin.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Suggest tags from the 2,000 newest tagged orders, so that the cost does not grow with the table. */
const RECENT_ORDERS = 2000
const PENANDA_MAX = 50

/** The office's internal notes and tags of orders. */
export function catatanRepository(db: Db | Tx) {
  return {
    /** Returns the notes of an order, oldest first. */
    async list(pesananId: number): Promise<CatatanAdmin[]> {
      const rows = await db
        .selectFrom('catatan_kantor')
        .leftJoin('pengguna', 'pengguna.pengguna_id', 'catatan_kantor.pengguna_id')
        .select(['catatan_id', 'isi', 'catatan_kantor.dibuat', 'pengguna.nama'])
        .where('pesanan_id', '=', pesananId)
        .orderBy('catatan_id')
        .execute()
      return rows.map(({ catatan_id: catatanId, dibuat, ...row }) => ({
        ...row,
        catatanId,
        waktu: dibuat.toISOString(),
      }))
    },

    async add(note: { pesananId: number; penggunaId: number; isi: string; waktu: Date }): Promise<number> {
      const { pesananId: pesanan_id, penggunaId: pengguna_id, isi, waktu: createdAt } = note
      const { catatan_id } = await db
        .insertInto('catatan_kantor')
        .values({ pesanan_id, pengguna_id, isi, dibuat: createdAt })
        .returning('catatan_id')
        .executeTakeFirstOrThrow()
      return catatan_id
    },

    /** Deletes a note of an order. @returns false if the note does not exist */
    async remove(pesananId: number, catatanId: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('catatan_kantor')
        .where('pesanan_id', '=', pesananId)
        .where('catatan_id', '=', catatanId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Returns the tags of the newest tagged orders, most frequent first. */
    async listPenanda(): Promise<{ penanda: string; jumlah: number }[]> {
      const { rows } = await sql<{ penanda: string; jumlah: number }>`
        SELECT kata AS penanda, count(*)::int AS jumlah
        FROM (SELECT penanda FROM pesanan WHERE penanda <> '{}' ORDER BY pesanan_id DESC LIMIT ${RECENT_ORDERS}) AS belakangan,
          unnest(penanda) AS kata
        GROUP BY kata ORDER BY jumlah DESC, kata LIMIT ${PENANDA_MAX}`.execute(db)
      return rows
    },
  }
}
