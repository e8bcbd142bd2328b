import { rowsOfAccount } from '#server/db/personal-rows.ts'
import type { Person } from '#server/feature.ts'
import { persetujuanRepository } from './persetujuan.repository.ts'

export const person: Person = {
  data: rowsOfAccount('pelepasan', 'persetujuan'),
  forget: (tx, { userId }, { clock }) => persetujuanRepository(tx).forget(userId, clock()),
}
