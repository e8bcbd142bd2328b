import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

const WINDOW_MINUTES = 15
const MAX_PER_AKUN = 8
const MAX_PER_ALAMAT = 30

const akunKunci = (email: string) => `akun:${email.toLowerCase()}`
const kantorKunci = (email: string) => `kantor:${email.toLowerCase()}`

/** What failures are counted by, and how many are too many; the first is what a success wipes out. */
type Batas = readonly [Kunci, ...Kunci[]]
interface Kunci {
  kunci: string
  max: number
}

export const batasToko = (email: string, ip: string): Batas => [
  { kunci: akunKunci(email), max: MAX_PER_AKUN },
  { kunci: `alamat:${ip}`, max: MAX_PER_ALAMAT },
]

/**
 * Guesses at an account by its e-mail and by its number together. Who is refused by this hears that the password was wrong: a refusal that
 * says more would tell which number belongs to which address.
 */
export const batasOrang = (penggunaId: number | undefined, email: string): Batas => [
  { kunci: `orang:${penggunaId ?? email.toLowerCase()}`, max: MAX_PER_AKUN },
]

/** Who comes with a passkey names no account; nobody guesses a signature, so it is only about the work. */
export const batasKunci = (ip: string): Batas => [{ kunci: `kunci:${ip}`, max: MAX_PER_ALAMAT }]

/** Apart from the shop's: who guesses there keeps nobody out here. */
export const batasKantor = (email: string, ip: string): Batas => [
  { kunci: kantorKunci(email), max: MAX_PER_AKUN },
  { kunci: `alamat-kantor:${ip}`, max: MAX_PER_ALAMAT },
]

/** A browser that the account was used in before has a count of its own, whoever guesses elsewhere, or at the same address. */
export const batasKenalToko = (penggunaId: number, tanda: Buffer): Batas => [
  { kunci: `kenal-toko:${tanda.toString('hex')}:${penggunaId}`, max: MAX_PER_AKUN },
]

/** A browser that an administrator used before has a count of its own, whoever guesses elsewhere, or at the same address. */
export const batasKenal = (email: string, tanda: Buffer): Batas => [
  { kunci: `kenal:${tanda.toString('hex')}:${email.toLowerCase()}`, max: MAX_PER_AKUN },
]

/** Who borrows an open session guesses no password and no code with it, and keeps its owner from nothing elsewhere. */
export const batasSesi = ({ tokenHash }: Sesi): Batas => [
  { kunci: `sesi:${tokenHash.toString('hex')}`, max: MAX_PER_AKUN },
]

const windowStart = (now: Date) => new Date(now.getTime() - WINDOW_MINUTES * 60_000)

/**
 * Counts an attempt as failed before its password is looked at, one attempt after the other, so that attempts in
 * parallel cannot slip through together.
 * @returns the ids of the attempt's rows, for `forgiveLogin` once the password was right
 * @throws LOGIN_TERLALU_SERING when one of the limits has used up its failures; such an attempt does not
 *   count, else hammering would keep the door shut for ever
 */
export function countLoginAttempt(db: Db, limits: Batas, now: Date): Promise<number[]> {
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
export async function forgiveLogin(db: Db, [own]: Batas, ids: number[]): Promise<void> {
  await db
    .deleteFrom('login_gagal')
    .where((eb) => eb.or([eb('login_gagal_id', 'in', ids), eb('kunci', '=', own.kunci)]))
    .execute()
}

/** The attempt never was. */
export async function takeBackLogin(db: Db | Tx, ids: number[]): Promise<void> {
  await db.deleteFrom('login_gagal').where('login_gagal_id', 'in', ids).execute()
}

/** Opens both doors again at once, for an account whose owner proved to be one by other means. */
export const forgetFailures = (db: Db | Tx, email: string) =>
  db
    .deleteFrom('login_gagal')
    .where('kunci', 'in', [akunKunci(email), kantorKunci(email)])
    .execute()

/** What a login deletes at this moment is left to it: two that delete the same rows in other orders would wait for each other. */
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

/** The door opens again when the oldest failure leaves the window. */
function tooMany(pertama: Date, now: Date): AppError {
  const waitMs = Math.max(1000, pertama.getTime() - windowStart(now).getTime())
  return new AppError('LOGIN_TERLALU_SERING', {
    rincian: { menit: Math.ceil(waitMs / 60_000) },
    retryAfter: Math.ceil(waitMs / 1000),
  })
}
