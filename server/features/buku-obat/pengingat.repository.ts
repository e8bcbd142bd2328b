import { sql } from 'kysely'
import type { Tx } from '#server/db/transaction.ts'

/** Which treatments ask for something, and who is told. */
export function pengingatRepository(tx: Tx) {
  return {
    /** An account of which a treatment asks for something on that day, or did before. */
    async findDue(hari: string): Promise<number | undefined> {
      const found = await tx
        .selectFrom('pengobatan')
        .select('pengguna_id')
        .where('ingatkan', '<=', hari)
        .orderBy('ingatkan')
        .limit(1)
        .executeTakeFirst()
      return found?.pengguna_id
    },

    /** Its treatments that do, each with the day. */
    async listDue(penggunaId: number, hari: string): Promise<[id: string, ingatkan: string][]> {
      const rows = await tx
        .selectFrom('pengobatan')
        .select(['id', 'ingatkan'])
        .where('pengguna_id', '=', penggunaId)
        .where('ingatkan', '<=', hari)
        .orderBy('id')
        .execute()
      return rows.flatMap(({ id, ingatkan }) => (ingatkan ? [[id, ingatkan]] : []))
    },

    put: (penggunaId: number, id: string, ingatkan: string | null) =>
      tx
        .updateTable('pengobatan')
        .set({ ingatkan })
        .where('pengguna_id', '=', penggunaId)
        .where('id', '=', id)
        .execute(),

    /** Where its owner reads mail; undefined of who wants none, or whose address nobody has proven. */
    findPenerima: (penggunaId: number) =>
      tx
        .selectFrom('pengguna')
        .leftJoin('pilihan_notifikasi', 'pilihan_notifikasi.pengguna_id', 'pengguna.pengguna_id')
        .select(['nama', 'email'])
        .where('pengguna.pengguna_id', '=', penggunaId)
        .where('dihapus', 'is', null)
        .where('email_dikonfirmasi', 'is not', null)
        .where(sql<boolean>`coalesce(treatment_reminders, true)`)
        .executeTakeFirst(),
  }
}
