import { sql } from 'kysely'
import type { Person } from '#server/feature.ts'
import { forgetReturnFoto } from './pengembalian/forget-return-foto.ts'

export const person: Person = {
  async forget(tx, { userId, email }, { storage }) {
    await forgetReturnFoto(tx, storage, userId)
    // The proof of a manual refund names the person's bank account.
    await tx
      .updateTable('pengembalian')
      .set({ bukti: '' })
      .from('pembayaran')
      .innerJoin('pesanan', 'pesanan.pesanan_id', 'pembayaran.pesanan_id')
      .whereRef('pembayaran.pembayaran_id', '=', 'pengembalian.pembayaran_id')
      .where('pesanan.pengguna_id', '=', userId)
      .execute()
    // Payments without an order, matched by address or by the order that they were assigned to.
    await tx
      .updateTable('titipan')
      .set({ nama: '', email: '', no_hp: '', bukti: '' })
      .where((eb) =>
        eb.or([
          eb(sql`lower(email)`, '=', email.toLowerCase()),
          eb('pembayaran_id', 'in', (attempts) =>
            attempts
              .selectFrom('pembayaran')
              .innerJoin('pesanan', 'pesanan.pesanan_id', 'pembayaran.pesanan_id')
              .select('pembayaran_id')
              .where('pengguna_id', '=', userId),
          ),
        ]),
      )
      .execute()
  },
}
