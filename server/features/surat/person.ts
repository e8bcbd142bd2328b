import { sql } from 'kysely'
import type { Person } from '#server/feature.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'

export const person: Person = {
  data: {
    surat: (userId) =>
      sql`surat t WHERE pengguna_id = ${userId}
        OR lower(kepada) = (SELECT lower(email) FROM pengguna WHERE pengguna_id = ${userId})`,
  },
  /**
   * Deletes the account's notices, the shop's copies of them, and mails to its current address, and to its previous or pending
   * ones unless another account has them.
   */
  async forget(tx, { userId }) {
    const { rows } = await sql<{ surat_id: string }>`
      DELETE FROM surat WHERE surat_id IN (
        SELECT surat_id FROM surat WHERE pengguna_id = ${userId}
        UNION ALL
        SELECT surat_id FROM surat JOIN (
          SELECT lower(email) AS alamat FROM pengguna WHERE pengguna_id = ${userId}
          UNION
          SELECT lower(email) FROM tautan_email WHERE pengguna_id = ${userId}
            AND NOT EXISTS (SELECT FROM pengguna WHERE lower(pengguna.email) = lower(tautan_email.email))
        ) AS akun ON lower(kepada) = alamat
        UNION ALL
        SELECT surat_id FROM surat JOIN (
          SELECT 'toko-%' AS awal, pesanan_id::text AS nomor FROM pesanan WHERE pengguna_id = ${userId}
          UNION ALL
          SELECT 'keluhan-toko:%', keluhan_id::text FROM keluhan JOIN pesanan USING (pesanan_id) WHERE pengguna_id = ${userId}
          UNION ALL
          SELECT 'resep-toko:%', resep_id::text FROM resep WHERE pengguna_id = ${userId}
        ) AS salinan ON split_part(kunci, ':', 2) = nomor AND kunci LIKE awal
        -- As in the partial index.
        WHERE kunci ~ '^(toko-|keluhan-toko:|resep-toko:)')
      RETURNING surat_id`.execute(tx)
    await jejakRepository(tx).forgetTitles(
      'surat',
      rows.map(({ surat_id }) => surat_id),
      'Email',
    )
  },
  merge: (tx, from, target) =>
    sql`
      UPDATE surat SET kepada = tinggal.email, pengguna_id = CASE WHEN surat.pengguna_id = ${from} THEN ${target}::int ELSE surat.pengguna_id END
      FROM pengguna AS pergi, pengguna AS tinggal
      WHERE pergi.pengguna_id = ${from} AND tinggal.pengguna_id = ${target}
        AND (surat.pengguna_id = ${from} OR lower(kepada) = lower(pergi.email))`.execute(tx),
}
