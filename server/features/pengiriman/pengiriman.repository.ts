import { sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/office.ts'
import type { Page } from '#contract/endpoint.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { type listPengirimanAdmin, PengirimanBody, type PengirimanKantor } from '#contract/pengiriman/office.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/daftar.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NAIK } from '#server/db/versi.ts'
import { gratisMulai, menurutTujuanOf } from './metode-ongkir.ts'

type Isian = z.output<typeof PengirimanBody>

/** @param adaKurir true if a courier API is configured; a method with a courier service has no flat fee then */
export function pengirimanRepository(db: Db | Tx, adaKurir = false) {
  const menurutTujuan = menurutTujuanOf(adaKurir).as('menurut_tujuan')
  const all = () =>
    db
      .selectFrom('pengiriman')
      .select(['shipping_id as shippingId', 'versi', 'jalur_ditebak', ...PengirimanBody.keyof().options])
      .select(menurutTujuan)
      .select(
        sql<number>`(SELECT count(*)::int FROM ongkir WHERE ongkir.shipping_id = pengiriman.shipping_id AND ongkir.aktif)`.as(
          'tarif',
        ),
      )
  const active = () =>
    db
      .selectFrom('pengiriman')
      .select(['shipping_id as shippingId', 'kode', 'nama', 'estimasi', 'biaya', 'jalur', 'dingin'])
      .select([gratisMulai.as('gratis_mulai'), menurutTujuan])
      .where('aktif', '=', true)

  return {
    /** Adds the pick-up method, inactive, so that buyers cannot choose it. */
    addAmbilSendiri: () =>
      db
        .insertInto('pengiriman')
        .values({
          kode: 'ambil-sendiri',
          nama: 'Ambil sendiri',
          biaya: 0,
          jalur: 'ambil_sendiri',
          dingin: true,
          aktif: false,
        })
        .onConflict((conflict) => conflict.column('kode').doNothing())
        .execute(),

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

    /** Finds a method, archived or not. */
    findAny: (shippingId: number): Promise<PengirimanKantor | undefined> =>
      all().where('shipping_id', '=', shippingId).executeTakeFirst(),

    /** Returns all methods, locked until the transaction ends: at least one must stay active. */
    lockAll: (): Promise<PengirimanKantor[]> => all().orderBy('shipping_id').forUpdate('pengiriman').execute(),

    /** True if an order was ever made with the method. */
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

    update: (shippingId: number, isian: Partial<Isian> & { jalur_ditebak?: false }) =>
      db
        .updateTable('pengiriman')
        .set({ ...isian, ...NAIK })
        .where('shipping_id', '=', shippingId)
        .execute(),

    /** Counts active methods whose transport mode was only guessed. */
    countDitebak: (): Promise<number> =>
      countUpTo(db, active().where('jalur_ditebak', '=', true).clearSelect().select('shipping_id'), TUGAS_MAX),

    /** Counts active products that no active method may carry, by the rule of `refusals`. */
    countTanpaPembawa: (): Promise<number> =>
      countUpTo(
        db,
        db
          .selectFrom('produk')
          .select('produk_id')
          .where('aktif', '=', true)
          .where(
            sql<boolean>`(bahaya <> 'tidak_ada' OR suhu_simpan = 'dingin') AND NOT EXISTS (
              SELECT FROM pengiriman
              WHERE aktif AND (bahaya = 'tidak_ada' OR jalur <> 'udara') AND (suhu_simpan = 'ruang' OR dingin)
            )`,
          ),
        TUGAS_MAX,
      ),

    delete: (shippingId: number) => db.deleteFrom('pengiriman').where('shipping_id', '=', shippingId).execute(),
  }
}
