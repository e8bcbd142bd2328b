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
    // The proof of a manual refund names the person's bank account; reasons are free text.
    await sql`
      UPDATE pengembalian SET bukti = '', alasan = ''
      WHERE pembayaran_id IN (SELECT pembayaran_id FROM pembayaran WHERE ${isOfPesanan(userId)})`.execute(tx)
    // Payments without an order, matched by address or by the order that they were assigned to.
    await tx
      .updateTable('titipan')
      .set({ nama: '', email: '', no_hp: '', bukti: '', alasan: '', keterangan: '' })
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
    await sql`UPDATE retur SET alasan = '' WHERE ${isOfPesanan(userId)}`.execute(tx)
    // The provider adds the payer to its notifications. jsonb accepts no NUL character.
    await sql`
      UPDATE notifikasi SET isi = CASE WHEN isi LIKE '%\\u0000%' THEN '{}' ELSE (isi::jsonb - 'customer_details')::text END
      WHERE isi LIKE '%"customer_details"%'
        AND order_id IN (SELECT order_id FROM pembayaran WHERE ${isOfPesanan(userId)})`.execute(tx)
  },
}
