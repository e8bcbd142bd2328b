import { sql } from 'kysely'
import type { Person } from '#server/feature.ts'

export const person: Person = {
  /** Tags of the person's orders may name the person. */
  forget: (tx, { userId }) =>
    sql`
      UPDATE jejak SET sebelum = sebelum - 'penanda', sesudah = sesudah - 'penanda'
      WHERE jenis = 'pesanan' AND sesudah ? 'penanda'
        AND rujukan IN (SELECT pesanan_id::text FROM pesanan WHERE pengguna_id = ${userId})`.execute(tx),
}
