import { moveRows } from '#server/db/move-rows.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import type { Person } from '#server/feature.ts'
import { permintaanRepository } from '#server/features/permintaan/permintaan.repository.ts'
import { ulasanRepository } from './ulasan.repository.ts'

export const person: Person = {
  data: rowsOfAccount('ulasan'),
  /** Also deletes the stored responses that contain the reviews. */
  async forget(tx, { userId }) {
    for (const ulasanId of await ulasanRepository(tx).forget(userId))
      await permintaanRepository(tx).forgetAnswer('decideUlasan', 'ulasanId', ulasanId)
  },
  merge: (tx, source, target) =>
    moveRows(tx, 'ulasan', source, target, 'lain.produk_id = ulasan.produk_id OR lain.paket_id = ulasan.paket_id'),
}
