import { sql } from 'kysely'
import { hasTwin, moveRows } from '#server/db/move-rows.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import type { Person } from '#server/feature.ts'
import { forgetResep } from './keep-resep.ts'

export const person: Person = {
  data: {
    ...rowsOfAccount('resep', 'resep_berkas'),
    resep_produk: (userId) =>
      sql`resep_produk t WHERE resep_id IN (SELECT resep_id FROM resep WHERE pengguna_id = ${userId})`,
  },
  forget: (tx, { userId }, { storage, clock }) => forgetResep(tx, storage, userId, clock()),
  async merge(tx, source, target) {
    await moveRows(tx, 'resep', source, target)
    // Both accounts uploaded the same file: the hash, unique per account, gets one more byte.
    await sql`UPDATE resep_berkas SET sidik = sidik || '\\x00'::bytea
      WHERE pengguna_id = ${source} AND ${hasTwin('resep_berkas', target, 'lain.sidik = resep_berkas.sidik')}`.execute(
      tx,
    )
    await moveRows(tx, 'resep_berkas', source, target)
  },
  /** A file that was submitted since the merge stays with its prescription. */
  split: (tx, source, target) =>
    sql`UPDATE resep_berkas SET pengguna_id = ${target},
        sidik = CASE WHEN ${hasTwin('resep_berkas', target, 'lain.sidik = resep_berkas.sidik')} THEN sidik || '\\x00'::bytea ELSE sidik END
      FROM resep WHERE resep.resep_id = resep_berkas.resep_id
        AND resep_berkas.pengguna_id = ${source} AND resep.pengguna_id = ${target}`.execute(tx),
}
