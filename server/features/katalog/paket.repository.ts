import { type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/office.ts'
import type { Page } from '#contract/endpoint.ts'
import type { Paket, PaketItem } from '#contract/katalog/endpoints.ts'
import { PAKET_BERANDA } from '#contract/katalog/paket-beranda.ts'
import type { listPaketAdmin, PaketAdmin } from '#contract/katalog/paket-office.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, urutan } from '#server/db/daftar.ts'
import type { Database } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NAIK } from '#server/db/versi.ts'
import { produkMirip } from './produk-mirip.ts'

interface Isian {
  title: string
  deskripsi: string
  harga: number
  gambar: string | null
}

/** A package as it is written down, with its parts in order. */
export type PaketTertulis = Isian & { isi: PaketItem[] }

export function paketRepository(db: Db | Tx) {
  const active = () => db.selectFrom('paket').where('paket.aktif', '=', true)
  /** On sale, but with a part that is off sale or needs a prescription, or that is called like a product without being tied to it. */
  const perluDiperiksa = () =>
    active().where(
      sql<boolean>`EXISTS (
        SELECT FROM paket_item LEFT JOIN produk USING (produk_id)
        WHERE paket_item.paket_id = paket.paket_id
          AND (NOT produk.aktif OR produk.resep OR produk_id IS NULL AND ${produkMirip(sql.ref('paket_item.nama'))} IS NOT NULL)
      )`,
    )

  return {
    list: async (): Promise<Paket[]> =>
      (await selectPaket(active()).orderBy('paket.urutan').orderBy('paket.paket_id').execute()).map(withNames),

    async find(paketId: number): Promise<Paket | undefined> {
      const row = await selectPaket(active()).where('paket.paket_id', '=', paketId).executeTakeFirst()
      return row && withNames(row)
    },

    async listAdmin({
      q,
      page,
      limit,
      urut,
      status,
    }: z.output<typeof listPaketAdmin.query & {}>): Promise<Page<PaketAdmin>> {
      const { kolom, arah } = urutan<'urutan' | 'title' | 'harga'>(urut)
      let found =
        status === 'periksa' ? perluDiperiksa() : db.selectFrom('paket').where('aktif', '=', status === 'aktif')
      if (q) found = found.where(ilike(sql`paket.title`, q))
      const [rows, total] = await Promise.all([
        selectPaketAdmin(found)
          .orderBy(`paket.${kolom}`, arah)
          .orderBy('paket.paket_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('paket.paket_id')),
      ])
      return { items: rows.map(withNames), total }
    },

    async findAdmin(paketId: number): Promise<PaketAdmin | undefined> {
      const query = db.selectFrom('paket').where('paket.paket_id', '=', paketId)
      const row = await selectPaketAdmin(query).executeTakeFirst()
      return row && withNames(row)
    },

    /** The package, archived or not, locked until the transaction ends. */
    async lock(paketId: number): Promise<(PaketTertulis & { aktif: boolean; versi: number }) | undefined> {
      const row = await db
        .selectFrom('paket')
        .select(['title', 'deskripsi', 'harga', 'gambar', 'aktif', 'versi'])
        .where('paket_id', '=', paketId)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return undefined
      const isi = await db
        .selectFrom('paket_item')
        .select(['nama', 'produk_id as produkId', 'jumlah'])
        .where('paket_id', '=', paketId)
        .orderBy('urutan')
        .execute()
      return { ...row, isi }
    },

    /** Writes a new package, last in the shop's order. */
    async insert({ isi, ...isian }: PaketTertulis, dibuat: Date): Promise<number> {
      const { paket_id } = await db
        .insertInto('paket')
        .values({ ...isian, urutan: nextUrutan, dibuat })
        .returning('paket_id')
        .executeTakeFirstOrThrow()
      await insertIsi(db, paket_id, isi)
      return paket_id
    },

    async update(paketId: number, { isi, ...isian }: PaketTertulis): Promise<void> {
      await db
        .updateTable('paket')
        .set({ ...isian, ...NAIK })
        .where('paket_id', '=', paketId)
        .execute()
      await db.deleteFrom('paket_item').where('paket_id', '=', paketId).execute()
      await insertIsi(db, paketId, isi)
    },

    archive: (paketId: number) =>
      db
        .updateTable('paket')
        .set({ aktif: false, ...NAIK })
        .where('paket_id', '=', paketId)
        .execute(),

    /** Brings an archived package back, last in the shop's order. */
    restore: (paketId: number) =>
      db
        .updateTable('paket')
        .set({ aktif: true, urutan: nextUrutan, ...NAIK })
        .where('paket_id', '=', paketId)
        .execute(),

    /** What is on sale, in the shop's order, locked until the transaction ends. */
    lockUrutan: (): Promise<{ paketId: number; title: string }[]> =>
      db
        .selectFrom('paket')
        .select(['paket_id as paketId', 'title'])
        .where('aktif', '=', true)
        .orderBy('urutan')
        .orderBy('paket_id')
        .forUpdate()
        .execute(),

    setUrutan: (paketIds: readonly number[]) =>
      sql`
        UPDATE paket SET urutan = susunan.urutan
        FROM unnest(${paketIds}::int[]) WITH ORDINALITY AS susunan (paket_id, urutan)
        WHERE paket.paket_id = susunan.paket_id`.execute(db),

    /** Those of the products that exist, archived ones included. */
    async knownProduk(produkIds: readonly number[]): Promise<Map<number, { nama: string; resep: boolean }>> {
      if (produkIds.length === 0) return new Map()
      const query = db.selectFrom('produk').select(['produk_id', 'nama', 'resep'])
      const rows = await query.where('produk_id', 'in', produkIds).execute()
      return new Map(rows.map(({ produk_id, ...row }) => [produk_id, row]))
    },

    /** The packages on sale that hold the product; the first of the shop's order stand on the landing page. */
    ofProduk: (produkId: number): Promise<{ paketId: number; title: string; beranda: boolean }[]> =>
      db
        .selectFrom(
          active()
            .select(['paket_id as paketId', 'title', 'urutan'])
            .select(sql<number>`row_number() OVER (ORDER BY urutan, paket_id)`.as('ke'))
            .as('dijual'),
        )
        .where((eb) =>
          eb.exists(eb.selectFrom('paket_item').whereRef('paket_id', '=', 'paketId').where('produk_id', '=', produkId)),
        )
        .select(['paketId', 'title'])
        .select((eb) => eb('ke', '<=', PAKET_BERANDA).as('beranda'))
        .orderBy('ke')
        .execute() as Promise<{ paketId: number; title: string; beranda: boolean }[]>,

    countPerluDiperiksa: (): Promise<number> => countUpTo(db, perluDiperiksa().select('paket_id'), TUGAS_MAX),
  }
}

const nextUrutan = sql<number>`(SELECT coalesce(max(urutan), 0) + 1 FROM paket)`

async function insertIsi(db: Db | Tx, paketId: number, isi: readonly PaketItem[]): Promise<void> {
  if (isi.length === 0) return
  await db
    .insertInto('paket_item')
    .values(
      isi.map(({ nama, produkId, jumlah }, index) => ({
        paket_id: paketId,
        urutan: index + 1,
        nama,
        produk_id: produkId,
        jumlah,
      })),
    )
    .execute()
}

type PaketQuery = SelectQueryBuilder<Database, 'paket', object>

const COLUMNS = ['paket.paket_id as paketId', 'paket.title', 'paket.harga', 'paket.gambar', 'paket.deskripsi'] as const

/**
 * What the scarcest tied product allows. A product that several parts tie counts with all of them; one that is off sale,
 * or needs a prescription, allows none.
 */
const tersedia = sql<number | null>`(
  SELECT min(CASE WHEN produk.aktif AND NOT produk.resep THEN produk.stok / bagian.jumlah ELSE 0 END)
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
        eb
          .selectFrom('paket_item')
          .select(['paket_item.nama', 'paket_item.produk_id as produkId', 'paket_item.jumlah'])
          .whereRef('paket_item.paket_id', '=', 'paket.paket_id')
          .orderBy('paket_item.urutan'),
      ).as('isi'),
    )
    .select(tersedia.as('tersedia'))
}

/** Archived ones too, and with every part what it is tied to. */
function selectPaketAdmin(query: PaketQuery) {
  return query
    .select(COLUMNS)
    .select(['paket.aktif', 'paket.versi'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('paket_item')
          .leftJoin('produk', 'produk.produk_id', 'paket_item.produk_id')
          .select((part) => [
            'paket_item.nama',
            'paket_item.produk_id as produkId',
            'paket_item.jumlah',
            part
              .case()
              .when('produk.produk_id', 'is not', null)
              .then(
                jsonBuildObject({
                  produkId: part.ref('produk.produk_id').$notNull(),
                  nama: part.ref('produk.nama').$notNull(),
                  stok: part.ref('produk.stok').$notNull(),
                  aktif: part.ref('produk.aktif').$notNull(),
                  resep: part.ref('produk.resep').$notNull(),
                }),
              )
              .end()
              .as('produk'),
            part
              .case()
              .when('paket_item.produk_id', 'is', null)
              .then(produkMirip(sql.ref('paket_item.nama')))
              .end()
              .as('mirip'),
          ])
          .whereRef('paket_item.paket_id', '=', 'paket.paket_id')
          .orderBy('paket_item.urutan'),
      ).as('isi'),
    )
    .select(tersedia.as('tersedia'))
}

const withNames = <Row extends { isi: { nama: string }[] }>(row: Row): Row & { items: string[] } => ({
  ...row,
  items: row.isi.map((item) => item.nama),
})
