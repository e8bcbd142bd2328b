import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { EmptySearch, listEmptySearches } from '#contract/pencarian/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, parseSort } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Maximum stored words. A new word replaces the rarest and oldest one. */
export const EMPTY_MAX = 500

export function emptySearchRepository(db: Db | Tx) {
  return {
    async count(word: string, now: Date): Promise<void> {
      await sql`
        INSERT INTO cari_kosong (kata, terakhir) VALUES (${word}, ${now}::timestamptz)
        ON CONFLICT (kata) DO UPDATE SET
          jumlah = least(cari_kosong.jumlah, 1000000) + 1, terakhir = greatest(cari_kosong.terakhir, excluded.terakhir)`.execute(
        db,
      )
      await sql`
        DELETE FROM cari_kosong WHERE kata IN (
          SELECT kata FROM cari_kosong WHERE kata <> ${word} ORDER BY jumlah DESC, terakhir DESC, kata
          OFFSET ${EMPTY_MAX - 1})`.execute(db)
    },

    async list({ q, page, limit, urut }: z.output<typeof listEmptySearches.query & {}>): Promise<Page<EmptySearch>> {
      const { column, direction } = parseSort<'jumlah' | 'terakhir' | 'kata'>(urut)
      let found = db.selectFrom('cari_kosong')
      if (q) found = found.where(ilike(sql`kata`, q))
      const [rows, total] = await Promise.all([
        found
          .selectAll()
          .orderBy(column, direction)
          .orderBy('kata')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('kata')),
      ])
      return { items: rows.map(({ terakhir, ...row }) => ({ ...row, terakhir: terakhir.toISOString() })), total }
    },

    /** Deletes a word that now has a synonym. */
    forget: (word: string) => db.deleteFrom('cari_kosong').where('kata', '=', word).execute(),
    deleteUntil: (time: Date) => db.deleteFrom('cari_kosong').where('terakhir', '<', time).execute(),
  }
}
