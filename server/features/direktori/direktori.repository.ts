import type { z } from 'zod'
import type { DirektoriBody } from '#contract/direktori/admin.ts'
import { ALL_OFFICES } from '#contract/direktori/direktori.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

export type DirektoriContents = z.output<typeof DirektoriBody>

const EMPTY: DirektoriContents = { telepon: '', peta: '', catatan: '' }

export function direktoriRepository(db: Db | Tx) {
  return {
    /** Returns all offices of the content, with the shop's additions. */
    async list() {
      const rows = await db.selectFrom('direktori').select(['kode', 'telepon', 'peta', 'catatan']).execute()
      const known = new Map(rows.map(({ kode, ...content }) => [kode, content]))
      return ALL_OFFICES.map((kantor) => ({ ...kantor, ...(known.get(kantor.kode) ?? EMPTY) }))
    },

    async find(kode: string): Promise<DirektoriContents> {
      const row = db.selectFrom('direktori').select(['telepon', 'peta', 'catatan']).where('kode', '=', kode)
      return (await row.executeTakeFirst()) ?? EMPTY
    },

    /**
     * Returns the shop's additions, locked until the transaction ends. Inserts the row if necessary, so that it can be locked.
     */
    async lock(kode: string): Promise<DirektoriContents> {
      await db
        .insertInto('direktori')
        .values({ kode })
        .onConflict((conflict) => conflict.column('kode').doNothing())
        .execute()
      return db
        .selectFrom('direktori')
        .select(['telepon', 'peta', 'catatan'])
        .where('kode', '=', kode)
        .forUpdate()
        .executeTakeFirstOrThrow()
    },

    update: (kode: string, content: DirektoriContents) =>
      db.updateTable('direktori').set(content).where('kode', '=', kode).execute(),
  }
}
