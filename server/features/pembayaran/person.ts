import { sql } from 'kysely'
import { isOfPesanan, rowsOfPesanan } from '#server/db/personal-rows.ts'
import type { Person } from '#server/feature.ts'
import { forgetReturnFoto } from './pengembalian/forget-return-foto.ts'

export const person: Person = {
  data: {
    ...rowsOfPesanan('pembayaran', 'retur'),
    pengembalian: (userId) =>
      sql`pengembalian t WHERE pembayaran_id IN (SELECT pembayaran_id FROM pembayaran WHERE ${isOfPesanan(userId)})`,
  },
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
