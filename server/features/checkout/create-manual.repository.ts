import type { Tx } from '#server/db/transaction.ts'
import { pengirimanRepository } from '#server/features/pengiriman/pengiriman.repository.ts'

const METODE_COLUMNS = ['shipping_id', 'nama', 'jalur', 'dingin'] as const

/** Queries for orders that the office creates. */
export function pesananManualRepository(tx: Tx) {
  const metode = () => tx.selectFrom('pengiriman').select(METODE_COLUMNS)
  const findPickup = () =>
    metode().where('jalur', '=', 'ambil_sendiri').orderBy('aktif', 'desc').orderBy('shipping_id').limit(1)

  return {
    /** True if the account exists and is not deleted. */
    async isPelanggan(penggunaId: number): Promise<boolean> {
      const row = await tx
        .selectFrom('pengguna')
        .select('pengguna_id')
        .where('pengguna_id', '=', penggunaId)
        .where('dihapus', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Returns an active shipping method. */
    findMetode: (shippingId: number) =>
      metode().where('shipping_id', '=', shippingId).where('aktif', '=', true).executeTakeFirst(),

    /** Returns the pick-up method of the shop. If it is missing, it is created as inactive, so that buyers cannot choose it. */
    async ensurePickup() {
      const existing = await findPickup().executeTakeFirst()
      if (existing) return existing
      await pengirimanRepository(tx).addPickup()
      return findPickup().executeTakeFirst()
    },
  }
}
