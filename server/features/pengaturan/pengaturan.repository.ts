import type { Updateable } from 'kysely'
import { type Pengaturan, PengaturanBody } from '#contract/pengaturan/admin.ts'
import { Identity } from '#contract/pengaturan/endpoints.ts'
import type { ForToko } from '#contract/pengaturan/public-admin.ts'
import { Rekening } from '#contract/pengaturan/rekening-admin.ts'
import { MEDIA_COLUMNS } from '#contract/pengaturan/social.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'

const COLUMNS = [...PengaturanBody.keyof().options, 'versi'] as const

export function pengaturanRepository(db: Db | Tx) {
  const all = () => db.selectFrom('pengaturan_toko').select(COLUMNS)
  return {
    readIdentity: (): Promise<Identity & { logo_toko: string }> =>
      db
        .selectFrom('pengaturan_toko')
        .select([...Identity.keyof().options, 'logo_toko'])
        .executeTakeFirstOrThrow(),

    readRekening: (): Promise<Rekening> =>
      db.selectFrom('pengaturan_toko').select(Rekening.keyof().options).executeTakeFirstOrThrow(),

    /** Returns the shop's identity, appearance, holiday and tax settings. */
    readForToko: (): Promise<ForToko> =>
      db
        .selectFrom('pengaturan_toko')
        .select([...Identity.keyof().options, 'logo_toko', ...MEDIA_COLUMNS])
        .select(['buka_lagi', 'pesan_libur', 'ppn', 'email_keamanan'])
        .executeTakeFirstOrThrow(),

    /** Removes a holiday that is over, so that pages stop showing it. @param today today in Jakarta */
    endHoliday: (today: string) =>
      db
        .updateTable('pengaturan_toko')
        .set({ buka_lagi: null, pesan_libur: '' })
        .where('buka_lagi', '<=', today)
        .execute(),

    async isReadinessClosed(): Promise<boolean> {
      return (await db.selectFrom('pengaturan_toko').select('siap_ditutup').executeTakeFirstOrThrow()).siap_ditutup
    },

    /** Not versioned: it is no setting, so it must not conflict with concurrent edits. */
    setReadinessClosed: (isClosed: boolean) =>
      db.updateTable('pengaturan_toko').set({ siap_ditutup: isClosed }).execute(),

    read: (): Promise<Pengaturan> => all().executeTakeFirstOrThrow(),

    /** Returns the settings, locked until the transaction ends. */
    lock: (): Promise<Pengaturan> => all().forUpdate().executeTakeFirstOrThrow(),

    async update(change: Updateable<Database['pengaturan_toko']>): Promise<void> {
      if (Object.keys(change).length === 0) return
      await db
        .updateTable('pengaturan_toko')
        .set({ ...change, ...NEXT_VERSI })
        .execute()
    },
  }
}
