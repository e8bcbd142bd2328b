import type { Db } from '#server/db/client.ts'
import { executePrepared } from '#server/db/prepared.ts'
import type { JenisSesi } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { hashToken, newToken } from './token.ts'

/** How long a session lasts, in days. The back office's opens on money and medicine, so it is asked for more often. */
export const SESI_DAYS: Record<JenisSesi, number> = { toko: 30, kantor: 1 }
const DAY_MS = 86_400_000

export function sesiRepository(db: Db | Tx) {
  return {
    /** Opens a session and returns its token; the token itself is stored nowhere. */
    async open(penggunaId: number, now: Date, jenis: JenisSesi = 'toko'): Promise<string> {
      const token = newToken()
      await db
        .insertInto('sesi')
        .values({
          token_hash: hashToken(token),
          pengguna_id: penggunaId,
          jenis,
          dibuat: now,
          kedaluwarsa: new Date(now.getTime() + SESI_DAYS[jenis] * DAY_MS),
        })
        .execute()
      return token
    },

    async find(token: string, now: Date): Promise<Sesi | undefined> {
      const tokenHash = hashToken(token)
      const { rows } = await db
        .selectFrom('sesi')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'sesi.pengguna_id')
        .select(['pengguna.pengguna_id', 'pengguna.role', 'sesi.jenis'])
        .where('token_hash', '=', tokenHash)
        .where('kedaluwarsa', '>', now)
        // Who logs in at the very moment in which the account is taken away gets nowhere.
        .where('pengguna.dihapus', 'is', null)
        .$call((query) => executePrepared(db, query))
      const [row] = rows
      return row && { penggunaId: row.pengguna_id, isAdmin: row.role === 'admin' && row.jenis === 'kantor', tokenHash }
    },

    close: (tokenHash: Buffer) => db.deleteFrom('sesi').where('token_hash', '=', tokenHash).execute(),

    closeOthers: (penggunaId: number, tokenHash: Buffer) =>
      db.deleteFrom('sesi').where('pengguna_id', '=', penggunaId).where('token_hash', '!=', tokenHash).execute(),

    closeAll: (penggunaId: number) => db.deleteFrom('sesi').where('pengguna_id', '=', penggunaId).execute(),

    /** Ends the sessions of the back office; those of the shop go on. */
    closeKantor: (penggunaId: number) =>
      db.deleteFrom('sesi').where('pengguna_id', '=', penggunaId).where('jenis', '=', 'kantor').execute(),

    deleteExpired: (now: Date) => db.deleteFrom('sesi').where('kedaluwarsa', '<=', now).execute(),
  }
}
