import { sql } from 'kysely'
import type { FilledTemplat } from '#contract/percakapan/admin.ts'
import { dateWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AHEAD_MS, CLAIM_MAX, LEASE_MS } from '#server/features/saluran/lease.ts'

/** Name of texts in the count of the month, where templates have their own. */
export const TEXTS = 'jawaban'

/** An answer to send. */
export interface ClaimedJawaban {
  pesan_id: number
  percakapan_id: number
  isi: string
  templat: string
  nilai: FilledTemplat | null
  tanda: string
  percobaan: number
  tanpa_jawaban: number
}

/** An answer, locked until the transaction ends. */
export interface JawabanRow {
  pesan_id: number
  status: 'menunggu' | 'terkirim' | 'tiba' | 'dibaca' | 'gagal' | null
  templat: string
  waktu: Date
  ditagih: boolean | null
}

/** Answers of the shop in conversations. */
export function jawabanRepository(db: Db | Tx) {
  return {
    /**
     * Claims due answers, the first of each conversation: Meta accepts one message to a number in six seconds, and answers stay in
     * order. A process that dies repeats them after the lease, unless their status arrived.
     */
    async claim(now: Date): Promise<ClaimedJawaban[]> {
      const [until, ahead] = [new Date(now.getTime() + LEASE_MS), new Date(now.getTime() + AHEAD_MS)]
      const { rows } = await sql<ClaimedJawaban>`
        UPDATE percakapan_pesan SET kirim_pada = ${until}, percobaan = percobaan + 1
        WHERE status = 'menunggu' AND (kirim_pada <= ${now} OR kirim_pada > ${ahead}) AND pesan_id IN (
          SELECT min(pesan_id) FROM percakapan_pesan WHERE status = 'menunggu'
          GROUP BY percakapan_id ORDER BY min(kirim_pada) LIMIT ${CLAIM_MAX})
        RETURNING pesan_id, percakapan_id, isi, templat, nilai, tanda, percobaan, tanpa_jawaban`.execute(db)
      return rows
    },

    /**
     * Begins an attempt of a claimed answer: until its response it counts as unanswered.
     * @returns false if the answer was decided, or another process claimed it while this one was frozen
     */
    async begin({ pesan_id, percobaan }: ClaimedJawaban, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('percakapan_pesan')
        .set({ tanpa_jawaban: sql`tanpa_jawaban + 1`, kirim_pada: new Date(now.getTime() + LEASE_MS) })
        .where('pesan_id', '=', pesan_id)
        .where('percobaan', '=', percobaan)
        .where('status', '=', 'menunggu')
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Forgets the begun attempt, which was refused: nothing arrived by it. */
    markRefused: (id: number) =>
      db
        .updateTable('percakapan_pesan')
        .set({ tanpa_jawaban: sql`tanpa_jawaban - 1` })
        .where('pesan_id', '=', id)
        .execute(),

    /** Locks an answer: by the name that the shop gave it, else by WhatsApp's id. */
    lock: ({ tanda = '', wamid }: { tanda?: string | undefined; wamid: string }): Promise<JawabanRow | undefined> =>
      db
        .selectFrom('percakapan_pesan')
        .select(['pesan_id', 'status', 'templat', 'waktu', 'ditagih'])
        .where('dari', '=', 'toko')
        .where((eb) => eb.or([eb('tanda', '=', tanda), eb('wamid', '=', wamid)]))
        .limit(1)
        .forUpdate()
        .executeTakeFirst(),

    /** Stores an answer's state; `wamid` only if none is known. */
    put: (
      id: number,
      { wamid, ...row }: { status?: JawabanRow['status']; ditagih?: boolean; kesalahan?: string; wamid: string },
    ) =>
      db
        .updateTable('percakapan_pesan')
        .set({ ...row, wamid: sql`coalesce(wamid, ${wamid})` })
        .where('pesan_id', '=', id)
        .execute(),

    /** Postpones an answer. */
    retry: (id: number, reason: string, at: Date) =>
      db
        .updateTable('percakapan_pesan')
        .set({ kesalahan: reason, kirim_pada: at })
        .where('pesan_id', '=', id)
        .where('status', '=', 'menunggu')
        .execute(),

    /** Gives an answer up. @returns false if it was no longer waiting */
    async fail(id: number, reason: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('percakapan_pesan')
        .set({ status: 'gagal', kesalahan: reason })
        .where('pesan_id', '=', id)
        .where('status', '=', 'menunggu')
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Counts the messages by WhatsApp of this month, of notices and answers. */
    async countMonth(now: Date): Promise<number> {
      const { rows } = await sql<{ jumlah: number }>`
        SELECT coalesce(sum(terkirim), 0)::int AS jumlah FROM pemakaian_wa WHERE bulan = ${dateWib(now).slice(0, 7)}`.execute(
        db,
      )
      return rows[0]?.jumlah ?? 0
    },

    /** Counts the texts that were delivered this month. */
    async countDelivered(now: Date): Promise<number> {
      const row = await db
        .selectFrom('pemakaian_wa')
        .select('tiba')
        .where('bulan', '=', dateWib(now).slice(0, 7))
        .where('templat', '=', TEXTS)
        .executeTakeFirst()
      return row?.tiba ?? 0
    },
  }
}
