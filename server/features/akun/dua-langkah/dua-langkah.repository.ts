import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

export function twoFactorRepository(db: Db | Tx) {
  return {
    find: (penggunaId: number) =>
      db.selectFrom('dua_langkah').selectAll().where('pengguna_id', '=', penggunaId).executeTakeFirst(),

    /** Stores a secret that is not active yet. Returns false if the account already has an active one. */
    async propose(penggunaId: number, secret: Buffer): Promise<boolean> {
      const row = await db
        .insertInto('dua_langkah')
        .values({ pengguna_id: penggunaId, rahasia: secret })
        .onConflict((conflict) =>
          conflict
            .column('pengguna_id')
            .doUpdateSet({ rahasia: secret, langkah: 0 })
            .where('dua_langkah.aktif', 'is', null),
        )
        .returning('pengguna_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * Marks a code's time step as used. Returns false if this step or a later one was used before, also by a concurrent call.
     */
    async takeLangkah(penggunaId: number, langkah: number): Promise<boolean> {
      const row = await db
        .updateTable('dua_langkah')
        .set({ langkah })
        .where('pengguna_id', '=', penggunaId)
        .where('langkah', '<', langkah)
        .returning('pengguna_id')
        .executeTakeFirst()
      return row !== undefined
    },

    activate: (penggunaId: number, now: Date) =>
      db
        .updateTable('dua_langkah')
        .set({ aktif: now })
        .where('pengguna_id', '=', penggunaId)
        .where('aktif', 'is', null)
        .execute(),

    /** Removes the second step and, with it, the recovery codes. */
    remove: (penggunaId: number) => db.deleteFrom('dua_langkah').where('pengguna_id', '=', penggunaId).execute(),

    async replaceRecoveryCodes(penggunaId: number, hashes: readonly Buffer[]): Promise<void> {
      await db.deleteFrom('kode_pemulihan').where('pengguna_id', '=', penggunaId).execute()
      await db
        .insertInto('kode_pemulihan')
        .values(hashes.map((kode_hash) => ({ kode_hash, pengguna_id: penggunaId })))
        .execute()
    },

    async takeRecoveryCode(penggunaId: number, kode_hash: Buffer): Promise<boolean> {
      const row = await db
        .deleteFrom('kode_pemulihan')
        .where('kode_hash', '=', kode_hash)
        .where('pengguna_id', '=', penggunaId)
        .returning('pengguna_id')
        .executeTakeFirst()
      return row !== undefined
    },

    async countRecoveryCodes(penggunaId: number): Promise<number> {
      const rows = await db
        .selectFrom('kode_pemulihan')
        .select('kode_hash')
        .where('pengguna_id', '=', penggunaId)
        .execute()
      return rows.length
    },

    isMandatory: async (): Promise<boolean> =>
      (await db.selectFrom('keamanan_kantor').select('wajib_kode').executeTakeFirstOrThrow()).wajib_kode,

    setMandatory: (kodeRequired: boolean) =>
      db.updateTable('keamanan_kantor').set({ wajib_kode: kodeRequired }).execute(),
  }
}
