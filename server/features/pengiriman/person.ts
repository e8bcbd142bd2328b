import { rowsOfPesanan } from '#server/db/personal-rows.ts'
import type { Person } from '#server/feature.ts'

export const person: Person = {
  data: rowsOfPesanan('perjalanan_kurir'),
  /** Couriers' events say where a parcel went and who accepted it. No more are fetched. */
  async forget(tx, { userId }) {
    await tx.updateTable('pesanan').set({ lacak_pada: null }).where('pengguna_id', '=', userId).execute()
    await tx
      .deleteFrom('perjalanan_kurir')
      .using('pesanan')
      .whereRef('pesanan.pesanan_id', '=', 'perjalanan_kurir.pesanan_id')
      .where('pesanan.pengguna_id', '=', userId)
      .execute()
  },
}
