import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'

const WINDOW_MINUTES = 15
const MAX_PER_AKUN = 8
const MAX_PER_ALAMAT = 30

const akunKunci = (email: string) => `akun:${email.toLowerCase()}`
const windowStart = (now: Date) => new Date(now.getTime() - WINDOW_MINUTES * 60_000)

/**
 * Counts an attempt as failed before its password is looked at, one attempt after the other, so that attempts in
 * parallel cannot slip through together.
 * @returns the ids of the attempt's rows, for `forgiveLogin` once the password was right
 * @throws LOGIN_TERLALU_SERING when the account or the address has used up its failures; such an attempt does not
 *   count, else hammering would keep the door shut for ever
 */
export function countLoginAttempt(db: Db, email: string, ip: string, now: Date): Promise<number[]> {
  const limits = [
    { kunci: akunKunci(email), max: MAX_PER_AKUN },
    { kunci: `alamat:${ip}`, max: MAX_PER_ALAMAT },
  ]
  return transaction(db, async (tx) => {
    for (const { kunci, max } of limits) {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${kunci}, 0))`.execute(tx)
      const { jumlah, pertama } = await tx
        .selectFrom('login_gagal')
        .select([sql<number>`count(*)::int`.as('jumlah'), sql<Date>`min(waktu)`.as('pertama')])
        .where('kunci', '=', kunci)
        .where('waktu', '>', windowStart(now))
        .executeTakeFirstOrThrow()
      if (jumlah >= max) throw tooMany(pertama, now)
    }
    const rows = await tx
      .insertInto('login_gagal')
      .values(limits.map(({ kunci }) => ({ kunci, waktu: now })))
      .returning('login_gagal_id')
      .execute()
    return rows.map((row) => row.login_gagal_id)
  })
}

/** After a success: the account starts afresh, and the address gets this one attempt back. */
export async function forgiveLogin(db: Db, email: string, ids: number[]): Promise<void> {
  await db
    .deleteFrom('login_gagal')
    .where((eb) => eb.or([eb('login_gagal_id', 'in', ids), eb('kunci', '=', akunKunci(email))]))
    .execute()
}

/** The attempt never was. */
export async function takeBackLogin(db: Db, ids: number[]): Promise<void> {
  await db.deleteFrom('login_gagal').where('login_gagal_id', 'in', ids).execute()
}

/** Opens the door again at once, for an account whose owner proved to be one by other means. */
export const forgetFailures = (db: Db | Tx, email: string) =>
  db.deleteFrom('login_gagal').where('kunci', '=', akunKunci(email)).execute()

export function deleteOldLoginAttempts(db: Db, now: Date) {
  return db.deleteFrom('login_gagal').where('waktu', '<=', windowStart(now)).execute()
}

/** The door opens again when the oldest failure leaves the window. */
function tooMany(pertama: Date, now: Date): AppError {
  const waitMs = Math.max(1000, pertama.getTime() - windowStart(now).getTime())
  return new AppError('LOGIN_TERLALU_SERING', {
    rincian: { menit: Math.ceil(waitMs / 60_000) },
    retryAfter: Math.ceil(waitMs / 1000),
  })
}
