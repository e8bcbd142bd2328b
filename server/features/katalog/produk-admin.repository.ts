import { type Expression, type ExpressionBuilder, type Insertable, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import { Produk } from '#contract/katalog/endpoints.ts'
import {
  type listProdukAdmin,
  type MutasiStok,
  ProdukAdmin,
  type SaringanProduk,
} from '#contract/katalog/produk-office.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, urutan } from '#server/db/daftar.ts'
import type { Database } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { selectProduk } from './produk.repository.ts'
import { contains, searched } from './search-produk.ts'

/** Rows per INSERT: a statement has room for some 65,000 values. */
const SEKALI_TULIS = 500

/** What an administrator writes down about a product. Stock is not among it: it moves, by `stokRepository`. */
type IsianProduk = Omit<Insertable<Database['produk']>, 'produk_id' | 'stok' | 'dibuat'>

/** Every product, whether it is for sale or archived. */
export function produkAdminRepository(db: Db | Tx) {
  return {
    async list(query: z.output<typeof listProdukAdmin.query & {}>): Promise<Page<ProdukAdmin>> {
      const { page, limit, urut, ...saringan } = query
      const { kolom, arah } = urutan<'nama' | 'harga' | 'stok'>(urut)
      const dipilih = chosen(saringan, saringan.q ? await searched(db, saringan.q) : undefined)
      const [items, total] = await Promise.all([
        selectProdukAdmin(db)
          .where('produk.produk_id', 'in', (eb) =>
            eb
              .selectFrom('produk')
              .select('produk_id')
              .where(dipilih)
              .$if(kolom === 'stok', (query) => query.orderBy('akar_stok', arah))
              .orderBy(kolom, arah)
              .orderBy('produk_id', arah)
              .limit(limit)
              .offset((page - 1) * limit),
          )
          .orderBy(`produk.${kolom}`, arah)
          .orderBy('produk.produk_id', arah)
          .execute(),
        countUpTo(db, db.selectFrom('produk').select('produk_id').where(dipilih)),
      ])
      return { items, total }
    },

    /** The chosen products after `produkId`, by their ids: one piece of an export. */
    after: (saringan: SaringanProduk, produkId: number, limit: number): Promise<ProdukAdmin[]> =>
      selectProdukAdmin(db)
        .where('produk.produk_id', 'in', (eb) =>
          eb
            .selectFrom('produk')
            .select('produk_id')
            .where(chosen(saringan, saringan.q ? contains(saringan.q) : undefined))
            .where('produk_id', '>', produkId)
            .orderBy('produk_id')
            .limit(limit),
        )
        .orderBy('produk.produk_id')
        .execute(),

    find: (produkId: number): Promise<ProdukAdmin | undefined> =>
      selectProdukAdmin(db).where('produk.produk_id', '=', produkId).executeTakeFirst(),

    findMany: (produkIds: readonly number[]): Promise<ProdukAdmin[]> =>
      selectProdukAdmin(db).where('produk.produk_id', '=', sql<number>`ANY(${produkIds})`).execute(),

    /** Locks products until the transaction ends, in the order in which orders take them. @returns those that there are */
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

    /** Lets one import run at a time: the next one waits until this transaction ends. */
    async lockImport(): Promise<void> {
      await sql`SELECT pg_advisory_xact_lock(hashtext('impor produk'))`.execute(db)
    },

    /** Of these names the ones that a product has, with the product. */
    taken: (names: readonly string[]): Promise<{ nama: string; produkId: number }[]> =>
      db
        .selectFrom('produk')
        .select(['nama', 'produk_id as produkId'])
        .where('nama', '=', sql<string>`ANY(${names})`)
        .execute(),

    /** @returns the ids of the new products, in the order of `isian` */
    async insert(isian: readonly IsianProduk[], dibuat: Date): Promise<number[]> {
      const ids: number[] = []
      for (let start = 0; start < isian.length; start += SEKALI_TULIS) {
        const rows = await db
          .insertInto('produk')
          .values(isian.slice(start, start + SEKALI_TULIS).map((row) => ({ ...row, dibuat })))
          .returning('produk_id')
          .execute()
        ids.push(...rows.map(({ produk_id }) => produk_id))
      }
      return ids
    },

    async update(produkId: number, change: Partial<IsianProduk>): Promise<void> {
      if (Object.keys(change).length === 0) return
      await db.updateTable('produk').set(change).where('produk_id', '=', produkId).execute()
    },

    /** Changes many products at once, each in columns of its own. */
    async updateMany(changes: readonly { produkId: number; kolom: Partial<IsianProduk> }[]): Promise<void> {
      const isi = JSON.stringify(changes.map(({ produkId, kolom }) => ({ produkId, kolom })))
      const berubah = [...new Set(changes.flatMap(({ kolom }) => Object.keys(kolom)))]
      if (berubah.length === 0) return
      await sql`
        UPDATE produk SET ${sql.join(berubah.map((kolom) => sql`${sql.ref(kolom)} = ${sql.ref(`baru.${kolom}`)}`))}
        FROM (
          SELECT isi.* FROM jsonb_to_recordset(${isi}::jsonb) AS item ("produkId" int, kolom jsonb)
          JOIN produk lama ON lama.produk_id = item."produkId"
          CROSS JOIN LATERAL jsonb_populate_record(lama, item.kolom) AS isi
        ) AS baru
        WHERE produk.produk_id = baru.produk_id`.execute(db)
    },

    /** A product's movements, newest first, each with the stock right after it. */
    async mutasi(produkId: number, stok: number, page: number, limit: number): Promise<Page<MutasiStok>> {
      const moves = db.selectFrom('mutasi_stok').where('mutasi_stok.produk_id', '=', produkId)
      const offset = (page - 1) * limit
      const [rows, { later }, total] = await Promise.all([
        moves
          .leftJoin('pesanan', 'pesanan.pesanan_id', 'mutasi_stok.pesanan_id')
          .leftJoin('pengguna', 'pengguna.pengguna_id', 'mutasi_stok.oleh')
          .select(['mutasi_id', 'waktu', 'perubahan', 'alasan', 'keterangan', 'pengguna.nama as oleh'])
          .select(['mutasi_stok.pesanan_id', 'pesanan.midtrans_order_id', 'pesanan.jenis'])
          .orderBy('mutasi_id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
        db
          .selectFrom(moves.select('perubahan').orderBy('mutasi_id', 'desc').limit(offset).as('newer'))
          .select(sql<number>`coalesce(sum(perubahan), 0)::int`.as('later'))
          .executeTakeFirstOrThrow(),
        countUpTo(db, moves.select('mutasi_id')),
      ])
      let saldo = stok - later
      const items = rows.map(({ mutasi_id, waktu, pesanan_id, midtrans_order_id, jenis, ...row }) => {
        const item = {
          ...row,
          mutasiId: Number(mutasi_id),
          waktu: waktu.toISOString(),
          saldo,
          pesanan:
            pesanan_id !== null && midtrans_order_id !== null && jenis !== null
              ? { pesananId: pesanan_id, nomor: midtrans_order_id, jenis }
              : null,
        }
        saldo -= row.perubahan
        return item
      })
      return { items, total }
    },
  }
}

/** @param searched what the search asks for, in place of `q` */
const chosen =
  ({ kategori, stok, status }: SaringanProduk, searched: Expression<SqlBool> | undefined) =>
  (eb: ExpressionBuilder<Database, 'produk'>) =>
    eb.and([
      ...(searched ? [searched] : []),
      ...(status === 'semua' ? [] : [eb('aktif', '=', status !== 'arsip')]),
      ...(kategori === undefined ? [] : [eb('kategori_id', '=', kategori)]),
      ...(stok === 'habis' ? [eb('menipis', '=', true), eb('stok', '=', 0)] : []),
      ...(stok === 'menipis' ? [eb('menipis', '=', true)] : []),
    ])

type Kantor = Exclude<keyof ProdukAdmin, keyof Produk | 'versiStok'>
/** What only the office reads, and stands in the table. */
const KANTOR = Object.keys(ProdukAdmin.shape).filter(
  (name) => !(name in Produk.shape) && name !== 'versiStok',
) as Kantor[]

function selectProdukAdmin(db: Db | Tx) {
  return selectProduk(db).select((eb) => [
    ...KANTOR.map((name) => `produk.${name}` as const),
    eb
      .selectFrom('mutasi_stok')
      .select(sql<number>`coalesce(max(mutasi_id), 0)`.as('versi'))
      .whereRef('mutasi_stok.produk_id', '=', 'produk.produk_id')
      .$asScalar()
      .as('versiStok'),
  ])
}
