import { sql } from 'kysely'
import type { Penjelasan, Temuan } from '#contract/kesehatan/admin.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Explanations of findings that a person marked as known. */
export function penjelasanRepository(db: Db | Tx) {
  return {
    /** @returns the id; undefined if the finding is explained already */
    async add(
      { aturan, rujukan, keterangan }: Temuan,
      { alasan, penggunaId, now }: { alasan: string; penggunaId: number; now: Date },
    ): Promise<number | undefined> {
      const { rows } = await sql<{ penjelasan_id: number }>`
        INSERT INTO penjelasan (aturan, rujukan, keterangan, alasan, oleh, waktu)
        SELECT ${aturan}, ${rujukan}, ${keterangan}, ${alasan}, nama, ${now} FROM pengguna WHERE pengguna_id = ${penggunaId}
        ON CONFLICT DO NOTHING RETURNING penjelasan_id`.execute(db)
      return rows[0]?.penjelasan_id
    },

    remove: (penjelasanId: number) =>
      db.deleteFrom('penjelasan').where('penjelasan_id', '=', penjelasanId).returningAll().executeTakeFirst(),

    /** Removes explanations of a rule whose finding no longer exists, so that its return is an error. */
    async removeOthers(aturan: string, found: readonly { rujukan: string; keterangan: string }[]): Promise<void> {
      await sql`
        DELETE FROM penjelasan p WHERE aturan = ${aturan} AND NOT EXISTS (
          SELECT FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS t (rujukan text, keterangan text)
          WHERE t.rujukan = p.rujukan AND t.keterangan = p.keterangan
        )`.execute(db)
    },
  }
}

/** Returns an explanation as it is sent. */
export const toPenjelasan = (row: {
  penjelasan_id: number
  alasan: string
  oleh: string
  waktu: Date
}): Penjelasan => ({
  penjelasanId: row.penjelasan_id,
  alasan: row.alasan,
  oleh: row.oleh,
  waktu: row.waktu.toISOString(),
})
