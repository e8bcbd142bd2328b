import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { listPembelian, Pembelian, PembelianInput, PembelianSummary } from '#contract/pembelian/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, patternOf } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'

/** Received quantity of a product of a purchase, from the movements of its lots. */
const receivedQuantity = sql<number>`
  coalesce((SELECT sum(masuk.sisa + masuk.sisih) FROM lot JOIN mutasi_lot AS masuk USING (lot_id)
    WHERE lot.pembelian_id = pembelian.pembelian_id AND lot.produk_id = baris.produk_id AND masuk.alasan = 'masuk'), 0)::int`

export function pembelianRepository(db: Db | Tx) {
  const selectSummary = () =>
    db
      .selectFrom('pembelian')
      .innerJoin('pemasok', 'pemasok.pemasok_id', 'pembelian.pemasok_id')
      .select(['pembelian_id as pembelianId', 'pembelian.pemasok_id as pemasokId', 'pemasok.nama as pemasok', 'status'])
      .select(['pembelian.dibuat', 'dipesan', 'pembelian.versi'])
      .select([
        sum(sql`count(*)`).as('jenis'),
        sum(sql`sum(baris.jumlah)`).as('jumlah'),
        sum(sql`sum(least(${receivedQuantity}, baris.jumlah))`).as('datang'),
        sum(sql`sum(baris.jumlah * baris.harga)`).as('nilai'),
      ])
  const timesOf = <Row extends { dibuat: Date; dipesan: Date | null }>(row: Row) => ({
    ...row,
    dibuat: row.dibuat.toISOString(),
    dipesan: row.dipesan?.toISOString() ?? null,
  })

  return {
    async list({
      q,
      status,
      pemasokId,
      page,
      limit,
    }: z.output<typeof listPembelian.query & {}>): Promise<Page<PembelianSummary>> {
      let found = selectSummary()
      if (status) found = found.where('status', '=', status)
      if (pemasokId) found = found.where('pembelian.pemasok_id', '=', pemasokId)
      if (q) {
        const pattern = patternOf(q)
        found = found.where(({ or, exists, selectFrom }) =>
          or([
            sql<boolean>`pemasok.nama ILIKE ${pattern}`,
            exists(
              selectFrom('pembelian_baris')
                .innerJoin('produk', 'produk.produk_id', 'pembelian_baris.produk_id')
                .select('urutan')
                .whereRef('pembelian_baris.pembelian_id', '=', 'pembelian.pembelian_id')
                .where('produk.nama', 'ilike', pattern),
            ),
          ]),
        )
      }
      const [rows, total] = await Promise.all([
        found
          .orderBy('pembelian_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.clearSelect().select('pembelian_id')),
      ])
      return { items: rows.map(timesOf), total }
    },

    async find(pembelianId: number): Promise<Pembelian | undefined> {
      const row = await selectSummary()
        .select(['pembelian.catatan', 'pembelian.alasan', 'kontak', 'no_hp', 'alamat'])
        .select(({ selectFrom }) => [
          jsonArrayFrom(
            selectFrom('pembelian_baris as baris')
              .innerJoin('produk', 'produk.produk_id', 'baris.produk_id')
              .select(['baris.produk_id as produkId', 'produk.nama', 'jumlah', 'baris.harga'])
              .select([sql<boolean>`golongan <> 'bukan_obat'`.as('obat'), receivedQuantity.as('datang')])
              .whereRef('baris.pembelian_id', '=', 'pembelian.pembelian_id')
              .orderBy('urutan'),
          ).as('baris'),
          jsonArrayFrom(
            selectFrom('lot')
              .innerJoin('produk', 'produk.produk_id', 'lot.produk_id')
              .select(['lot_id as lotId', 'lot.produk_id as produkId', 'produk.nama', 'nomor', 'kedaluwarsa'])
              .select(['diterima', 'harga_modal'])
              .select(
                sql<number>`coalesce((SELECT sum(sisa + sisih) FROM mutasi_lot
                  WHERE mutasi_lot.lot_id = lot.lot_id AND alasan = 'masuk'), 0)::int`.as('jumlah'),
              )
              .whereRef('lot.pembelian_id', '=', 'pembelian.pembelian_id')
              .orderBy('lot_id'),
          ).as('lot'),
        ])
        .where('pembelian_id', '=', pembelianId)
        .executeTakeFirst()
      return row && timesOf(row)
    },

    /** Locks the purchase until the transaction ends. */
    lock: (pembelianId: number) =>
      db
        .selectFrom('pembelian')
        .select('pembelian_id')
        .where('pembelian_id', '=', pembelianId)
        .forUpdate()
        .executeTakeFirst(),

    async insert(pemasokId: number, catatan: string, actor: number, createdAt: Date): Promise<number> {
      const row = await db
        .insertInto('pembelian')
        .values({ pemasok_id: pemasokId, catatan, oleh: actor, dibuat: createdAt })
        .returning('pembelian_id')
        .executeTakeFirstOrThrow()
      return row.pembelian_id
    },

    update: (
      pembelianId: number,
      change: Partial<{
        pemasok_id: number
        catatan: string
        status: Pembelian['status']
        dipesan: Date
        alasan: string
      }>,
    ) =>
      db
        .updateTable('pembelian')
        .set({ ...change, ...NEXT_VERSI })
        .where('pembelian_id', '=', pembelianId)
        .execute(),

    /** Replaces all lines of the purchase. */
    async replaceLines(pembelianId: number, lines: PembelianInput['baris']): Promise<void> {
      await db.deleteFrom('pembelian_baris').where('pembelian_id', '=', pembelianId).execute()
      await db
        .insertInto('pembelian_baris')
        .values(
          lines.map(({ produkId, jumlah, harga }, position) => ({
            pembelian_id: pembelianId,
            urutan: position,
            produk_id: produkId,
            jumlah,
            harga,
          })),
        )
        .execute()
    },
  }
}

/** Sums an expression over the lines of a purchase. */
const sum = (subject: ReturnType<typeof sql>) => sql<number>`
  coalesce((SELECT ${subject} FROM pembelian_baris AS baris WHERE baris.pembelian_id = pembelian.pembelian_id), 0)::bigint`
