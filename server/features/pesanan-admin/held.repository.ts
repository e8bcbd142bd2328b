import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { HeldPesanan, listHeld } from '#contract/pesanan-admin/held-admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, patternOf } from '#server/db/list.ts'
import { metodeName } from '#server/features/pembayaran/bayar/payment-method.ts'

/** Returns unpaid orders with the stock that they hold, earliest deadline first. */
export async function listHeldStok(
  db: Db,
  { q, produkId, pembeli, page, limit }: z.output<typeof listHeld.query & {}>,
): Promise<Page<HeldPesanan>> {
  const barang = db
    .selectFrom('pesanan_bagian as bagian')
    .innerJoin('produk', 'produk.produk_id', 'bagian.produk_id')
    .where('bagian.pesanan_id', '=', sql<number>`pesanan.pesanan_id`)
  let found = db.selectFrom('pesanan').where('status_pembayaran', '=', 'pending')
  if (pembeli) found = found.where('pembeli_baru', '=', pembeli === 'baru')
  if (produkId)
    found = found.where(({ exists }) => exists(barang.select('jumlah').where('bagian.produk_id', '=', produkId)))
  if (q) {
    const pattern = patternOf(q)
    found = found.where(({ or, exists }) =>
      or([
        sql<boolean>`concat_ws(E'\n', midtrans_order_id, pesanan.nama, no_hp) ILIKE ${pattern}`,
        exists(barang.select('jumlah').where('produk.nama', 'ilike', pattern)),
      ]),
    )
  }
  const [rows, total] = await Promise.all([
    found
      .select(['pesanan_id', 'jenis', 'midtrans_order_id', 'nama', 'no_hp', 'pembeli_baru', 'dibuat', 'batas_bayar'])
      .select(({ selectFrom }) => [
        selectFrom('pembayaran')
          .select(sql<string | null>`CASE WHEN transaction_status = 'pending' THEN metode END`.as('metode'))
          .whereRef('pembayaran.pesanan_id', '=', 'pesanan.pesanan_id')
          .orderBy('pembayaran_id', 'desc')
          .limit(1)
          .$castTo<Parameters<typeof metodeName>[0] | null>()
          .as('metode'),
        jsonArrayFrom(
          barang.select(['bagian.produk_id as produkId', 'produk.nama', 'jumlah']).orderBy('bagian.produk_id'),
        ).as('barang'),
      ])
      .orderBy('batas_bayar')
      .orderBy('pesanan_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    countUpTo(db, found.select('pesanan_id')),
  ])
  const items = rows.map(({ pesanan_id, pembeli_baru, dibuat, batas_bayar, metode, ...row }) => ({
    ...row,
    orderId: pesanan_id,
    pembeliBaru: pembeli_baru,
    caraBayar: metode && metodeName(metode, null),
    sejak: dibuat.toISOString(),
    sampai: batas_bayar.toISOString(),
  }))
  return { items, total }
}
