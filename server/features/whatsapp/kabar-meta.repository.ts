import { sql } from 'kysely'
import type { KabarMeta } from '#contract/saluran/admin.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

interface Notice {
  /** Field of the webhook, with the name of a template. */
  bidang: string
  /** Word of Meta. */
  kejadian: string
  isi: string
  /** True if the owner has to look at it. */
  buruk: boolean
}

/** Last notices of Meta about the number, the account and each template. */
export function kabarMetaRepository(db: Db | Tx) {
  return {
    /** Replaces the notice of its field. @param isState true for a repeated state: if it was seen, it stays seen */
    put: (notice: Notice, now: Date, isState = false) =>
      db
        .insertInto('kabar_meta')
        .values({ ...notice, diterima: now })
        .onConflict((conflict) =>
          conflict.column('bidang').doUpdateSet({
            ...notice,
            diterima: now,
            dilihat: isState
              ? sql`CASE WHEN kabar_meta.kejadian = excluded.kejadian THEN kabar_meta.dilihat END`
              : null,
          }),
        )
        .execute(),

    /** Returns the notices, those to look at first. Good news of a template is left out: its own state says the same. */
    async list(): Promise<KabarMeta[]> {
      const rows = await db
        .selectFrom('kabar_meta')
        .selectAll()
        .where((eb) => eb.or([eb('buruk', '=', true), eb('bidang', 'not like', 'templat %')]))
        .orderBy('diterima', 'desc')
        .execute()
      return rows
        .map(({ bidang, kejadian, diterima, buruk, dilihat }) => {
          return { bidang, kejadian, diterima: diterima.toISOString(), perluDilihat: buruk && dilihat === null }
        })
        .sort((one, other) => Number(other.perluDilihat) - Number(one.perluDilihat))
    },

    async countOpen(): Promise<number> {
      const row = await db
        .selectFrom('kabar_meta')
        .select(sql<number>`count(*)::int`.as('jumlah'))
        .where('buruk', '=', true)
        .where('dilihat', 'is', null)
        .executeTakeFirstOrThrow()
      return row.jumlah
    },

    markSeen: (bidang: string, now: Date) =>
      db
        .updateTable('kabar_meta')
        .set({ dilihat: now })
        .where('bidang', '=', bidang)
        .where('dilihat', 'is', null)
        .execute(),
  }
}
