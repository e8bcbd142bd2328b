import { sql } from 'kysely'
import { PERANGKAT_PUSH_MAX, type PerangkatPush } from '#contract/saluran/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import type { PushTarget } from './send-push.ts'

/** Failures in a row after which a subscription is deleted. */
const FAILURES_MAX = 10
/** 180 days without an accepted push and without a visit: the browser is no longer used. */
const UNUSED_MS = 180 * 86_400_000

/** Subscription of a browser; `berakhir`: time at which the browser ends it. */
export interface Subscribed extends PushTarget {
  berakhir: Date | null
}

/** Browsers that accept pushes. */
export function langgananRepository(db: Db | Tx) {
  return {
    /** Returns the devices of an account, newest first. */
    async list({ penggunaId, tokenHash }: Sesi): Promise<PerangkatPush[]> {
      const rows = await db
        .selectFrom('langganan_push')
        .select(['langganan_id', 'nama', 'dibuat', 'sesi_hash'])
        .where('pengguna_id', '=', penggunaId)
        .orderBy('langganan_id', 'desc')
        .execute()
      return rows.map(({ langganan_id, nama, dibuat, sesi_hash }) => {
        return { langgananId: langganan_id, nama, dibuat: dibuat.toISOString(), isIni: sesi_hash.equals(tokenHash) }
      })
    },

    /** Adds the browser of a session. A known browser moves to this account. The oldest ones make room. */
    async put({ penggunaId, tokenHash }: Sesi, { endpoint, ...subscribed }: Subscribed, name: string, now: Date) {
      const row = { pengguna_id: penggunaId, sesi_hash: tokenHash, ...subscribed, nama: name, terlihat: now }
      // Deliveries that wait for the previous account of this browser are deleted with its row.
      await db
        .deleteFrom('langganan_push')
        .where('endpoint', '=', endpoint)
        .where('pengguna_id', '<>', penggunaId)
        .execute()
      await db
        .insertInto('langganan_push')
        .values({ ...row, endpoint, dibuat: now })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...row, gagal: 0 }))
        .execute()
      await db
        .deleteFrom('langganan_push')
        .where('pengguna_id', '=', penggunaId)
        .where('langganan_id', 'not in', (eb) =>
          eb
            .selectFrom('langganan_push')
            .select('langganan_id')
            .where('pengguna_id', '=', penggunaId)
            .orderBy('langganan_id', 'desc')
            .limit(PERANGKAT_PUSH_MAX),
        )
        .execute()
    },

    /** Renews the browser of a session on a visit. A removed browser stays removed. */
    async renew({ tokenHash }: Sesi, { endpoint, ...subscribed }: Subscribed, now: Date): Promise<void> {
      const { rows } = await sql<{ endpoint: string }>`SELECT endpoint FROM langganan_push
        WHERE sesi_hash = ${tokenHash} ORDER BY endpoint = ${endpoint} DESC, langganan_id DESC LIMIT 1`.execute(db)
      if (rows[0]) await this.replace(rows[0].endpoint, { endpoint, ...subscribed }, now)
    },

    /** Puts a new subscription in place of an old one. The failures of another address do not count. */
    async replace(old: string, { endpoint, ...subscribed }: Subscribed, now: Date): Promise<void> {
      await db
        .updateTable('langganan_push')
        .set({
          ...subscribed,
          endpoint,
          terlihat: now,
          gagal: sql`CASE WHEN endpoint = ${endpoint} THEN gagal ELSE 0 END`,
        })
        .where('endpoint', '=', old)
        .where(
          sql<boolean>`NOT EXISTS (SELECT FROM langganan_push lain WHERE lain.endpoint = ${endpoint} AND lain.endpoint <> ${old})`,
        )
        .execute()
    },

    /** Returns a device of the account. */
    find: (penggunaId: number, langgananId: number) =>
      db
        .selectFrom('langganan_push')
        .select(['langganan_id', 'endpoint', 'p256dh', 'auth'])
        .where('pengguna_id', '=', penggunaId)
        .where('langganan_id', '=', langgananId)
        .executeTakeFirst(),

    delete: (penggunaId: number, langgananId: number) =>
      db
        .deleteFrom('langganan_push')
        .where('pengguna_id', '=', penggunaId)
        .where('langganan_id', '=', langgananId)
        .execute(),

    /** Deletes a browser that its push service no longer knows, with its deliveries. */
    forget: (langgananId: number) => db.deleteFrom('langganan_push').where('langganan_id', '=', langgananId).execute(),

    /** Deletes browsers that ended their subscription, or are no longer used. */
    deleteUnused: (now: Date) =>
      db
        .deleteFrom('langganan_push')
        .where(
          sql<boolean>`berakhir <= ${now} OR greatest(dibuat, berhasil, terlihat) < ${new Date(now.getTime() - UNUSED_MS)}`,
        )
        .execute(),

    markAccepted: (langgananId: number, now: Date) =>
      db
        .updateTable('langganan_push')
        .set({ berhasil: now, gagal: 0 })
        .where('langganan_id', '=', langgananId)
        .execute(),

    /** Counts a failure. After too many in a row the device is deleted. */
    async markFailed(langgananId: number): Promise<void> {
      await db
        .updateTable('langganan_push')
        .set((eb) => ({ gagal: eb('gagal', '+', 1) }))
        .where('langganan_id', '=', langgananId)
        .execute()
      await db
        .deleteFrom('langganan_push')
        .where('langganan_id', '=', langgananId)
        .where('gagal', '>=', FAILURES_MAX)
        .execute()
    },
  }
}
