import { sql } from 'kysely'
import type { Person } from '#server/feature.ts'

/** Fields with free text of the office about an order, a prescription, a review or a payment. */
const FREE_TEXTS = ['penanda', 'alasan', 'balasan', 'bukti']

export const person: Person = {
  /** Removes the office's free text from the trail of the person's records. Runs before the records are deleted. */
  forget: (tx, { userId, email }) =>
    sql`
      UPDATE jejak SET sebelum = sebelum - ${FREE_TEXTS}::text[], sesudah = sesudah - ${FREE_TEXTS}::text[]
      FROM (
        SELECT 'pesanan' AS jenis, pesanan_id FROM pesanan WHERE pengguna_id = ${userId}
        UNION ALL SELECT 'resep', resep_id FROM resep WHERE pengguna_id = ${userId}
        UNION ALL SELECT 'ulasan', ulasan_id FROM ulasan WHERE pengguna_id = ${userId}
        UNION ALL SELECT 'titipan', titipan_id FROM titipan WHERE lower(email) = ${email.toLowerCase()} OR pembayaran_id IN (
          SELECT pembayaran_id FROM pembayaran JOIN pesanan USING (pesanan_id) WHERE pengguna_id = ${userId})
      ) AS milik (jenis, id)
      WHERE jejak.jenis = milik.jenis AND rujukan = milik.id::text
        AND (sebelum ?| ${FREE_TEXTS}::text[] OR sesudah ?| ${FREE_TEXTS}::text[])`.execute(tx),
}
