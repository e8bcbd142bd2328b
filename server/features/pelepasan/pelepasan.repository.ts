import { sql } from 'kysely'
import { WIB_ZONE } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Act } from '#server/http/needs-persetujuan.ts'

/** Second look at an act: reason, and the account that confirmed it, if another one did. */
export interface SecondLook {
  alasan: string
  disetujui_oleh: number | null
}

/** An act of one day, for the digest. */
export interface DoneAct extends Act {
  pengguna_id: number
  nama: string
  alasan: string
  disetujui: string | null
  waktu: Date
}

export function pelepasanRepository(db: Db | Tx) {
  return {
    /** Makes the acts of one person run one after another until the transaction ends, so that their sum is exact. */
    async lockPerson(penggunaId: number): Promise<void> {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pelepasan ${penggunaId}`}, 0))`.execute(db)
    },

    /** Returns the rupiah of a person's acts since a time that had no second look. */
    async sumSince(penggunaId: number, since: Date): Promise<number> {
      const { nilai } = await db
        .selectFrom('pelepasan')
        .select(sql<number>`coalesce(sum(nilai), 0)::bigint`.as('nilai'))
        .where('pengguna_id', '=', penggunaId)
        .where('waktu', '>=', since)
        .where('alasan', '=', '')
        .executeTakeFirstOrThrow()
      return nilai
    },

    async insert(penggunaId: number, acts: readonly Act[], look: SecondLook, time: Date): Promise<void> {
      await db
        .insertInto('pelepasan')
        .values(acts.map(({ whileWaiting: _, ...act }) => ({ ...act, ...look, pengguna_id: penggunaId, waktu: time })))
        .execute()
    },

    /** Returns the days in Jakarta since a time that have acts and no digest, before a day. */
    async daysToMail(since: Date, today: string): Promise<string[]> {
      const { rows } = await sql<{ tanggal: string }>`
        SELECT DISTINCT to_char(waktu AT TIME ZONE ${sql.lit(WIB_ZONE)}, 'YYYY-MM-DD') AS tanggal FROM pelepasan
        WHERE waktu >= ${since}
        EXCEPT SELECT tanggal FROM ringkasan_pelepasan ORDER BY 1`.execute(db)
      return rows.flatMap(({ tanggal }) => (tanggal < today ? [tanggal] : []))
    },

    /** @returns true if the day had no digest yet */
    async markMailed(day: string): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('ringkasan_pelepasan')
        .values({ tanggal: day })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    /** Returns the acts of a period, by person and time. */
    listBetween: (since: Date, until: Date): Promise<DoneAct[]> =>
      db
        .selectFrom('pelepasan')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pelepasan.pengguna_id')
        .leftJoin('pengguna as kedua', 'kedua.pengguna_id', 'disetujui_oleh')
        .select([
          'pelepasan.pengguna_id',
          'pengguna.nama',
          'jenis',
          'nilai',
          'rujukan',
          'keterangan',
          'alasan',
          'waktu',
        ])
        .select('kedua.nama as disetujui')
        .where('waktu', '>=', since)
        .where('waktu', '<', until)
        .orderBy('pengguna.nama')
        .orderBy('pelepasan.pengguna_id')
        .orderBy('pelepasan_id')
        .execute(),
  }
}
