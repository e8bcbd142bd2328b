import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { listUlasanAdmin, UlasanAdmin } from '#contract/ulasan/admin.ts'
import type { UlasanBeranda } from '#contract/ulasan/beranda.ts'
import { ULASAN_PER_HALAMAN, type UlasanBarang } from '#contract/ulasan/endpoints.ts'
import type { MyUlasan } from '#contract/ulasan/mine.ts'
import type { BarangKind, Ulasan } from '#contract/ulasan/ulasan.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { UlasanRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'

export interface Barang {
  jenis: BarangKind
  id: number
}

/** Maximum goods in an account's list, newest first. */
const MINE_MAX = 100
/** Reviews on the landing page. */
const BERANDA_MAX = 6

/** SQL condition: excludes prescription products, which may not be reviewed in public. */
const NOT_RESEP = sql<boolean>`NOT EXISTS (SELECT FROM produk WHERE produk.produk_id = ulasan.produk_id AND produk.resep)`

const ofBarang = ({ jenis, id }: Barang): RawBuilder<boolean> => sql`ulasan.${sql.ref(`${jenis}_id`)} = ${id}`

export function ulasanRepository(db: Db | Tx) {
  return {
    /** Returns the public reviews of a product or package in a single query, because every product page needs them. */
    async listPublished(barang: Barang, page: number): Promise<UlasanBarang> {
      const { rows } = await sql<{ sebaran: number[]; ulasan: (Omit<Row, 'dibuat'> & { dibuat: string })[] }>`
        WITH tayang AS NOT MATERIALIZED (
          SELECT * FROM ulasan WHERE status = 'tayang' AND ${ofBarang(barang)} AND ${NOT_RESEP})
        SELECT (SELECT ARRAY[${sql.join([1, 2, 3, 4, 5].map((item) => sql`count(*) FILTER (WHERE bintang = ${sql.lit(item)})`))}]::int[]
            FROM tayang) AS sebaran,
          coalesce((SELECT json_agg(baris) FROM (
            SELECT ulasan_id, nama, bintang, teks, dibuat, balasan FROM tayang
            ORDER BY dibuat DESC, ulasan_id DESC
            LIMIT ${ULASAN_PER_HALAMAN} OFFSET ${(page - 1) * ULASAN_PER_HALAMAN}) AS baris), '[]') AS ulasan`.execute(
        db,
      )
      const [{ sebaran, ulasan } = { sebaran: [], ulasan: [] }] = rows
      return {
        ...barang,
        ...summaryOf(sebaran),
        sebaran,
        ulasan: ulasan.map((row) => toUlasan({ ...row, dibuat: new Date(row.dibuat) })),
      }
    },

    /** Returns the newest public reviews. Goods that are not sold any more have no link. */
    async listBeranda(): Promise<UlasanBeranda['ulasan']> {
      const rows = await db
        .selectFrom('ulasan')
        .leftJoin('produk', 'produk.produk_id', 'ulasan.produk_id')
        .leftJoin('paket', 'paket.paket_id', 'ulasan.paket_id')
        .select(['ulasan.nama', 'ulasan.teks', 'ulasan.bintang', 'ulasan.produk_id', 'ulasan.paket_id'])
        .select([BARANG_NAMES.as('barang'), sql<boolean>`coalesce(produk.aktif, paket.aktif)`.as('dijual')])
        .where('ulasan.status', '=', 'tayang')
        .where(NOT_RESEP)
        .orderBy('ulasan.dibuat', 'desc')
        .orderBy('ulasan.ulasan_id', 'desc')
        .limit(BERANDA_MAX)
        .execute()
      return rows.map(({ nama, teks, bintang, barang, dijual, ...row }) => ({
        nama,
        teks,
        bintang,
        barang: { ...barangOf(row), nama: barang, dijual },
      }))
    },

    /** True if sample reviews may be shown while there are too few real ones. */
    async areExamplesShown(): Promise<boolean> {
      return (await db.selectFrom('beranda').select('contoh_ulasan').executeTakeFirstOrThrow()).contoh_ulasan
    },

    /** Returns the goods of an account's finished, paid orders, newest order first, without duplicates. */
    async listMine(penggunaId: number): Promise<MyUlasan[]> {
      const { rows } = await sql<
        Pick<UlasanRow, 'produk_id' | 'paket_id'> & {
          barang: string
          gambar: string | null
          nomor: string
          bintang: number | null
        } & Pick<UlasanRow, 'teks' | 'status' | 'alasan' | 'balasan' | 'dibuat'>
      >`
        WITH selesai AS (
          SELECT DISTINCT ON (baris.produk_id, baris.paket_id) baris.produk_id, baris.paket_id, pesanan_id,
            midtrans_order_id AS nomor, pesanan.dibuat AS dipesan
          FROM pesanan JOIN pesanan_baris baris USING (pesanan_id)
          WHERE pengguna_id = ${penggunaId} AND ${IS_FINISHED}
          ORDER BY baris.produk_id, baris.paket_id, pesanan.dibuat DESC)
        SELECT selesai.produk_id, selesai.paket_id, coalesce(produk.nama, paket.title) AS barang,
          CASE WHEN produk.produk_id IS NULL THEN paket.gambar ELSE produk.gambar END AS gambar, nomor,
          bintang, teks, status, alasan, balasan, ulasan.dibuat
        FROM selesai LEFT JOIN produk USING (produk_id) LEFT JOIN paket ON paket.paket_id = selesai.paket_id
          LEFT JOIN ulasan ON ulasan.pengguna_id = ${penggunaId}
            AND (ulasan.produk_id = selesai.produk_id OR ulasan.paket_id = selesai.paket_id)
        WHERE produk.resep IS NOT TRUE
        ORDER BY ulasan.ulasan_id IS NOT NULL, dipesan DESC, selesai.pesanan_id DESC, barang
        LIMIT ${MINE_MAX}`.execute(db)
      return rows.map(({ barang, gambar, nomor, bintang, teks, status, alasan, balasan, dibuat, ...row }) => ({
        ...barangOf(row),
        barang,
        gambar,
        nomor,
        ulasan: bintang === null ? null : { bintang, teks, status, alasan, balasan, dibuat: dibuat.toISOString() },
      }))
    },

    /** Returns the account's newest finished order with the product or package; undefined if it may not be reviewed. */
    async findPurchase(penggunaId: number, { jenis, id }: Barang): Promise<number | undefined> {
      const { rows } = await sql<{ pesanan_id: number }>`
        SELECT pesanan_id FROM pesanan JOIN pesanan_baris baris USING (pesanan_id) LEFT JOIN produk USING (produk_id)
        WHERE pengguna_id = ${penggunaId} AND ${IS_FINISHED} AND baris.${sql.ref(`${jenis}_id`)} = ${id}
          AND produk.resep IS NOT TRUE
        ORDER BY pesanan.dibuat DESC LIMIT 1`.execute(db)
      return rows[0]?.pesanan_id
    },

    /**
     * Inserts or replaces a review, which then waits for moderation. Replacing it removes the shop's answer to the previous
     * text.
     */
    async put(
      row: Pick<UlasanRow, 'pengguna_id' | 'pesanan_id' | 'nama' | 'bintang' | 'teks' | 'dibuat'>,
      { jenis, id }: Barang,
    ): Promise<void> {
      const { pengguna_id, ...content } = row
      await db
        .insertInto('ulasan')
        .values({ pengguna_id, ...content, produk_id: null, paket_id: null, [`${jenis}_id`]: id })
        .onConflict((conflict) =>
          conflict.columns(['pengguna_id', `${jenis}_id`]).doUpdateSet({
            ...content,
            status: 'menunggu',
            alasan: '',
            balasan: '',
            dibalas: null,
            diputus: null,
            diputus_oleh: null,
            versi: sql`ulasan.versi + 1`,
          }),
        )
        .execute()
    },

    remove: (penggunaId: number, barang: Barang) =>
      db.deleteFrom('ulasan').where('pengguna_id', '=', penggunaId).where(ofBarang(barang)).execute(),

    /** Deletes all reviews of an account. @returns their ids */
    async forget(penggunaId: number): Promise<number[]> {
      const rows = await db.deleteFrom('ulasan').where('pengguna_id', '=', penggunaId).returning('ulasan_id').execute()
      return rows.map(({ ulasan_id }) => ulasan_id)
    },

    async listAdmin({
      q,
      status,
      page,
      limit,
    }: z.output<typeof listUlasanAdmin.query & {}>): Promise<Page<Omit<UlasanAdmin, 'peringatan'>>> {
      let found = adminRows(db)
      if (q) found = found.where(ilike(sql`(ulasan.nama || E'\n' || ulasan.teks || E'\n' || ${BARANG_NAMES})`, q))
      if (status) found = found.where('ulasan.status', '=', status)
      const [rows, total] = await Promise.all([
        withAll(found)
          .orderBy(sql`ulasan.status <> 'menunggu'`)
          .orderBy(sql`CASE WHEN ulasan.status = 'menunggu' THEN ulasan.dibuat END`)
          .orderBy('ulasan.dibuat', 'desc')
          .orderBy('ulasan.ulasan_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('ulasan.ulasan_id')),
      ])
      return { items: rows.map(toAdmin), total }
    },

    async findAdmin(ulasanId: number): Promise<Omit<UlasanAdmin, 'peringatan'> | undefined> {
      const row = await withAll(adminRows(db)).where('ulasan.ulasan_id', '=', ulasanId).executeTakeFirst()
      return row && toAdmin(row)
    },

    /** Locks the review until the transaction ends. */
    lock: (ulasanId: number) =>
      db.selectFrom('ulasan').selectAll().where('ulasan_id', '=', ulasanId).forUpdate().executeTakeFirst(),

    decide: (
      ulasanId: number,
      putusan: Pick<UlasanRow, 'status' | 'alasan' | 'balasan' | 'dibalas' | 'diputus' | 'diputus_oleh'>,
    ) =>
      db
        .updateTable('ulasan')
        .set({ ...putusan, ...NEXT_VERSI })
        .where('ulasan_id', '=', ulasanId)
        .execute(),

    /** Counts reviews that wait for moderation, up to TUGAS_MAX. */
    countPending: (): Promise<number> =>
      countUpTo(db, db.selectFrom('ulasan').select('ulasan_id').where('status', '=', 'menunggu'), TUGAS_MAX),
  }
}

/** SQL condition: the order is finished and paid. */
const IS_FINISHED = sql`pesanan.status_pesanan = 'Pesanan Selesai' AND pesanan.status_pembayaran = 'success'`

const BARANG_NAMES = sql<string>`coalesce(produk.nama, paket.title)`

const adminRows = (db: Db | Tx) =>
  db
    .selectFrom('ulasan')
    .leftJoin('produk', 'produk.produk_id', 'ulasan.produk_id')
    .leftJoin('paket', 'paket.paket_id', 'ulasan.paket_id')
    .innerJoin('pesanan', 'pesanan.pesanan_id', 'ulasan.pesanan_id')
    .leftJoin('pengguna as decider', 'decider.pengguna_id', 'ulasan.diputus_oleh')

const withAll = (rows: ReturnType<typeof adminRows>) =>
  rows
    .selectAll('ulasan')
    .select(['pesanan.midtrans_order_id as nomor', 'decider.nama as decider', BARANG_NAMES.as('barang')])

const barangOf = ({ produk_id, paket_id }: Pick<UlasanRow, 'produk_id' | 'paket_id'>): Barang =>
  produk_id === null ? { jenis: 'paket', id: paket_id ?? 0 } : { jenis: 'produk', id: produk_id }

/** Public columns of a review. */
type Row = Pick<UlasanRow, 'ulasan_id' | 'nama' | 'bintang' | 'teks' | 'dibuat' | 'balasan'>

const toUlasan = ({ ulasan_id, dibuat, ...row }: Row): Ulasan => {
  const { nama, bintang, teks, balasan } = row
  return { ulasanId: ulasan_id, nama, bintang, teks, dibuat: dibuat.toISOString(), balasan }
}

const toAdmin = (row: UlasanRow & { nomor: string; decider: string | null; barang: string }) => ({
  ...toUlasan(row),
  ...barangOf(row),
  barang: row.barang,
  orderId: row.pesanan_id,
  nomor: row.nomor,
  status: row.status,
  alasan: row.alasan,
  diputus: row.diputus?.toISOString() ?? null,
  diputusOleh: row.decider,
  versi: row.versi,
})

/** Returns the number of reviews and their average. @param distribution number of reviews with one star, two stars, … */
function summaryOf(distribution: readonly number[]): Pick<UlasanBarang, 'rata' | 'jumlah'> {
  const count = distribution.reduce((sum, item) => sum + item, 0)
  const bintang = distribution.reduce((sum, item, index) => sum + item * (index + 1), 0)
  return { rata: count === 0 ? null : Math.round((bintang / count) * 10) / 10, jumlah: count }
}
