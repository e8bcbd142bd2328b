import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import type { PenggunaRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'
import { DELETED_PENGGUNA } from './forget-akun.ts'

type Change = Partial<
  Pick<PenggunaRow, 'nama' | 'email' | 'no_hp' | 'role' | 'peran' | 'gambar' | 'password_hash' | 'email_dikonfirmasi'>
>

/** Changes of accounts by the office. */
export function akunAdminRepository(db: Db | Tx) {
  return {
    update: (userId: number, change: Change) =>
      db
        .updateTable('pengguna')
        .set({ ...change, ...NEXT_VERSI })
        .where('pengguna_id', '=', userId)
        .execute(),

    /**
     * Removes the person from the account; a trigger deletes the address book. The row stays for references. Login to the
     * account is impossible.
     */
    async anonymise(userId: number, password_hash: string, now: Date): Promise<void> {
      await db
        .updateTable('pengguna')
        .set({
          nama: DELETED_PENGGUNA,
          // The `.invalid` domain can never exist, and the address is unguessable, so it cannot be registered.
          email: sql<string>`'dihapus-' || gen_random_uuid() || '@dihapus.invalid'`,
          no_hp: '',
          alamat: '',
          username: '',
          gambar: null,
          role: 'user',
          peran: '',
          password_hash,
          email_dikonfirmasi: null,
          grup_id: null,
          minta_hapus: null,
          dihapus: now,
        })
        .where('pengguna_id', '=', userId)
        .execute()
    },

    /**
     * Deletes the account with its sessions, devices, links and mail choices, unless rows that must stay refer to it, such as
     * orders or refunds. The foreign keys decide.
     * @returns true if it was deleted
     */
    async deleteUnlessReferred(userId: number): Promise<boolean> {
      await sql`SAVEPOINT hapus_pengguna`.execute(db)
      try {
        await db.deleteFrom('pengguna').where('pengguna_id', '=', userId).execute()
        return true
      } catch (error) {
        if (!isForeignKeyViolation(error)) throw error
        await sql`ROLLBACK TO SAVEPOINT hapus_pengguna`.execute(db)
        return false
      }
    },

    delete: (userId: number) => db.deleteFrom('pengguna').where('pengguna_id', '=', userId).execute(),

    setGrup: (userId: number, grup_id: number | null) =>
      db
        .updateTable('pengguna')
        .set({ grup_id, ...NEXT_VERSI })
        .where('pengguna_id', '=', userId)
        .execute(),

    /** Sets or clears the request for deletion. A repeated request keeps the first time. */
    async setDeletionRequest(userId: number, at: Date | null): Promise<Date | null> {
      const { minta_hapus } = await db
        .updateTable('pengguna')
        .set({ minta_hapus: at && sql`coalesce(minta_hapus, ${at}::timestamptz)` })
        .where('pengguna_id', '=', userId)
        .returning('minta_hapus')
        .executeTakeFirstOrThrow()
      return minta_hapus
    },
  }
}
