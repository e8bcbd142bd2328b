import { sql } from 'kysely'
import type { KunciSandi } from '#contract/akun/kunci-sandi.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { hashToken } from '#server/features/akun/token.ts'

/** Passkeys of accounts, and what devices are asked to sign for them. */
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

    /** What a browser must know of those that are there, so that a device does not make a second one. */
    listKredensial: (penggunaId: number) => mine(penggunaId).select(['kredensial', 'jalan']).execute(),

    findByKredensial: (kredensial: string) =>
      db.selectFrom('kunci_sandi').selectAll().where('kredensial', '=', kredensial).executeTakeFirst(),

    /** undefined where the passkey is known already, whoever has it. */
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

    /** Of two logins with one answer, the second finds the count moved on. @returns whether it was the first */
    async use(kunciId: number, sebelum: number, hitungan: number, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('kunci_sandi')
        .set({ hitungan, terpakai: now })
        .where('kunci_id', '=', kunciId)
        .where('hitungan', '=', sebelum)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async rename(penggunaId: number, kunciId: number, nama: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('kunci_sandi')
        .set({ nama })
        .where('pengguna_id', '=', penggunaId)
        .where('kunci_id', '=', kunciId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** @returns its name, where it was there */
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

    /** @param penggunaId who wants to add a passkey; null at a login */
    keepTantangan: (tantangan: string, penggunaId: number | null, kedaluwarsa: Date) =>
      db
        .insertInto('tantangan_sandi')
        .values({ tantangan_hash: hashToken(tantangan), pengguna_id: penggunaId, kedaluwarsa })
        .execute(),

    /** Was this asked, of the same account, and not answered yet? It is answered now. */
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
