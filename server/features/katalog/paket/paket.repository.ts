import { type Expression, type ExpressionBuilder, type Nullable, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { KodePenyakit } from '#content/penyakit.ts'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { ContainedProduk, FullPaket, Paket, PaketItem } from '#contract/katalog/endpoints.ts'
import type { listPaketAdmin, PaketAdmin } from '#contract/katalog/paket-admin.ts'
import { type PaketPart, sifatPaket } from '#contract/katalog/sifat.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, parseSort } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'
import { diBeranda, selectedForBeranda } from '#server/features/katalog/di-beranda.ts'
import { currentHarga } from '#server/features/katalog/produk/current-harga.ts'
import { similarProduk } from '#server/features/katalog/produk/similar-produk.ts'
import { zatOf } from '#server/features/katalog/produk/zat-isi.ts'
import { unregistered } from '#server/features/obat/unregistered.ts'

interface FormValues {
  title: string
  deskripsi: string
  harga: number
  gambar: string | null
  cara_harian: string
  penyakit: KodePenyakit[]
}

/** A part. `periksa`: it has no product, but its name resembles a product or a substance that is not allowed. */
type WrittenPart = PaketItem & { periksa?: boolean }

/** A package as stored, with its parts in order. */
export type WrittenPaket = FormValues & { isi: WrittenPart[] }

export function paketRepository(db: Db | Tx) {
  const active = () => db.selectFrom('paket').where('paket.aktif', '=', true)
  /** Selects packages on sale with a part that is archived, needs a prescription, or must be checked (`periksa`). */
  const needsCheck = () =>
    active().where(
      sql<boolean>`EXISTS (
        SELECT FROM paket_item LEFT JOIN produk USING (produk_id)
        WHERE paket_item.paket_id = paket.paket_id AND (NOT produk.aktif OR produk.resep OR periksa)
      )`,
    )

  return {
    /** Returns the packages on sale in the shop's order. @param kode only packages for this disease */
    async list(kode?: KodePenyakit): Promise<Paket[]> {
      const found = kode ? active().where(sql<boolean>`paket.penyakit @> ${[kode]}::text[]`) : active()
      return (await selectPaket(found).orderBy('paket.urutan').orderBy('paket.paket_id').execute()).map(withSifat)
    },

    async find(paketId: number): Promise<FullPaket | undefined> {
      const row = await selectPaketDetail(active()).where('paket.paket_id', '=', paketId).executeTakeFirst()
      return row && withSifat(row)
    },

    async listAdmin({
      q,
      page,
      limit,
      urut,
      status,
    }: z.output<typeof listPaketAdmin.query & {}>): Promise<Page<PaketAdmin>> {
      const { column, direction } = parseSort<'urutan' | 'title' | 'harga'>(urut)
      let found = status === 'periksa' ? needsCheck() : db.selectFrom('paket').where('aktif', '=', status === 'aktif')
      if (q) found = found.where(ilike(sql`paket.title`, q))
      const [rows, total] = await Promise.all([
        selectPaketAdmin(found)
          .orderBy(`paket.${column}`, direction)
          .orderBy('paket.paket_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('paket.paket_id')),
      ])
      return { items: rows.map((row) => withZat(withSifat(row))), total }
    },

    async findAdmin(paketId: number): Promise<PaketAdmin | undefined> {
      const query = db.selectFrom('paket').where('paket.paket_id', '=', paketId)
      const row = await selectPaketAdmin(query).executeTakeFirst()
      return row && withZat(withSifat(row))
    },

    /** Returns the package, archived or not, locked until the transaction ends. */
    async lock(paketId: number): Promise<(WrittenPaket & { aktif: boolean; versi: number }) | undefined> {
      const row = await db
        .selectFrom('paket')
        .select(['title', 'deskripsi', 'harga', 'gambar', 'cara_harian', 'penyakit', 'aktif', 'versi'])
        .where('paket_id', '=', paketId)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return undefined
      const parts = await db
        .selectFrom('paket_item')
        .select(['nama', 'produk_id as produkId', 'jumlah', 'periksa'])
        .where('paket_id', '=', paketId)
        .orderBy('urutan')
        .execute()
      return { ...row, isi: parts }
    },

    /** Inserts a new package, last in the shop's order. */
    async insert({ isi, ...input }: WrittenPaket, createdAt: Date): Promise<number> {
      const { paket_id } = await db
        .insertInto('paket')
        .values({ ...input, urutan: nextPosition, dibuat: createdAt })
        .returning('paket_id')
        .executeTakeFirstOrThrow()
      await insertContents(db, paket_id, isi)
      return paket_id
    },

    async update(paketId: number, { isi, ...input }: WrittenPaket): Promise<void> {
      await db
        .updateTable('paket')
        .set({ ...input, ...NEXT_VERSI })
        .where('paket_id', '=', paketId)
        .execute()
      await db.deleteFrom('paket_item').where('paket_id', '=', paketId).execute()
      await insertContents(db, paketId, isi)
    },

    setPenyakit: (paketId: number, penyakit: readonly KodePenyakit[]) =>
      db
        .updateTable('paket')
        .set({ penyakit: [...penyakit], ...NEXT_VERSI })
        .where('paket_id', '=', paketId)
        .execute(),

    archive: (paketId: number) =>
      db
        .updateTable('paket')
        .set({ aktif: false, ...NEXT_VERSI })
        .where('paket_id', '=', paketId)
        .execute(),

    /** Restores an archived package, last in the shop's order. */
    restore: (paketId: number) =>
      db
        .updateTable('paket')
        .set({ aktif: true, urutan: nextPosition, ...NEXT_VERSI })
        .where('paket_id', '=', paketId)
        .execute(),

    /** Returns the packages on sale in the shop's order, locked until the transaction ends. */
    lockPositions: (): Promise<{ paketId: number; title: string }[]> =>
      db
        .selectFrom('paket')
        .select(['paket_id as paketId', 'title'])
        .where('aktif', '=', true)
        .orderBy('urutan')
        .orderBy('paket_id')
        .forUpdate()
        .execute(),

    setPositions: (paketIds: readonly number[]) =>
      sql`
        UPDATE paket SET urutan = susunan.urutan
        FROM unnest(${paketIds}::int[]) WITH ORDINALITY AS susunan (paket_id, urutan)
        WHERE paket.paket_id = susunan.paket_id`.execute(db),

    /** Returns the products that exist, including archived ones. */
    async knownProduk(produkIds: readonly number[]): Promise<Map<number, { nama: string; resep: boolean }>> {
      if (produkIds.length === 0) return new Map()
      const query = db.selectFrom('produk').select(['produk_id', 'nama', 'resep'])
      const rows = await query.where('produk_id', 'in', produkIds).execute()
      return new Map(rows.map(({ produk_id, ...row }) => [produk_id, row]))
    },

    /** Returns the packages on sale that contain the product, in the shop's order, and whether each is on the landing page. */
    ofProduk: (produkId: number): Promise<{ paketId: number; title: string; beranda: boolean }[]> =>
      active()
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('paket_item')
              .whereRef('paket_item.paket_id', '=', 'paket.paket_id')
              .where('produk_id', '=', produkId),
          ),
        )
        .select(['paket.paket_id as paketId', 'title', diBeranda.as('beranda')])
        .orderBy('urutan')
        .orderBy('paket.paket_id')
        .execute(),

    countToCheck: (): Promise<number> => countUpTo(db, needsCheck().select('paket_id'), TUGAS_MAX),

    /** Returns the names of all parts without a product. */
    async listUnused(): Promise<string[]> {
      const query = db.selectFrom('paket_item').select('nama').distinct().where('produk_id', 'is', null)
      return (await query.execute()).map(({ nama }) => nama)
    },

    /** Marks exactly the parts with these names, among those without a product, as to be checked. */
    setCheck: (names: readonly string[]) =>
      db
        .updateTable('paket_item')
        .set({ periksa: sql`NOT periksa` })
        .where('produk_id', 'is', null)
        .where('periksa', '<>', sql<boolean>`(nama = ANY(${names}::text[]))`)
        .execute(),
  }
}

const nextPosition = sql<number>`(SELECT coalesce(max(urutan), 0) + 1 FROM paket)`

async function insertContents(db: Db | Tx, paketId: number, parts: readonly WrittenPart[]): Promise<void> {
  if (parts.length === 0) return
  await db
    .insertInto('paket_item')
    .values(
      parts.map(({ nama, produkId, jumlah, periksa = false }, index) => ({
        paket_id: paketId,
        urutan: index + 1,
        nama,
        produk_id: produkId,
        jumlah,
        periksa,
      })),
    )
    .execute()
}

type PaketQuery = SelectQueryBuilder<Database, 'paket', object>

const COLUMNS = [
  'paket.paket_id as paketId',
  'paket.title',
  'paket.harga',
  'paket.gambar',
  'paket.deskripsi',
  'paket.terjual',
] as const

/** Columns that only the package's own page shows. */
const HALAMAN = ['paket.penyakit', 'paket.cara_harian'] as const

/**
 * Number of packages available, limited by the scarcest product. A product in several parts counts with all of them. A product
 * that is archived, needs a prescription, or lacks a required registration number allows none.
 */
const available = sql<number | null>`(
  SELECT min(CASE WHEN produk.aktif AND NOT produk.resep AND NOT ${unregistered} THEN produk.stok / bagian.jumlah ELSE 0 END)
  FROM (
    SELECT produk_id, sum(jumlah) AS jumlah FROM paket_item
    WHERE paket_item.paket_id = paket.paket_id AND produk_id IS NOT NULL
    GROUP BY produk_id
  ) AS bagian
  JOIN produk ON produk.produk_id = bagian.produk_id
)`

function selectPaket(query: PaketQuery) {
  return query
    .select(COLUMNS)
    .select((eb) =>
      jsonArrayFrom(
        selectContents(eb).select((part) => ifLinked(part, jsonBuildObject(sifatOf(part))).as('produk')),
      ).as('isi'),
    )
    .select(available.as('tersedia'))
}

/**
 * Public fields of a product in a package. Excludes the dosage of prescription products: that is between veterinarian and
 * farmer.
 */
const produkContents = (part: Bagian) =>
  jsonBuildObject({
    ...sifatOf(part),
    produkId: part.ref('produk.produk_id').$notNull(),
    harga: currentHarga,
    gambar: part.ref('produk.gambar'),
    kemasan: part.ref('produk.kemasan').$notNull(),
    zat: part.ref('produk.zat').$notNull(),
    zat_aktif: part.ref('produk.zat_aktif').$notNull(),
    bentuk: part.ref('produk.bentuk').$notNull(),
    golongan_keterangan: part.ref('produk.golongan_keterangan').$notNull(),
    aturan_pakai: sql<ContainedProduk['aturan_pakai']>`CASE WHEN produk.resep THEN '[]' ELSE produk.aturan_pakai END`,
    peringatan: part.ref('produk.peringatan').$notNull(),
    aktif: part.ref('produk.aktif').$notNull(),
  })

/** Selects all fields of the package's own page. */
function selectPaketDetail(query: PaketQuery) {
  return query
    .select([...COLUMNS, ...HALAMAN])
    .select((eb) =>
      jsonArrayFrom(selectContents(eb).select((part) => ifLinked(part, produkContents(part)).as('produk'))).as('isi'),
    )
    .select(available.as('tersedia'))
}

/** Selects the office's fields: includes archived packages, and each part's product. */
function selectPaketAdmin(query: PaketQuery) {
  return query
    .select(COLUMNS)
    .select([
      ...HALAMAN,
      'paket.aktif',
      'paket.versi',
      diBeranda.as('beranda'),
      selectedForBeranda.as('beranda_dipilih'),
    ])
    .select((eb) =>
      jsonArrayFrom(
        selectContents(eb).select((part) => [
          ifLinked(
            part,
            jsonBuildObject({
              ...sifatOf(part),
              produkId: part.ref('produk.produk_id').$notNull(),
              nama: part.ref('produk.nama').$notNull(),
              stok: part.ref('produk.stok').$notNull(),
              aktif: part.ref('produk.aktif').$notNull(),
              resep: part.ref('produk.resep').$notNull(),
            }),
          ).as('produk'),
          part
            .case()
            .when('paket_item.produk_id', 'is', null)
            .then(similarProduk(sql.ref('paket_item.nama')))
            .end()
            .as('mirip'),
        ]),
      ).as('isi'),
    )
    .select(available.as('tersedia'))
}

/** Selects the parts of a package, in order. */
const selectContents = (eb: ExpressionBuilder<Database, 'paket'>) =>
  eb
    .selectFrom('paket_item')
    .leftJoin('produk', 'produk.produk_id', 'paket_item.produk_id')
    .select(['paket_item.nama', 'paket_item.produk_id as produkId', 'paket_item.jumlah', 'paket_item.periksa'])
    .select([
      sql<string>`coalesce(produk.nie, '')`.as('nie'),
      sql<boolean>`coalesce(${unregistered}, false)`.as('belum_terdaftar'),
    ])
    .whereRef('paket_item.paket_id', '=', 'paket.paket_id')
    .orderBy('paket_item.urutan')

type Bagian = ExpressionBuilder<Database & { produk: Nullable<Database['produk']> }, 'paket_item' | 'produk'>

const sifatOf = (part: Bagian) => ({
  golongan: part.ref('produk.golongan').$notNull(),
  bahaya: part.ref('produk.bahaya').$notNull(),
  suhu_simpan: part.ref('produk.suhu_simpan').$notNull(),
  masa_henti: part.ref('produk.masa_henti'),
  berat_gram: part.ref('produk.berat_gram').$notNull(),
})

const ifLinked = <T>(part: Bagian, produk: Expression<T>) =>
  part.case().when('produk.produk_id', 'is not', null).then(produk).end()

/** Adds the properties that follow from the parts. */
function withSifat<Row extends { tersedia: number | null; isi: (PaketPart & { nama: string; periksa: boolean })[] }>(
  row: Row,
) {
  const needsCheck = row.isi.some(({ produk, periksa }) => produk?.golongan === 'obat_keras' || periksa)
  return {
    ...row,
    ...sifatPaket(row.isi),
    items: row.isi.map(({ nama }) => nama),
    tersedia: needsCheck ? 0 : row.tersedia,
    perlu_diperiksa: needsCheck,
  }
}

/** Adds the substance that the name of a part without a product contains, for the office. */
function withZat<Part extends { nama: string; produkId: number | null }, Row>({ isi, ...row }: Row & { isi: Part[] }) {
  return { ...row, isi: isi.map((item) => ({ ...item, zat: item.produkId === null ? zatOf(item.nama) : null })) }
}
