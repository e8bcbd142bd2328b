import { moveRows } from '#server/db/move-rows.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import type { Person } from '#server/feature.ts'
import { kejadianRepository } from './kejadian.repository.ts'

export const person: Person = {
  data: { keamanan: rowsOfAccount('kejadian').kejadian },
  forget: (tx, { userId }) => kejadianRepository(tx).forget(userId),
  merge: (tx, from, target) => moveRows(tx, 'kejadian', from, target),
}
