import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { type listPengirimanAdmin, PengirimanBody, type PengirimanKantor } from '#contract/pengiriman/office.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/daftar.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NAIK } from '#server/db/versi.ts'

type Isian = z.output<typeof PengirimanBody>

export function pengirimanRepository(db: Db | Tx) {
  const all = () =>
    db.selectFrom('pengiriman').select(['shipping_id as shippingId', 'versi', ...PengirimanBody.keyof().options])
  const active = () =>
    db
      .selectFrom('pengiriman')
      .select(['shipping_id as shippingId', 'kode', 'nama', 'estimasi', 'biaya'])
      .where('aktif', '=', true)

  return {
    list: (): Promise<Pengiriman[]> => active().orderBy('urutan').orderBy('shipping_id').execute(),
    find: (shippingId: number): Promise<Pengiriman | undefined> =>
      active().where('shipping_id', '=', shippingId).executeTakeFirst(),

    async listAdmin({
      q,
      page,
      limit,
    }: z.output<typeof listPengirimanAdmin.query & {}>): Promise<Page<PengirimanKantor>> {
      let found = all()
      if (q) found = found.where(ilike(sql`(kode || E'\n' || nama || E'\n' || estimasi)`, q))
      const [items, total] = await Promise.all([
        found
          .orderBy('aktif', 'desc')
          .orderBy('urutan')
          .orderBy('shipping_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found),
      ])
      return { items, total }
    },

    /** Archived or not. */
    findAny: (shippingId: number): Promise<PengirimanKantor | undefined> =>
      all().where('shipping_id', '=', shippingId).executeTakeFirst(),

    /** All of them, locked until the transaction ends: at least one must stay active. */
    lockAll: (): Promise<PengirimanKantor[]> => all().orderBy('shipping_id').forUpdate().execute(),

    /** Was it ever ordered with? */
    isUsed: async (shippingId: number): Promise<boolean> =>
      (await db
        .selectFrom('pesanan')
        .select('pesanan_id')
        .where('shipping_id', '=', shippingId)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    async insert(isian: Isian): Promise<number> {
      const row = await db.insertInto('pengiriman').values(isian).returning('shipping_id').executeTakeFirstOrThrow()
      return row.shipping_id
    },

    update: (shippingId: number, isian: Partial<Isian>) =>
      db
        .updateTable('pengiriman')
        .set({ ...isian, ...NAIK })
        .where('shipping_id', '=', shippingId)
        .execute(),

    delete: (shippingId: number) => db.deleteFrom('pengiriman').where('shipping_id', '=', shippingId).execute(),
  }
}
