import { sql } from 'kysely'
import { bacaPeran } from '#contract/peran.ts'
import type { Undangan } from '#contract/undangan/office.ts'
import type { Db } from '#server/db/client.ts'
import type { UndanganRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'

/** The key of the mail that carries an invitation's link. */
export const kunciOf = ({ token_hash }: Pick<UndanganRow, 'token_hash'>) => `undangan:${token_hash.toString('hex')}`

/** Invitations that nobody has used. What dies here leaves the outbox as well. */
export function undanganRepository(db: Db | Tx) {
  const forgetSurat = (rows: readonly Pick<UndanganRow, 'token_hash'>[]) =>
    outboxRepository(db).forgetTautan(rows.map(kunciOf))

  return {
    async list(): Promise<Undangan[]> {
      const rows = await db
        .selectFrom('undangan')
        .leftJoin('pengguna', 'pengguna.pengguna_id', 'undangan.oleh')
        .selectAll('undangan')
        .select('pengguna.nama as nama_oleh')
        .orderBy('undangan_id', 'desc')
        .execute()
      return rows.map(({ undangan_id, nama, email, peran, nama_oleh, dibuat, kedaluwarsa }) => ({
        ...{ undanganId: undangan_id, nama, email, peran: bacaPeran(peran), oleh: nama_oleh },
        dibuat: dibuat.toISOString(),
        kedaluwarsa: kedaluwarsa.toISOString(),
      }))
    },

    /** undefined where the address has one already. */
    insert: (row: Omit<UndanganRow, 'undangan_id'>): Promise<UndanganRow | undefined> =>
      db
        .insertInto('undangan')
        .values(row)
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** Gives it another link, and the day of it. */
    async renew(lama: UndanganRow, baru: Pick<UndanganRow, 'token_hash' | 'kedaluwarsa'>): Promise<UndanganRow> {
      const row = await db
        .updateTable('undangan')
        .set(baru)
        .where('undangan_id', '=', lama.undangan_id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await forgetSurat([lama])
      return row
    },

    lock: (undanganId: number): Promise<UndanganRow | undefined> =>
      db.selectFrom('undangan').selectAll().where('undangan_id', '=', undanganId).forUpdate().executeTakeFirst(),

    /** The one that this link opens now. */
    find: (token_hash: Buffer, now: Date): Promise<UndanganRow | undefined> =>
      db
        .selectFrom('undangan')
        .selectAll()
        .where('token_hash', '=', token_hash)
        .where('kedaluwarsa', '>', now)
        .executeTakeFirst(),

    /** Uses it up. @returns undefined where somebody else was faster, or it is too late */
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

    /** Nobody waits for whoever has this address. */
    async forget(email: string): Promise<void> {
      const where = sql<boolean>`lower(email) = ${email.toLowerCase()}`
      await forgetSurat(await db.deleteFrom('undangan').where(where).returning('token_hash').execute())
    },

    /** Links that nobody used in time leave the outbox; after a while nobody asks about the invitation either. */
    async deleteOlder(now: Date, before: Date): Promise<void> {
      const dead = await db.selectFrom('undangan').select('token_hash').where('kedaluwarsa', '<=', now).execute()
      await forgetSurat(dead)
      await db.deleteFrom('undangan').where('kedaluwarsa', '<=', before).execute()
    },
  }
}
