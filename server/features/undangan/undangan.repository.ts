import { sql } from 'kysely'
import { parsePeran } from '#contract/peran.ts'
import type { Undangan } from '#contract/undangan/admin.ts'
import type { Db } from '#server/db/client.ts'
import type { UndanganRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'

/** Returns the outbox key of the mail with the invitation's link. */
export const kunciOf = ({ token_hash }: Pick<UndanganRow, 'token_hash'>) => `undangan:${token_hash.toString('hex')}`

/** Unused invitations. Deleting one also removes its link from the outbox (see `forgetTautan`). */
export function undanganRepository(db: Db | Tx) {
  const forgetSurat = (rows: readonly Pick<UndanganRow, 'token_hash'>[]) =>
    outboxRepository(db).forgetTautan(rows.map(kunciOf))

  return {
    async list(): Promise<Undangan[]> {
      const rows = await db
        .selectFrom('undangan')
        .leftJoin('pengguna', 'pengguna.pengguna_id', 'undangan.oleh')
        .selectAll('undangan')
        .select('pengguna.nama as actor_name')
        .orderBy('undangan_id', 'desc')
        .execute()
      return rows.map(({ undangan_id, nama, email, peran, actor_name, dibuat, kedaluwarsa }) => ({
        undanganId: undangan_id,
        nama,
        email,
        peran: parsePeran(peran),
        oleh: actor_name,
        dibuat: dibuat.toISOString(),
        kedaluwarsa: kedaluwarsa.toISOString(),
      }))
    },

    /** Returns undefined if the address already has an invitation. */
    insert: (row: Omit<UndanganRow, 'undangan_id'>): Promise<UndanganRow | undefined> =>
      db
        .insertInto('undangan')
        .values(row)
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** Replaces the link and its expiry. */
    async renew(old: UndanganRow, fresh: Pick<UndanganRow, 'token_hash' | 'kedaluwarsa'>): Promise<UndanganRow> {
      const row = await db
        .updateTable('undangan')
        .set(fresh)
        .where('undangan_id', '=', old.undangan_id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await forgetSurat([old])
      return row
    },

    lock: (undanganId: number): Promise<UndanganRow | undefined> =>
      db.selectFrom('undangan').selectAll().where('undangan_id', '=', undanganId).forUpdate().executeTakeFirst(),

    /** Returns the invitation with this valid link. */
    find: (token_hash: Buffer, now: Date): Promise<UndanganRow | undefined> =>
      db
        .selectFrom('undangan')
        .selectAll()
        .where('token_hash', '=', token_hash)
        .where('kedaluwarsa', '>', now)
        .executeTakeFirst(),

    /** Deletes the invitation when it is accepted. @returns undefined if it was accepted before or has expired */
    async take(token_hash: Buffer, now: Date): Promise<UndanganRow | undefined> {
      const row = await db
        .deleteFrom('undangan')
        .where('token_hash', '=', token_hash)
        .where('kedaluwarsa', '>', now)
        .returningAll()
        .executeTakeFirst()
      if (row) await forgetSurat([row])
      return row
    },

    async remove(undanganId: number): Promise<UndanganRow | undefined> {
      const row = await db
        .deleteFrom('undangan')
        .where('undangan_id', '=', undanganId)
        .returningAll()
        .executeTakeFirst()
      if (row) await forgetSurat([row])
      return row
    },

    /** Deletes the invitation for this address. */
    async forget(email: string): Promise<void> {
      const where = sql<boolean>`lower(email) = ${email.toLowerCase()}`
      await forgetSurat(await db.deleteFrom('undangan').where(where).returning('token_hash').execute())
    },

    /** Removes expired links from the outbox (see `forgetTautan`), and deletes invitations that expired before `before`. */
    async deleteOlder(now: Date, before: Date): Promise<void> {
      const dead = await db.selectFrom('undangan').select('token_hash').where('kedaluwarsa', '<=', now).execute()
      await forgetSurat(dead)
      await db.deleteFrom('undangan').where('kedaluwarsa', '<=', before).execute()
    },
  }
}
