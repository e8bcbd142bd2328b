import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { KemasSummary, listKemas } from '#contract/kemas/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, patternOf } from '#server/db/list.ts'

/** Selects paid orders and replacements whose goods are still in the shop. A fully refunded order is no longer paid. */
const waiting = (db: Db) =>
  db
    .selectFrom('pesanan')
    .where('status_pembayaran', '=', 'success')
    .where('status_pesanan', '<>', 'Pesanan Selesai')
    .where('resi', '=', '')
    .where('arsip', 'is', null)

export const countPending = (db: Db): Promise<number> => countUpTo(db, waiting(db).select('pesanan_id'), TUGAS_MAX)

/** Returns orders to pack, oldest first. */
export async function listPending(
  db: Db,
  { q, status, page, limit }: z.output<typeof listKemas.query & {}>,
): Promise<Page<KemasSummary>> {
  let found = waiting(db)
  if (status) found = found.where('status_pesanan', '=', status)
  if (q) {
    const pattern = patternOf(q)
    found = found.where(({ or, exists, selectFrom }) =>
      or([
        sql<boolean>`concat_ws(E'\n', midtrans_order_id, pesanan.nama) ILIKE ${pattern}`,
        exists(
          selectFrom('pesanan_baris')
            .select('urutan')
            .whereRef('pesanan_baris.pesanan_id', '=', 'pesanan.pesanan_id')
            .where('pesanan_baris.nama', 'ilike', pattern),
        ),
      ]),
    )
  }
  const [rows, total] = await Promise.all([
    found
      .select([
        'pesanan_id',
        'midtrans_order_id',
        'dibuat',
        'nama',
        'kabupaten',
        'nama_shipping',
        'status_pesanan',
        'kurir',
        'resi',
      ])
      .select(({ selectFrom }) => [
        sql<boolean>`perhatian <> '{}'`.as('perhatian'),
        jsonArrayFrom(
          selectFrom('pesanan_baris')
            .select(['pesanan_baris.nama', 'jumlah'])
            .whereRef('pesanan_baris.pesanan_id', '=', 'pesanan.pesanan_id')
            .orderBy('urutan'),
        ).as('barang'),
      ])
      .orderBy('dibuat')
      .orderBy('pesanan_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    countUpTo(db, found.select('pesanan_id')),
  ])
  const items = rows.map(({ pesanan_id, dibuat, ...row }) => ({
    ...row,
    orderId: pesanan_id,
    created_at: dibuat.toISOString(),
  }))
  return { items, total }
}
