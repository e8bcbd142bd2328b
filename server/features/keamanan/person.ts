import { moveRows } from '#server/db/move-rows.ts'
import type { Person } from '#server/feature.ts'
import { kejadianRepository } from './kejadian.repository.ts'

export const person: Person = {
  forget: (tx, { userId }) => kejadianRepository(tx).forget(userId),
  merge: (tx, dari, tujuan) => moveRows(tx, 'kejadian', dari, tujuan),
}
