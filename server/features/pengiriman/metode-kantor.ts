import { sql } from 'kysely'
import { PENGIRIMAN, PengirimanBody } from '#contract/pengiriman/admin.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'
import { records } from '#server/features/jejak/records.ts'
import { byTujuanOf } from './metode-ongkir.ts'

/** Shipping methods in the back office, including archived ones. */
export const pengiriman = records({
  table: 'pengiriman',
  key: 'shipping_id',
  jenis: 'metode-pengiriman',
  sebutan: 'Metode pengiriman',
  kode: 'PENGIRIMAN',
  unique: 'kode',
  body: PengirimanBody,
  columns: PENGIRIMAN,
  rows: (db) =>
    db
      .selectFrom('pengiriman')
      .select(['shipping_id as shippingId', 'versi', 'jalur_ditebak', ...PengirimanBody.keyof().options])
      .select([
        byTujuanOf(false).as('menurut_tujuan'),
        sql<number>`(SELECT count(*)::int FROM ongkir WHERE ongkir.shipping_id = pengiriman.shipping_id AND ongkir.aktif)`.as(
          'tarif',
        ),
      ]),
  judul: ({ nama }) => nama,
  cari: sql`(kode || E'\n' || nama || E'\n' || estimasi)`,
  order: ['-aktif', 'urutan'],
  terakhir: 'PENGIRIMAN_TERAKHIR',
  prepare: (input) => ({ ...input, jalur_ditebak: false }),
  trailOf: ({ shippingId: _, ...content }) => content,

  /** Archives a method that an order was ever made with. */
  async hapus(tx, shippingId) {
    const found = tx.selectFrom('pesanan').select('pesanan_id').where('shipping_id', '=', shippingId).limit(1)
    if (!(await found.executeTakeFirst())) {
      await tx.deleteFrom('pengiriman').where('shipping_id', '=', shippingId).execute()
      return undefined
    }
    const values = { aktif: false, ...NEXT_VERSI }
    await tx.updateTable('pengiriman').set(values).where('shipping_id', '=', shippingId).execute()
    return 'Metode pengiriman diarsipkan karena sudah dipakai pesanan'
  },
})
