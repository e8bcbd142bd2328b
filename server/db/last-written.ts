import type { Db } from './client.ts'

/** When something last happened to an order, by the clock of the shop that wrote it; undefined where nothing ever did. */
export async function lastWritten(db: Db): Promise<Date | undefined> {
  const last = await db
    .selectFrom('riwayat_status')
    .select('waktu')
    .orderBy('riwayat_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.waktu
}
