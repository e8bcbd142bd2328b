import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

const WINDOW_MINUTES = 15
const MAX_PER_AKUN = 8
const MAX_PER_IP = 30

const akunKunci = (email: string) => `akun:${email.toLowerCase()}`
const adminKunci = (email: string) => `kantor:${email.toLowerCase()}`

/** Counters of failed logins with their limits. A successful login clears the first one. */
type Limit = readonly [Counter, ...Counter[]]
interface Counter {
  kunci: string
  max: number
}

export const tokoLimit = (email: string, ip: string): Limit => [
  { kunci: akunKunci(email), max: MAX_PER_AKUN },
  { kunci: `alamat:${ip}`, max: MAX_PER_IP },
]

/**
 * Counts failures against an account by its e-mail and its phone number together. The caller reports this limit as a wrong
 * password: a distinct error would reveal which number belongs to which address.
 */
export const personLimit = (penggunaId: number | undefined, email: string): Limit => [
  { kunci: `orang:${penggunaId ?? email.toLowerCase()}`, max: MAX_PER_AKUN },
]

/** Passkey logins name no account and signatures cannot be guessed, so only the server's work per IP address is limited. */
export const kunciLimit = (ip: string): Limit => [{ kunci: `kunci:${ip}`, max: MAX_PER_IP }]

/** Separate from the shop's counters: guesses at the shop do not lock administrators out of the office. */
export const adminLimit = (email: string, ip: string): Limit => [
  { kunci: adminKunci(email), max: MAX_PER_AKUN },
  { kunci: `alamat-kantor:${ip}`, max: MAX_PER_IP },
]

/** A browser known to the account has its own counter, so guesses elsewhere or from its IP address do not lock it out. */
export const knownTokoLimit = (penggunaId: number, mark: Buffer): Limit => [
  { kunci: `kenal-toko:${mark.toString('hex')}:${penggunaId}`, max: MAX_PER_AKUN },
]

/** A browser known to the administrator has its own counter, so guesses elsewhere or from its IP address do not lock it out. */
export const knownLimit = (email: string, mark: Buffer): Limit => [
  { kunci: `kenal:${mark.toString('hex')}:${email.toLowerCase()}`, max: MAX_PER_AKUN },
]

/** Limits guesses from an open session of an account. They do not lock the owner out elsewhere. */
export const sesiLimit = ({ tokenHash }: Sesi): Limit => [
  { kunci: `sesi:${tokenHash.toString('hex')}`, max: MAX_PER_AKUN },
]

const windowStart = (now: Date) => new Date(now.getTime() - WINDOW_MINUTES * 60_000)

/**
 * Counts an attempt as failed before its password is verified. A lock per key serializes attempts, so that parallel ones cannot
 * pass the limit together.
 * @returns the ids of the attempt's rows, for `forgiveLogin` once the password was right
 * @throws LOGIN_TERLALU_SERING if a limit is used up. Such an attempt is not counted, or repeated attempts would block the
 *   login forever.
 */
export function countLoginAttempt(db: Db, limits: Limit, now: Date): Promise<number[]> {
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

/** After a success: clears the account's counter, and removes this attempt from the address's counter. */
export async function forgiveLogin(db: Db, [own]: Limit, ids: number[]): Promise<void> {
  await db
    .deleteFrom('login_gagal')
    .where((eb) => eb.or([eb('login_gagal_id', 'in', ids), eb('kunci', '=', own.kunci)]))
    .execute()
}

/** Removes an attempt from all counters. */
export async function takeBackLogin(db: Db | Tx, ids: number[]): Promise<void> {
  await db.deleteFrom('login_gagal').where('login_gagal_id', 'in', ids).execute()
}

/** Clears the failures of shop and office, for an account whose owner was verified by other means. */
export const forgetFailures = (db: Db | Tx, email: string) =>
  db
    .deleteFrom('login_gagal')
    .where('kunci', 'in', [akunKunci(email), adminKunci(email)])
    .execute()

/** Deletes expired attempts. Skips rows that a login deletes concurrently: deleting in different orders would deadlock. */
export function deleteOldLoginAttempts(db: Db, now: Date) {
  return db
    .deleteFrom('login_gagal')
    .where('login_gagal_id', 'in', (eb) =>
      eb
        .selectFrom('login_gagal')
        .select('login_gagal_id')
        .where('waktu', '<=', windowStart(now))
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Returns the error. The login is possible again when the oldest failure leaves the window. */
function tooMany(first: Date, now: Date): AppError {
  const waitMs = Math.max(1000, first.getTime() - windowStart(now).getTime())
  return new AppError('LOGIN_TERLALU_SERING', {
    rincian: { menit: Math.ceil(waitMs / 60_000) },
    retryAfter: Math.ceil(waitMs / 1000),
  })
}
