import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { hashToken, newToken, type Sesi } from '#server/http/session.ts'

const SESI_DAYS = 30
const DAY_MS = 86_400_000

export function sesiRepository(db: Db | Tx) {
  return {
    /** Opens a session and returns its token; the token itself is stored nowhere. */
    async open(penggunaId: number, now: Date): Promise<string> {
      const token = newToken()
      await db
        .insertInto('sesi')
        .values({
          token_hash: hashToken(token),
          pengguna_id: penggunaId,
          dibuat: now,
          kedaluwarsa: new Date(now.getTime() + SESI_DAYS * DAY_MS),
        })
        .execute()
      return token
    },

    async find(token: string, now: Date): Promise<Sesi | undefined> {
      const tokenHash = hashToken(token)
      const row = await db
        .selectFrom('sesi')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'sesi.pengguna_id')
        .select(['pengguna.pengguna_id', 'pengguna.role'])
        .where('token_hash', '=', tokenHash)
        .where('kedaluwarsa', '>', now)
        .executeTakeFirst()
      return row && { penggunaId: row.pengguna_id, role: row.role, tokenHash }
    },

    close: (tokenHash: Buffer) => db.deleteFrom('sesi').where('token_hash', '=', tokenHash).execute(),

    closeOthers: (penggunaId: number, tokenHash: Buffer) =>
      db.deleteFrom('sesi').where('pengguna_id', '=', penggunaId).where('token_hash', '!=', tokenHash).execute(),

    deleteExpired: (now: Date) => db.deleteFrom('sesi').where('kedaluwarsa', '<=', now).execute(),
  }
}
