import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { KodePenyakit } from '#content/penyakit.ts'
import type { Output, Page } from '#contract/endpoint.ts'
import { type countProduk, Produk, type ProdukQuery } from '#contract/katalog/endpoints.ts'
import type { ProdukOrder } from '#contract/katalog/filter.ts'
import type { listMyHarga } from '#contract/katalog/my-harga.ts'
import { SEARCH_MAX, TOTAL_MAX } from '#contract/total.ts'
import type { Db } from '#server/db/client.ts'
import { patternOf } from '#server/db/list.ts'
import { executePrepared } from '#server/db/prepared.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { unregistered } from '#server/features/obat/unregistered.ts'
import { currentHarga, hargaGrup, hargaUntil, originalHarga } from './current-harga.ts'

/** Maximum length of a list without paging. */
const WHOLE_LIST = 1000
const PAGE_SIZE = 24

type Filter = Omit<z.output<typeof ProdukQuery>, 'page' | 'limit' | 'urut'>

/** Sort orders of the list. Each has an index, for all products and per category. */
const ORDER: Record<ProdukOrder, RawBuilder<unknown>> = {
  nama: sql`produk.nama, produk.produk_id`,
  terlaris: sql`produk.terjual DESC, produk.produk_id`,
  terbaru: sql`produk.produk_id DESC`,
  harga: sql`coalesce(produk.harga_kini, produk.harga), produk.produk_id`,
  '-harga': sql`coalesce(produk.harga_kini, produk.harga) DESC, produk.produk_id DESC`,
}
/** All columns that the sort orders compare. */
const SORTED = sql`produk_id, nama, harga, harga_kini, terjual`
/** Order of the sizes of one product: a list shows the first. */
const SIZE_ORDER = sql`stok = 0, coalesce(harga_kini, harga), produk_id`

export function produkRepository(db: Db | Tx) {
  const active = (kategori: Filter['kategori']) => (eb: ExpressionBuilder<Database, 'produk'>) =>
    eb.and([eb('aktif', '=', true), ...(kategori?.length ? [eb('kategori_id', 'in', kategori)] : [])])

  /** Counts active products by the totals stored in the categories. */
  async function count({ kategori, kelompok }: Filter): Promise<number> {
    const hidden = kelompok
      ? sql`(SELECT count(*) FROM produk WHERE kelompok IS NOT NULL AND aktif AND ${inKategori(kategori)} AND NOT ${isFirstSize(kategori)})`
      : sql`0`
    const { total } = await db
      .selectFrom('kategori')
      .select(sql<number>`(coalesce(sum(jumlah_produk), 0) - ${hidden})::int`.as('total'))
      .$if(kategori !== undefined && kategori.length > 0, (query) => query.where('kategori_id', 'in', kategori ?? []))
      .executeTakeFirstOrThrow()
    return total
  }

  /** Selects the ids of a page. Reads only the first rows of each category, so that it scans no others. */
  function firstOf({ kategori, kelompok }: Filter, order: RawBuilder<unknown>, size: number, offset: number) {
    const shown = kelompok ? isFirstSize(kategori) : ALL
    return kategori?.length
      ? sql<number>`(SELECT produk_id FROM unnest(${[...new Set(kategori)]}::int[]) AS satu, LATERAL (
          SELECT ${SORTED} FROM produk WHERE kategori_id = satu AND aktif AND ${shown} ORDER BY ${order}
          LIMIT ${offset + size}) AS produk
        ORDER BY ${order} LIMIT ${size} OFFSET ${offset})`
      : sql<number>`(SELECT produk_id FROM produk WHERE aktif AND ${shown} ORDER BY ${order} LIMIT ${size} OFFSET ${offset})`
  }

  /**
   * Returns a page of the matches in the given order, and their number. Considers at most `most` matches: the newest, or the
   * cheapest if only a price range is given.
   */
  async function search(
    found: readonly RawBuilder<boolean>[],
    { kategori, harga_min, harga_maks, kelompok }: Filter,
    order: RawBuilder<unknown>,
    size: number,
    offset: number,
    most: number,
  ) {
    let hit = db
      .selectFrom('produk')
      .select(['produk_id', 'nama', 'harga', 'harga_kini', 'terjual', 'stok', 'kelompok'])
      .where(active(kategori))
    for (const condition of found) hit = hit.where(condition)
    if (harga_min !== undefined) hit = hit.where(currentHarga, '>=', harga_min)
    if (harga_maks !== undefined) hit = hit.where(currentHarga, '<=', harga_maks)
    // A price range alone uses the price index, in its order.
    hit = found.length > 0 ? hit.orderBy('produk_id', 'desc') : hit.orderBy(currentHarga).orderBy('produk_id')
    const { rows } = await sql<{ ids: number[]; total: number }>`
      WITH hit AS MATERIALIZED (${hit.limit(most)}), tampil AS (${kelompok ? ONE_OF_GROUP : sql`SELECT * FROM hit`})
      SELECT ARRAY(SELECT produk_id FROM tampil AS produk ORDER BY ${order} LIMIT ${size} OFFSET ${offset}) AS ids,
        (SELECT count(*)::int FROM tampil) AS total`.execute(db)
    return rows[0] ?? { ids: [], total: 0 }
  }

  return {
    /** @param meant returns the ids of the products that a search means if no product contains its text */
    async list(
      { page, limit, urut, ...filter }: z.output<typeof ProdukQuery>,
      meant: (q: string) => Promise<number[]>,
    ): Promise<Page<Produk>> {
      const { q, harga_min, harga_maks } = filter
      const size = limit ?? (page ? PAGE_SIZE : WHOLE_LIST)
      const offset = ((page ?? 1) - 1) * size
      const order = ORDER[urut ?? 'nama']
      const inOrder = selectPublic(db).orderBy(order)
      const { penyakit, golongan, cara } = choiceConditions(filter)
      const choices = [penyakit, golongan, cara].filter((condition) => condition !== undefined)
      if (q || choices.length > 0 || harga_min !== undefined || harga_maks !== undefined) {
        const most = page || limit ? (q ? SEARCH_MAX : TOTAL_MAX) + 1 : WHOLE_LIST
        const find = (words?: RawBuilder<boolean>) =>
          search(words ? [words, ...choices] : choices, filter, order, size, offset, most)
        let { ids, total } = await find(q ? contains(q) : undefined)
        if (total === 0 && q) {
          const meantIds = await meant(q)
          if (meantIds.length > 0) ({ ids, total } = await find(sql`produk.produk_id = ANY(${meantIds}::int[])`))
        }
        const items = await inOrder.where('produk.produk_id', '=', sql<number>`ANY(${ids}::int[])`).execute()
        return { items, total }
      }
      const [items, total] = await Promise.all([
        inOrder.where('produk.produk_id', 'in', firstOf(filter, order, size, offset)).execute(),
        count(filter),
      ])
      return { items, total }
    },

    /**
     * Counts the products per choice of a filter, each under the other filters. Considers as many products as a list counts.
     * @param meant as in `list`
     */
    async countChoices(filter: Filter, meant: (q: string) => Promise<number[]>): Promise<Output<typeof countProduk>> {
      const { q, kategori, harga_min, harga_maks, kelompok } = filter
      const many = kelompok ? sql`count(DISTINCT coalesce(kelompok, -produk_id))::int` : sql`count(*)::int`
      const { penyakit = ALL, golongan = ALL, cara = ALL } = choiceConditions(filter)
      const count = async (words: RawBuilder<boolean>) => {
        const { rows } = await sql<{ jenis: 'penyakit' | 'golongan' | 'cara'; nilai: string; jumlah: number }>`
          WITH hit AS MATERIALIZED (
            SELECT produk_id, kelompok, penyakit, golongan, aturan_pakai, resep,
              ${penyakit} AS of_penyakit, ${golongan} AS of_golongan, ${cara} AS of_cara
            FROM produk
            WHERE aktif AND ${words}
              AND ${inKategori(kategori)}
              AND ${harga_min === undefined ? ALL : sql`${currentHarga} >= ${harga_min}`}
              AND ${harga_maks === undefined ? ALL : sql`${currentHarga} <= ${harga_maks}`}
            LIMIT ${TOTAL_MAX})
          SELECT 'penyakit' AS jenis, nilai, ${many} AS jumlah FROM hit, unnest(penyakit) AS nilai
          WHERE of_golongan AND of_cara AND NOT resep GROUP BY nilai
          UNION ALL
          SELECT 'golongan', golongan, ${many} FROM hit WHERE of_penyakit AND of_cara GROUP BY golongan
          UNION ALL
          SELECT 'cara', nilai, ${many}
          FROM hit, LATERAL (SELECT DISTINCT satu ->> 'cara' AS nilai FROM jsonb_array_elements(aturan_pakai) AS satu) AS cara
          WHERE of_penyakit AND of_golongan AND NOT resep GROUP BY nilai`.execute(db)
        const of = (kind: string) =>
          Object.fromEntries(rows.filter((row) => row.jenis === kind).map(({ nilai, jumlah }) => [nilai, jumlah]))
        return { penyakit: of('penyakit'), golongan: of('golongan'), cara: of('cara') }
      }
      const counts = await count(q ? contains(q) : ALL)
      if (!q || Object.values(counts).some((one) => Object.keys(one).length > 0)) return counts
      return count(sql`produk.produk_id = ANY(${await meant(q)}::int[])`)
    },

    /** Returns those of the products that are on sale, in the order of the ids. */
    async listByIds(ids: readonly number[]): Promise<Produk[]> {
      const rows = await selectPublic(db)
        .where('produk.produk_id', '=', sql<number>`ANY(${ids}::int[])`)
        .where('produk.aktif', '=', true)
        .execute()
      return ids.flatMap((id) => rows.find(({ produkId }) => produkId === id) ?? [])
    },

    /** Returns the prices of the account's customer group that are below the public price. */
    async listMyHarga(penggunaId: number, ids: readonly number[]): Promise<Output<typeof listMyHarga>> {
      const grup = await db
        .selectFrom('pengguna')
        .innerJoin('grup_pelanggan', 'grup_pelanggan.grup_id', 'pengguna.grup_id')
        .select('grup_pelanggan.nama')
        .where('pengguna_id', '=', penggunaId)
        .where('grup_pelanggan.aktif', '=', true)
        .executeTakeFirst()
      if (!grup) return { grup: null, harga: [] }
      const rows = await db
        .selectFrom('produk')
        .select(['produk_id as produkId', hargaGrup(penggunaId).as('harga')])
        .where('produk_id', '=', sql<number>`ANY(${ids}::int[])`)
        .where('aktif', '=', true)
        .where('resep', '=', false)
        .where(sql<boolean>`${hargaGrup(penggunaId)} < ${currentHarga}`)
        .orderBy('produk_id')
        .execute()
      return { grup: grup.nama, harga: rows.map(({ produkId, harga }) => ({ produkId, harga: harga ?? 0 })) }
    },

    find: async (produkId: number): Promise<Produk | undefined> => {
      const { rows } = await selectPublic(db)
        .where('produk.produk_id', '=', produkId)
        .where('produk.aktif', '=', true)
        .$call((query) => executePrepared(db, query))
      return rows[0]
    },
  }
}

/** SQL condition: the product's name, an active substance or its description contains `q`, ignoring case. */
export const contains = (q: string) => sql<boolean>`produk.cari LIKE lower(${patternOf(q)})`

/** SQL condition in the form its index needs: the product is for this disease and needs no prescription. */
const recommended = (kode: KodePenyakit) =>
  sql<boolean>`(produk.penyakit @> ${[kode]}::text[] AND produk.penyakit <> '{}' AND NOT produk.resep)`

const ALL = sql<boolean>`true`

const inKategori = (kategori: Filter['kategori']) =>
  kategori?.length ? sql<boolean>`kategori_id = ANY(${kategori}::int[])` : ALL

/** SQL condition: of the sizes of a product in these categories, this is the one that a list shows. */
const isFirstSize = (kategori: Filter['kategori']) => sql<boolean>`(produk.kelompok IS NULL OR produk.produk_id = (
  SELECT produk_id FROM produk AS lain WHERE lain.kelompok = produk.kelompok AND aktif AND ${inKategori(kategori)}
  ORDER BY ${SIZE_ORDER} LIMIT 1))`

/** SQL query: the size that a list shows of each group among the matches, and all other matches. */
const ONE_OF_GROUP = sql`SELECT DISTINCT ON (coalesce(kelompok, -produk_id)) * FROM hit
  ORDER BY coalesce(kelompok, -produk_id), ${SIZE_ORDER}`

/** SQL conditions of the chosen disease, class and way of use. */
const choiceConditions = ({ penyakit, golongan, cara }: Filter) => ({
  penyakit: penyakit && recommended(penyakit),
  golongan: golongan && sql<boolean>`produk.golongan = ${golongan}`,
  cara: cara && sql<boolean>`(produk.aturan_pakai @> ${JSON.stringify([{ cara }])}::jsonb AND NOT produk.resep)`,
})

/** Columns that have the same name and value in the table and the contract. */
const COLUMNS = Produk.omit({
  produkId: true,
  kategoriId: true,
  kategoriNama: true,
  harga: true,
  harga_semula: true,
  harga_sampai: true,
  kelas: true,
  dosis: true,
  aturan_pakai: true,
  belum_terdaftar: true,
  pilihan_ukuran: true,
}).keyof().options

/** Selects the public fields. Excludes the dosage of prescription products: that is between veterinarian and farmer. */
const selectPublic = (db: Db | Tx) =>
  selectProduk(db).select([
    sql<string>`CASE WHEN produk.resep THEN '' ELSE produk.dosis END`.as('dosis'),
    sql<Produk['aturan_pakai']>`CASE WHEN produk.resep THEN '[]' ELSE produk.aturan_pakai END`.as('aturan_pakai'),
    currentHarga.as('harga'),
  ])

/** Selects products with the name of their category, without their dosage. */
export function selectProduk(db: Db | Tx) {
  return db
    .selectFrom('produk')
    .innerJoin('kategori', 'kategori.kategori_id', 'produk.kategori_id')
    .select(['produk.produk_id as produkId', 'produk.kategori_id as kategoriId', 'kategori.nama as kategoriNama'])
    .select(COLUMNS.map((name) => `produk.${name}` as const))
    .select([sql<Produk['kelas']>`produk.kelas`.as('kelas'), unregistered.as('belum_terdaftar')])
    .select([originalHarga.as('harga_semula'), hargaUntil.as('harga_sampai')])
    .select(sql<Produk['pilihan_ukuran']>`pilihan_ukuran(produk.kelompok)`.as('pilihan_ukuran'))
}
