import { sql } from 'kysely'
import { moveRows } from '#server/db/move-rows.ts'
import { isOfPesanan, rowsOfPesanan } from '#server/db/personal-rows.ts'
import type { Person } from '#server/feature.ts'
import { forgetKeluhan } from './keep-keluhan.ts'

export const person: Person = {
  data: {
    ...rowsOfPesanan('keluhan'),
    keluhan_pesan: (userId) =>
      sql`keluhan_pesan t WHERE keluhan_id IN (SELECT keluhan_id FROM keluhan WHERE ${isOfPesanan(userId)})`,
  },
  forget: (tx, { userId }, { storage, clock }) => forgetKeluhan(tx, storage, userId, clock()),
  merge: (tx, source, target) => moveRows(tx, 'keluhan_pesan', source, target),
}
