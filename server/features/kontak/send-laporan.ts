import { sql } from 'kysely'
import type { z } from 'zod'
import type { KontakBody } from '#contract/kontak/forms.ts'
import type { Db } from '#server/db/client.ts'
import { transaction } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'

const WINDOW_MINUTES = 60
const MAX_PER_ALAMAT = 10

const windowStart = (now: Date) => new Date(now.getTime() - WINDOW_MINUTES * 60_000)

/**
 * Keeps a message for the shop. One address gets ten in an hour, one after the other, so that nobody buries the others'.
 * @throws KONTAK_TERLALU_SERING
 */
export async function sendLaporan(db: Db, laporan: z.infer<typeof KontakBody>, ip: string, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`kontak:${ip}`}, 0))`.execute(tx)
    const { jumlah, pertama } = await tx
      .selectFrom('laporan_kiriman')
      .select([sql<number>`count(*)::int`.as('jumlah'), sql<Date>`min(waktu)`.as('pertama')])
      .where('alamat', '=', ip)
      .where('waktu', '>', windowStart(now))
      .executeTakeFirstOrThrow()
    if (jumlah >= MAX_PER_ALAMAT) throw tooMany(pertama, now)
    await tx.insertInto('laporan_kiriman').values({ alamat: ip, waktu: now }).execute()
    await tx
      .insertInto('laporan')
      .values({ ...laporan, dibuat: now })
      .execute()
  })
}

/** Nothing is known any more of who wrote from where once the hour is over. */
export function deleteOldKiriman(db: Db, now: Date) {
  return db.deleteFrom('laporan_kiriman').where('waktu', '<=', windowStart(now)).execute()
}

function tooMany(pertama: Date, now: Date): AppError {
  const waitMs = Math.max(1000, pertama.getTime() - windowStart(now).getTime())
  return new AppError('KONTAK_TERLALU_SERING', {
    rincian: { menit: Math.ceil(waitMs / 60_000) },
    retryAfter: Math.ceil(waitMs / 1000),
  })
}
