import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { listTarif, TarifFilter, TarifInput, TarifOngkir } from '#contract/pengiriman/tarif-admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'

/** A rate as stored, with the name of its region. */
export interface TarifRow extends Omit<TarifInput, 'shippingId'> {
  shipping_id: number
  wilayah: string
}

export function tarifRepository(db: Db | Tx) {
  const all = () =>
    db
      .selectFrom('ongkir')
      .innerJoin('pengiriman', 'pengiriman.shipping_id', 'ongkir.shipping_id')
      .select(['ongkir_id as ongkirId', 'ongkir.shipping_id as shippingId', 'kode as metode', 'nama as nama_metode'])
      .select(['kode_wilayah', 'wilayah', 'kg_pertama', 'kg_berikut', 'minimum_kg', 'hari_min', 'hari_maks'])
      .select(['ongkir.aktif', 'ongkir.versi'])

  const applyFilter = ({ q, metode }: TarifFilter) => {
    let found = all()
    if (q) found = found.where(ilike(sql`(wilayah || E'\n' || kode_wilayah || E'\n' || nama)`, q))
    if (metode) found = found.where('ongkir.shipping_id', '=', metode)
    return found
  }

  return {
    async list({ page, limit, ...filter }: z.output<typeof listTarif.query & {}>): Promise<Page<TarifOngkir>> {
      const found = applyFilter(filter)
      const [items, total] = await Promise.all([
        found
          .orderBy('urutan')
          .orderBy('ongkir.shipping_id')
          .orderBy('kode_wilayah')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found),
      ])
      return { items, total }
    },

    /** Returns the matching rates after `ongkirId`, by id: one batch of an export. */
    after: (filter: TarifFilter, ongkirId: number, limit: number): Promise<TarifOngkir[]> =>
      applyFilter(filter).where('ongkir_id', '>', ongkirId).orderBy('ongkir_id').limit(limit).execute(),

    find: (ongkirId: number): Promise<TarifOngkir | undefined> =>
      all().where('ongkir_id', '=', ongkirId).executeTakeFirst(),

    /** Returns the rate, locked until the transaction ends. */
    lock: (ongkirId: number): Promise<TarifOngkir | undefined> =>
      all().where('ongkir_id', '=', ongkirId).forUpdate('ongkir').executeTakeFirst(),

    listAll: (): Promise<TarifOngkir[]> => all().execute(),

    /** Returns all methods, including archived ones. */
    listMetode: () => db.selectFrom('pengiriman').select(['shipping_id', 'kode', 'nama']).execute(),

    hasMetode: async (shippingId: number): Promise<boolean> =>
      (await db
        .selectFrom('pengiriman')
        .select('shipping_id')
        .where('shipping_id', '=', shippingId)
        .executeTakeFirst()) !== undefined,

    async insert(line: TarifRow): Promise<number> {
      const row = await db.insertInto('ongkir').values(line).returning('ongkir_id').executeTakeFirstOrThrow()
      return row.ongkir_id
    },

    update: (ongkirId: number, row: Partial<TarifRow>) =>
      db
        .updateTable('ongkir')
        .set({ ...row, ...NEXT_VERSI })
        .where('ongkir_id', '=', ongkirId)
        .execute(),

    delete: (ongkirId: number) => db.deleteFrom('ongkir').where('ongkir_id', '=', ongkirId).execute(),

    lockImport: () => sql`SELECT pg_advisory_xact_lock(hashtext('impor tarif'))`.execute(db),

    /** Inserts or updates many rates in one statement. */
    async saveAll(list: readonly TarifRow[]): Promise<void> {
      if (list.length === 0) return
      await sql`
        INSERT INTO ongkir (shipping_id, kode_wilayah, wilayah, kg_pertama, kg_berikut, minimum_kg, hari_min, hari_maks, aktif)
        SELECT shipping_id, kode_wilayah, wilayah, kg_pertama, kg_berikut, minimum_kg, hari_min, hari_maks, aktif
        FROM jsonb_to_recordset(${JSON.stringify(list)}::jsonb) AS baris (shipping_id integer, kode_wilayah text, wilayah text,
          kg_pertama bigint, kg_berikut bigint, minimum_kg integer, hari_min integer, hari_maks integer, aktif boolean)
        ON CONFLICT (shipping_id, kode_wilayah) DO UPDATE SET wilayah = excluded.wilayah, kg_pertama = excluded.kg_pertama,
          kg_berikut = excluded.kg_berikut, minimum_kg = excluded.minimum_kg, hari_min = excluded.hari_min,
          hari_maks = excluded.hari_maks, aktif = excluded.aktif, versi = ongkir.versi + 1`.execute(db)
    },
  }
}
