import { sql } from 'kysely'
import { hasTwin, moveRows } from '#server/db/move-rows.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Person } from '#server/feature.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'

/** Makes the oldest address of an account without a main one its main address, and writes it into the profile. */
async function chooseMain(tx: Tx, penggunaId: number): Promise<void> {
  await sql`UPDATE alamat SET utama = true WHERE alamat_id = (
    SELECT min(alamat_id) FROM alamat WHERE pengguna_id = ${penggunaId} HAVING NOT bool_or(utama))`.execute(tx)
  const main = await tx
    .selectFrom('alamat')
    .select('teks')
    .where('pengguna_id', '=', penggunaId)
    .where('utama', '=', true)
    .executeTakeFirst()
  await akunRepository(tx).update(penggunaId, { alamat: main?.teks ?? '' })
}

/** A trigger deletes the addresses of a deleted person (`alamat_dari_profil`). */
export const person: Person = {
  data: rowsOfAccount('alamat'),
  async merge(tx, source, target) {
    await sql`UPDATE alamat SET utama = false
      WHERE pengguna_id = ${source} AND ${hasTwin('alamat', target, 'lain.utama')}`.execute(tx)
    await moveRows(tx, 'alamat', source, target)
    await chooseMain(tx, target)
  },
  split: (tx, _, target) => chooseMain(tx, target),
}
