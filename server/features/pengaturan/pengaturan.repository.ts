import type { Updateable } from 'kysely'
import { Identitas } from '#contract/pengaturan/endpoints.ts'
import { type Pengaturan, PengaturanBody } from '#contract/pengaturan/office.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NAIK } from '#server/db/versi.ts'

const KOLOM = [...PengaturanBody.keyof().options, 'versi'] as const

export function pengaturanRepository(db: Db | Tx) {
  const all = () => db.selectFrom('pengaturan_toko').select(KOLOM)
  return {
    readIdentitas: (): Promise<Identitas> =>
      db.selectFrom('pengaturan_toko').select(Identitas.keyof().options).executeTakeFirstOrThrow(),

    read: (): Promise<Pengaturan> => all().executeTakeFirstOrThrow(),

    /** Until the transaction ends nobody else changes them. */
    lock: (): Promise<Pengaturan> => all().forUpdate().executeTakeFirstOrThrow(),

    async update(change: Updateable<Database['pengaturan_toko']>): Promise<void> {
      if (Object.keys(change).length === 0) return
      await db
        .updateTable('pengaturan_toko')
        .set({ ...change, ...NAIK })
        .execute()
    },
  }
}
