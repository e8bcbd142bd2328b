import { sql } from 'kysely'
import type { Tx } from '#server/db/transaction.ts'

/** Due reminders of treatments, and their receivers. */
export function reminderRepository(tx: Tx) {
  return {
    /** Returns an account with a reminder due on or before that day. */
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

    /** Returns the account's treatments with due reminders, each with its date. */
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

    put: (penggunaId: number, id: string, reminder: string | null) =>
      tx
        .updateTable('pengobatan')
        .set({ ingatkan: reminder })
        .where('pengguna_id', '=', penggunaId)
        .where('id', '=', id)
        .execute(),

    /** Returns the owner, and whether a reminder is mailed: not to an unconfirmed address, and not if the owner wants none. */
    findPenerima: (penggunaId: number) =>
      tx
        .selectFrom('pengguna')
        .leftJoin('pilihan_notifikasi', 'pilihan_notifikasi.pengguna_id', 'pengguna.pengguna_id')
        .select(['nama', 'email'])
        .select(sql<boolean>`email_dikonfirmasi IS NOT NULL AND coalesce(treatment_reminders, true)`.as('byMail'))
        .where('pengguna.pengguna_id', '=', penggunaId)
        .executeTakeFirst(),
  }
}
