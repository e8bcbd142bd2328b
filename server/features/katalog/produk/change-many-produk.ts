import type { Parsed } from '#contract/endpoint.ts'
import type { changeManyProduk as Change } from '#contract/katalog/produk-admin.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { changeMany } from '#server/http/change-many.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { setActive, updateProduk } from './manage-produk.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'

/** Sets one field of several products, each by the rules of a single change. A rejected product is skipped. */
export function changeManyProduk(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  sesi: Sesi,
  { produkId: ids, jadi }: Parsed<typeof Change>['body'],
) {
  return transaction(deps.db, async (tx) => {
    const inside = { ...deps, db: tx }
    const repository = produkAdminRepository(tx)
    await repository.lock(ids)
    return changeMany(tx, ids, {
      name: 'produk',
      names: await repository.namesOf(ids),
      async work(id) {
        if ('aktif' in jadi) await setActive(inside, sesi, id, jadi.aktif)
        else await updateProduk(inside, sesi, id, jadi)
      },
    })
  })
}
