import { moveRows } from '#server/db/move-rows.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import type { Person } from '#server/feature.ts'
import { favoritRepository } from './favorit.repository.ts'
import { stokAlertRepository } from './stok-alert.repository.ts'

export const person: Person = {
  data: rowsOfAccount('favorit', 'kabar_stok'),
  async forget(tx, { userId }) {
    await favoritRepository(tx).forget(userId)
    await stokAlertRepository(tx).forget(userId)
  },
  async merge(tx, source, target) {
    await moveRows(tx, 'favorit', source, target, 'lain.produk_id = favorit.produk_id')
    await moveRows(tx, 'kabar_stok', source, target, 'lain.produk_id = kabar_stok.produk_id')
  },
}
