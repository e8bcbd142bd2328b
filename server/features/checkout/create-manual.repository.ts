import type { Tx } from '#server/db/transaction.ts'

const METODE = ['shipping_id', 'nama', 'jalur', 'dingin'] as const
const AMBIL = 'ambil-sendiri'

/** What an order that the office writes down is made of, besides what every order is. */
export function pesananKantorRepository(tx: Tx) {
  const metode = () => tx.selectFrom('pengiriman').select(METODE)
  const findAmbil = () =>
    metode().where('jalur', '=', 'ambil_sendiri').orderBy('aktif', 'desc').orderBy('shipping_id').limit(1)

  return {
    /** Is it an account of somebody, who was not taken out of the shop? */
    async isPelanggan(penggunaId: number): Promise<boolean> {
      const row = await tx
        .selectFrom('pengguna')
        .select('pengguna_id')
        .where('pengguna_id', '=', penggunaId)
        .where('dihapus', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },

    /** A way of shipping on offer. */
    findMetode: (shippingId: number) =>
      metode().where('shipping_id', '=', shippingId).where('aktif', '=', true).executeTakeFirst(),

    /** The way in which goods are fetched at the shop; made where there is none, and not offered to buyers then. */
    async ambilSendiri() {
      const ada = await findAmbil().executeTakeFirst()
      if (ada) return ada
      await tx
        .insertInto('pengiriman')
        .values({ kode: AMBIL, nama: 'Ambil sendiri', biaya: 0, jalur: 'ambil_sendiri', dingin: true, aktif: false })
        .onConflict((conflict) => conflict.column('kode').doNothing())
        .execute()
      return findAmbil().executeTakeFirst()
    },
  }
}
