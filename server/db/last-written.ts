import type { Db } from './client.ts'

/** Returns the newest timestamp in the order history, by the clock of the process that wrote it; undefined without orders. */
export async function lastWritten(db: Db): Promise<Date | undefined> {
  const last = await db
    .selectFrom('riwayat_status')
    .select('waktu')
    .orderBy('riwayat_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.waktu
}
