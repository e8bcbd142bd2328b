import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import { type listMetode, MetodeBody, type MetodePembayaran } from '#contract/pembayaran/metode-office.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/daftar.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NAIK } from '#server/db/versi.ts'

type Isian = z.output<typeof MetodeBody>

export function metodeRepository(db: Db | Tx) {
  const metode = () =>
    db.selectFrom('metode_pembayaran').select(['metode_id as metodeId', 'versi', ...MetodeBody.keyof().options])

  return {
    async list({ q, page, limit }: z.output<typeof listMetode.query & {}>): Promise<Page<MetodePembayaran>> {
      let found = metode()
      if (q) found = found.where(ilike(sql`(method || E'\n' || description)`, q))
      const [items, total] = await Promise.all([
        found
          .orderBy('urutan')
          .orderBy('metode_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found),
      ])
      return { items, total }
    },

    find: (metodeId: number): Promise<MetodePembayaran | undefined> =>
      metode().where('metode_id', '=', metodeId).executeTakeFirst(),

    /** Returns all methods, locked until the transaction ends: at least one must stay active. */
    lockAll: (): Promise<MetodePembayaran[]> => metode().orderBy('metode_id').forUpdate().execute(),

    /** Inserts a method at the last position. @returns its id */
    async insert(isian: Isian): Promise<number> {
      const { metode_id } = await db
        .insertInto('metode_pembayaran')
        .values((eb) => ({
          ...isian,
          urutan: eb.selectFrom('metode_pembayaran').select(sql<number>`coalesce(max(urutan), 0) + 1`.as('urutan')),
        }))
        .returning('metode_id')
        .executeTakeFirstOrThrow()
      return metode_id
    },

    update: (metodeId: number, isian: Partial<Isian>) =>
      db
        .updateTable('metode_pembayaran')
        .set({ ...isian, ...NAIK })
        .where('metode_id', '=', metodeId)
        .execute(),

    delete: (metodeId: number) => db.deleteFrom('metode_pembayaran').where('metode_id', '=', metodeId).execute(),
  }
}
