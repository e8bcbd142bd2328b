import { sql } from 'kysely'
import { hasTwin, moveRows } from '#server/db/move-rows.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import type { Person } from '#server/feature.ts'

/** A trigger deletes the addresses of a deleted person (`alamat_dari_profil`). */
export const person: Person = {
  data: rowsOfAccount('alamat'),
  async merge(tx, source, target) {
    await sql`UPDATE alamat SET utama = false
      WHERE pengguna_id = ${source} AND ${hasTwin('alamat', target, 'lain.utama')}`.execute(tx)
    await moveRows(tx, 'alamat', source, target)
  },
}
