import { moveRows } from '#server/db/move-rows.ts'
import type { Person } from '#server/feature.ts'
import { forgetKeluhan } from './keep-keluhan.ts'

export const person: Person = {
  forget: (tx, { userId }, { storage, clock }) => forgetKeluhan(tx, storage, userId, clock()),
  merge: (tx, dari, tujuan) => moveRows(tx, 'keluhan_pesan', dari, tujuan),
}
