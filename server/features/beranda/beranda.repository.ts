import { sql, type Updateable } from 'kysely'
import { type BerandaAdmin, BerandaBody, type BerandaValues } from '#contract/beranda/admin.ts'
import { HERO_TEXT, TITLE } from '#contract/beranda/defaults.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'

const DEFAULTS = { judul_hero: TITLE, teks_hero: HERO_TEXT }
const COLUMNS = [...BerandaBody.keyof().options, 'versi'] as const

export function berandaRepository(db: Db | Tx) {
  const all = () => db.selectFrom('beranda').select(COLUMNS)
  /** Returns the packages that exist, including archived ones, in the order of the ids. */
  async function findPaket(ids: readonly number[]): Promise<BerandaAdmin['paket_dipilih']> {
    if (ids.length === 0) return []
    return db
      .selectFrom('paket')
      .select(['paket_id as paketId', 'title', 'aktif'])
      .where('paket_id', 'in', ids)
      .orderBy(sql`array_position(${ids}::int[], paket_id)`)
      .execute()
  }
  return {
    read: (): Promise<BerandaValues> => all().executeTakeFirstOrThrow(),

    async readAdmin(): Promise<BerandaAdmin> {
      const content = await all().executeTakeFirstOrThrow()
      return { ...content, bawaan: DEFAULTS, paket_dipilih: await findPaket(content.paket_unggulan) }
    },

    /** Returns the settings, locked until the transaction ends. */
    lock: (): Promise<BerandaValues> => all().forUpdate().executeTakeFirstOrThrow(),

    async update({ bagian, tim, ...input }: Partial<BerandaValues>): Promise<void> {
      const change: Updateable<Database['beranda']> = {
        ...input,
        ...(bagian && { bagian: JSON.stringify(bagian) }),
        ...(tim && { tim: JSON.stringify(tim) }),
      }
      if (Object.keys(change).length === 0) return
      await db
        .updateTable('beranda')
        .set({ ...change, ...NEXT_VERSI })
        .execute()
    },

    /** Hides the sample team and reviews: a shop without the demo catalogue starts empty. */
    hideSamples: () =>
      db
        .updateTable('beranda')
        .set({ contoh_ulasan: false, ...NEXT_VERSI })
        .where('contoh_ulasan', '=', true)
        .execute(),

    findPaket,
  }
}
