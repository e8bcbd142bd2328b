import { sql } from 'kysely'
import type { KunciSandi } from '#contract/akun/kunci-sandi.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { hashToken } from '#server/features/akun/token.ts'

/** Passkeys of accounts, and the pending challenges for devices to sign. */
export function kunciSandiRepository(db: Db | Tx) {
  const mine = (penggunaId: number) => db.selectFrom('kunci_sandi').where('pengguna_id', '=', penggunaId)

  return {
    async list(penggunaId: number): Promise<KunciSandi[]> {
      const rows = await mine(penggunaId)
        .select(['kunci_id', 'nama', 'dibuat', 'terpakai'])
        .orderBy('kunci_id')
        .execute()
      return rows.map(({ kunci_id, nama, dibuat, terpakai }) => ({
        kunciId: kunci_id,
        nama,
        dibuat: dibuat.toISOString(),
        terpakai: terpakai?.toISOString() ?? null,
      }))
    },

    /** Returns the account's credentials, so that the browser does not create a second passkey on one device. */
    listCredentials: (penggunaId: number) => mine(penggunaId).select(['kredensial', 'jalan']).execute(),

    findByCredential: (credential: string) =>
      db.selectFrom('kunci_sandi').selectAll().where('kredensial', '=', credential).executeTakeFirst(),

    /** Returns undefined if the passkey is already stored, for any account. */
    insert: (row: {
      kredensial: string
      pengguna_id: number
      kunci: Buffer
      hitungan: number
      jalan: string[]
      nama: string
      dibuat: Date
    }) =>
      db
        .insertInto('kunci_sandi')
        .values(row)
        .onConflict((conflict) => conflict.column('kredensial').doNothing())
        .returning('kunci_id')
        .executeTakeFirst(),

    /**
     * Advances the signature counter. Of two logins with one response, the second finds it changed.
     * @returns true for the first
     */
    async use(kunciId: number, before: number, counter: number, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('kunci_sandi')
        .set({ hitungan: counter, terpakai: now })
        .where('kunci_id', '=', kunciId)
        .where('hitungan', '=', before)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async rename(penggunaId: number, kunciId: number, name: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('kunci_sandi')
        .set({ nama: name })
        .where('pengguna_id', '=', penggunaId)
        .where('kunci_id', '=', kunciId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** @returns the passkey's name; undefined if it did not exist */
    async remove(penggunaId: number, kunciId: number): Promise<string | undefined> {
      const row = await db
        .deleteFrom('kunci_sandi')
        .where('pengguna_id', '=', penggunaId)
        .where('kunci_id', '=', kunciId)
        .returning('nama')
        .executeTakeFirst()
      return row?.nama
    },

    removeAll: (penggunaId: number) => db.deleteFrom('kunci_sandi').where('pengguna_id', '=', penggunaId).execute(),

    /** @param penggunaId account that adds a passkey; null at a login */
    keepTantangan: (tantangan: string, penggunaId: number | null, expiry: Date) =>
      db
        .insertInto('tantangan_sandi')
        .values({ tantangan_hash: hashToken(tantangan), pengguna_id: penggunaId, kedaluwarsa: expiry })
        .execute(),

    /** Consumes a challenge. Returns true if it was pending for this account and has not expired. */
    async takeTantangan(tantangan: string, penggunaId: number | null, now: Date): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('tantangan_sandi')
        .where('tantangan_hash', '=', hashToken(tantangan))
        .where(sql<boolean>`pengguna_id IS NOT DISTINCT FROM ${penggunaId}`)
        .where('kedaluwarsa', '>', now)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    forgetExpired: (now: Date) => db.deleteFrom('tantangan_sandi').where('kedaluwarsa', '<=', now).execute(),
  }
}
