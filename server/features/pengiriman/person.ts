import type { Person } from '#server/feature.ts'

export const person: Person = {
  /** Couriers' events say where a parcel went and who accepted it. */
  forget: (tx, { userId }) =>
    tx
      .deleteFrom('perjalanan_kurir')
      .using('pesanan')
      .whereRef('pesanan.pesanan_id', '=', 'perjalanan_kurir.pesanan_id')
      .where('pesanan.pengguna_id', '=', userId)
      .execute(),
}
