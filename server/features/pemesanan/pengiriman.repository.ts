import type { Pengiriman } from '#contract/pemesanan.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

export function pengirimanRepository(db: Db | Tx) {
  const active = () =>
    db
      .selectFrom('pengiriman')
      .select(['shipping_id as shippingId', 'kode', 'nama', 'estimasi', 'biaya'])
      .where('aktif', '=', true)

  return {
    list: (): Promise<Pengiriman[]> => active().orderBy('urutan').orderBy('shipping_id').execute(),
    find: (shippingId: number): Promise<Pengiriman | undefined> =>
      active().where('shipping_id', '=', shippingId).executeTakeFirst(),
  }
}
