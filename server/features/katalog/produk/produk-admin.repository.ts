import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import { Produk } from '#contract/katalog/endpoints.ts'
import { type listProdukAdmin, ProdukAdmin, type ProdukFilter } from '#contract/katalog/produk-admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, parseSort } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'
import { lacksNie, withoutNie } from '#server/features/obat/unregistered.ts'
import { contains, selectProduk } from './produk.repository.ts'

/** Rows per INSERT: a statement allows about 65,000 parameters. */
const WRITE_BATCH = 500

/** Fields that an administrator edits. Excludes stock, which `stokRepository` moves. */
type ProdukInput = Omit<Insertable<Database['produk']>, 'produk_id' | 'stok' | 'dibuat' | keyof JsonColumns> &
  Partial<JsonColumns>
type JsonColumns = Pick<ProdukAdmin, 'zat_aktif' | 'aturan_pakai' | 'harga_grosir' | 'gambar_lain'>

/** Converts lists to text, as the driver requires for `jsonb`. */
const withJson = <Row extends Partial<ProdukInput>>({
  zat_aktif,
  aturan_pakai,
  harga_grosir,
  gambar_lain,
  ...row
}: Row) => ({
  ...row,
  ...(gambar_lain && { gambar_lain: JSON.stringify(gambar_lain) }),
  ...(zat_aktif && { zat_aktif: JSON.stringify(zat_aktif) }),
  ...(aturan_pakai && { aturan_pakai: JSON.stringify(aturan_pakai) }),
  ...(harga_grosir && { harga_grosir: JSON.stringify(harga_grosir) }),
})

/** All products, active and archived. */
export function produkAdminRepository(db: Db | Tx) {
  return {
    async list(query: z.output<typeof listProdukAdmin.query & {}>): Promise<Page<ProdukAdmin>> {
      const { page, limit, urut, ...filter } = query
      const { column, direction } = parseSort<'nama' | 'harga' | 'stok'>(urut)
      const selected = matchesFilter(filter)
      const [items, total] = await Promise.all([
        selectProdukAdmin(db)
          .where('produk.produk_id', 'in', (eb) =>
            eb
              .selectFrom('produk')
              .select('produk_id')
              .where(selected)
              .orderBy(column, direction)
              .orderBy('produk_id', direction)
              .limit(limit)
              .offset((page - 1) * limit),
          )
          .orderBy(`produk.${column}`, direction)
          .orderBy('produk.produk_id', direction)
          .execute(),
        countUpTo(db, db.selectFrom('produk').select('produk_id').where(selected)),
      ])
      return { items, total }
    },

    /** Returns the matching products after `produkId`, by id: one batch of an export. */
    after: (filter: ProdukFilter, produkId: number, limit: number): Promise<ProdukAdmin[]> =>
      selectProdukAdmin(db)
        .where('produk.produk_id', 'in', (eb) =>
          eb
            .selectFrom('produk')
            .select('produk_id')
            .where(matchesFilter(filter))
            .where('produk_id', '>', produkId)
            .orderBy('produk_id')
            .limit(limit),
        )
        .orderBy('produk.produk_id')
        .execute(),

    find: (produkId: number): Promise<ProdukAdmin | undefined> =>
      selectProdukAdmin(db).where('produk.produk_id', '=', produkId).executeTakeFirst(),

    /** Returns the products and their other sizes. */
    findWithSizes: (produkIds: readonly number[]): Promise<ProdukAdmin[]> =>
      selectProdukAdmin(db)
        .where((eb) =>
          eb.or([
            eb('produk.produk_id', '=', sql<number>`ANY(${produkIds})`),
            eb('produk.kelompok', 'in', (inner) =>
              inner
                .selectFrom('produk as file')
                .select('file.kelompok')
                .where('file.produk_id', '=', sql<number>`ANY(${produkIds})`)
                .where('file.kelompok', 'is not', null),
            ),
          ]),
        )
        .execute(),

    /** Locks products until the transaction ends, in the same order as orders do. @returns the ids that exist */
    async lock(produkIds: readonly number[]): Promise<number[]> {
      const rows = await db
        .selectFrom('produk')
        .select('produk_id')
        .where('produk_id', '=', sql<number>`ANY(${produkIds})`)
        .orderBy('produk_id')
        .forNoKeyUpdate()
        .execute()
      return rows.map(({ produk_id }) => produk_id)
    },

    /** Returns the sizes of a group by regular price. */
    inGroup: (group: number): Promise<ProdukAdmin[]> =>
      selectProdukAdmin(db)
        .where('produk.kelompok', '=', group)
        .orderBy('produk.harga')
        .orderBy('produk.produk_id')
        .execute(),

    /** Puts products into a group. Each gets a new version, because its page lists the others. */
    async setGroup(produkIds: readonly number[], group: number | null): Promise<void> {
      await db
        .updateTable('produk')
        .set({ kelompok: group, ...NEXT_VERSI })
        .where('produk_id', '=', sql<number>`ANY(${produkIds})`)
        .execute()
    },

    /** Returns the names of products by id. */
    async namesOf(produkIds: readonly number[]): Promise<Map<number, string>> {
      const rows = await db
        .selectFrom('produk')
        .select(['produk_id', 'nama'])
        .where('produk_id', '=', sql<number>`ANY(${produkIds})`)
        .execute()
      return new Map(rows.map(({ produk_id, nama }) => [produk_id, nama]))
    },

    /** Serializes changes of groups: the next one waits until this transaction ends. */
    async lockGroups(): Promise<void> {
      await sql`SELECT pg_advisory_xact_lock(hashtext('kelompok produk'))`.execute(db)
    },

    /** Serializes imports: the next one waits until this transaction ends. */
    async lockImport(): Promise<void> {
      await sql`SELECT pg_advisory_xact_lock(hashtext('impor produk'))`.execute(db)
    },

    /** Returns the names that products already have, with the product. */
    taken: (names: readonly string[]): Promise<{ nama: string; produkId: number }[]> =>
      db
        .selectFrom('produk')
        .select(['nama', 'produk_id as produkId'])
        .where('nama', '=', sql<string>`ANY(${names})`)
        .execute(),

    /** @returns the ids of the new products, in the order of `fields` */
    async insert(fields: readonly ProdukInput[], createdAt: Date): Promise<number[]> {
      const ids: number[] = []
      for (let start = 0; start < fields.length; start += WRITE_BATCH) {
        const rows = await db
          .insertInto('produk')
          .values(fields.slice(start, start + WRITE_BATCH).map((row) => ({ ...withJson(row), dibuat: createdAt })))
          .returning('produk_id')
          .execute()
        ids.push(...rows.map(({ produk_id }) => produk_id))
      }
      return ids
    },

    async update(produkId: number, change: Partial<ProdukInput>): Promise<void> {
      if (Object.keys(change).length === 0) return
      await db
        .updateTable('produk')
        .set({ ...withJson(change), ...NEXT_VERSI })
        .where('produk_id', '=', produkId)
        .execute()
    },

    /** Changes many products in one statement, each in its own columns. */
    async updateMany(changes: readonly { produkId: number; kolom: Partial<ProdukInput> }[]): Promise<void> {
      const text = JSON.stringify(changes.map(({ produkId, kolom }) => ({ produkId, kolom })))
      const changed = [...new Set(changes.flatMap(({ kolom }) => Object.keys(kolom)))]
      if (changed.length === 0) return
      await sql`
        UPDATE produk SET versi = produk.versi + 1, ${sql.join(changed.map((column) => sql`${sql.ref(column)} = ${sql.ref(`baru.${column}`)}`))}
        FROM (
          SELECT isi.* FROM jsonb_to_recordset(${text}::jsonb) AS item ("produkId" int, kolom jsonb)
          JOIN produk lama ON lama.produk_id = item."produkId"
          CROSS JOIN LATERAL jsonb_populate_record(lama, item.kolom) AS isi
        ) AS baru
        WHERE produk.produk_id = baru.produk_id`.execute(db)
    },

    /** Returns the unit cost of each product's last lot in rupiah, if known. */
    async modalOf(produkIds: readonly number[]): Promise<Map<number, number>> {
      const { rows } = await sql<{ produk_id: number; modal: number }>`
        SELECT DISTINCT ON (produk_id) produk_id, harga_modal AS modal FROM lot
        WHERE produk_id = ANY(${produkIds}::int[]) AND harga_modal IS NOT NULL
        ORDER BY produk_id, lot_id DESC`.execute(db)
      return new Map(rows.map(({ produk_id, modal }) => [produk_id, modal]))
    },

    /** Counts active products at or below their low-stock threshold, up to TUGAS_MAX. */
    countLow: (): Promise<number> =>
      countUpTo(
        db,
        db.selectFrom('produk').select('produk_id').where('aktif', '=', true).where('menipis', '=', true),
        TUGAS_MAX,
      ),

    /** Counts active products that are not sold because they lack a registration number, up to TUGAS_MAX. */
    countUnregistered: (): Promise<number> =>
      countUpTo(db, db.selectFrom('produk').select('produk_id').where('aktif', '=', true).where(lacksNie), TUGAS_MAX),
  }
}

const matchesFilter =
  ({ q, kategori, stok, status, nie }: ProdukFilter) =>
  (eb: ExpressionBuilder<Database, 'produk'>) =>
    eb.and([
      ...(q ? [contains(q)] : []),
      ...(status === 'semua' ? [] : [eb('aktif', '=', status !== 'arsip')]),
      ...(kategori === undefined ? [] : [eb('kategori_id', '=', kategori)]),
      ...(stok === 'habis' ? [eb('menipis', '=', true), eb('stok', '=', 0)] : []),
      ...(nie === 'kosong' ? [withoutNie] : []),
      ...(stok === 'menipis' ? [eb('menipis', '=', true)] : []),
    ])

type AdminColumn = Exclude<keyof ProdukAdmin, keyof Produk | 'versiStok'>
/** Columns of the table that only the office reads. */
const ADMIN = Object.keys(ProdukAdmin.shape).filter(
  (name) => !(name in Produk.shape) && name !== 'versiStok',
) as AdminColumn[]

function selectProdukAdmin(db: Db | Tx) {
  return selectProduk(db).select((eb) => [
    'produk.dosis',
    // The regular price. The public price is for visitors.
    'produk.harga',
    'produk.aturan_pakai',
    ...ADMIN.map((name) => `produk.${name}` as const),
    eb
      .selectFrom('mutasi_stok')
      .select(sql<number>`coalesce(max(mutasi_id), 0)`.as('versi'))
      .whereRef('mutasi_stok.produk_id', '=', 'produk.produk_id')
      .$asScalar()
      .as('versiStok'),
  ])
}
