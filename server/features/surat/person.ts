import { sql } from 'kysely'
import type { Person } from '#server/feature.ts'

export const person: Person = {
  data: {
    surat: (userId) =>
      sql`surat t WHERE pengguna_id = ${userId}
        OR lower(kepada) = (SELECT lower(email) FROM pengguna WHERE pengguna_id = ${userId})`,
  },
  /** Deletes the account's notices, and mails to its current address, and to its previous or pending ones unless another account has them. */
  forget: (tx, { userId }) =>
    sql`
      DELETE FROM surat WHERE pengguna_id = ${userId} OR lower(kepada) IN (
        SELECT lower(email) FROM pengguna WHERE pengguna_id = ${userId}
        UNION
        SELECT lower(email) FROM tautan_email WHERE pengguna_id = ${userId}
          AND NOT EXISTS (SELECT FROM pengguna WHERE lower(pengguna.email) = lower(tautan_email.email)))`.execute(tx),
  merge: (tx, from, target) =>
    sql`
      UPDATE surat SET kepada = tinggal.email, pengguna_id = CASE WHEN surat.pengguna_id = ${from} THEN ${target}::int ELSE surat.pengguna_id END
      FROM pengguna AS pergi, pengguna AS tinggal
      WHERE pergi.pengguna_id = ${from} AND tinggal.pengguna_id = ${target}
        AND (surat.pengguna_id = ${from} OR lower(kepada) = lower(pergi.email))`.execute(tx),
}
