import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { PenggunaRow, SesiKind } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { hasKode, takeKode } from '#server/features/akun/dua-langkah/take-kode.ts'
import { verifyPassword } from '#server/features/akun/sandi/password.ts'
import type { Caller } from '#server/http/answer.ts'
import { cookiesOf } from '#server/http/cookies.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perangkatRepository } from './perangkat.repository.ts'
import { sesiRepository } from './sesi.repository.ts'

const WINDOW_MINUTES = 15
const MAX_PER_AKUN = 8
const MAX_PER_IP = 30

type Akun = Pick<PenggunaRow, 'pengguna_id' | 'role' | 'password_hash'>

/** A guess of a caller without a session. */
interface AtDoor {
  caller: Caller
  /** E-mail or phone number as it was typed; undefined for a passkey, which names no account. */
  name?: string
  door: SesiKind
}

/** A count of failures, with its maximum. */
interface Budget {
  kunci: string
  max: number
  /** The guess counts as wrong instead of a 429, which would reveal which number belongs to which e-mail. */
  isSilent?: boolean
}

/** One attempt to prove an account's secret. It counts as failed until `succeed` or `takeBack`. */
export interface Guess {
  /** True if the password is right. @throws TERLALU_RAMAI before it is verified; the attempt is then not counted */
  password(password: string): Promise<boolean>
  /** True if the app's code or recovery code is right. It is used up. */
  kode(kode: string): Promise<boolean>
  /** Returns the result of the verification of a code that was sent to the account; false above the limit. */
  sentKode(verify: () => Promise<boolean>): Promise<boolean>
  /** Returns the result of a signature's verification. A right one is no guess, so it counts also above the limit. */
  signature(verify: () => Promise<boolean>): Promise<boolean>
  /**
   * Forgives this attempt and, once everything that the account requires at the office was proven, the failures before. A
   * password alone does not forgive wrong codes.
   */
  succeed(): Promise<void>
  takeBack(): Promise<void>
}

/**
 * Counts an attempt to guess a secret of an account, before it is verified. This is the only way to verify a password, code or
 * passkey, so all ways into an account share one count: eight failures in 15 minutes, and thirty of an IP address. A browser
 * that logged in to the account before has eight of its own, so strangers do not lock its owner out. So does a session.
 * @param pengguna undefined for an unknown name, which is counted and costs the same
 * @throws LOGIN_TERLALU_SERING. Such an attempt is not counted, or repeated attempts would block the login forever.
 */
export async function beginGuess(deps: Deps, pengguna: Akun | undefined, from: AtDoor | Sesi): Promise<Guess> {
  const { db, clock } = deps
  const budgets = await budgetsOf(deps, pengguna, from)
  const { ids, isOver } = await count(db, budgets, clock())
  const takeBack = () => removeAttempts(db, ids)
  let hasProvenKode = false
  return {
    async password(password) {
      const isRight = await verifyPassword(pengguna?.password_hash, password).catch(async (error: unknown) => {
        await takeBack()
        throw error
      })
      return isRight && !isOver
    },
    async kode(kode) {
      if (!pengguna || isOver) return false
      hasProvenKode = await takeKode(deps, pengguna.pengguna_id, kode)
      return hasProvenKode
    },
    sentKode: async (verify) => !isOver && verify(),
    signature: (verify) => verify(),
    async succeed() {
      const isWhole = hasProvenKode || pengguna?.role !== 'admin' || !(await hasKode(deps, pengguna.pengguna_id))
      const own = budgets.map(({ kunci }) => kunci).filter((kunci) => !kunci.startsWith('alamat:'))
      await removeAttempts(db, ids, isWhole ? own : [])
    },
    takeBack,
  }
}

/** Clears the failures of an account whose owner was verified by other means. */
export const forgetFailures = (db: Db | Tx, { pengguna_id, email }: Pick<PenggunaRow, 'pengguna_id' | 'email'>) =>
  removeAttempts(db, [], [nameKunci(email), akunKunci(pengguna_id)])

/** Deletes expired attempts. Skips rows that a login deletes concurrently: deleting in different orders would deadlock. */
export function deleteOldGuesses(db: Db, now: Date) {
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

const windowStart = (now: Date) => new Date(now.getTime() - WINDOW_MINUTES * 60_000)
const nameKunci = (name: string) => `nama:${name.toLowerCase()}`
const akunKunci = (who: number | string) => `akun:${who}`

/** Returns the counts of an attempt, in the order in which every attempt locks them. */
async function budgetsOf({ db, settings }: Deps, pengguna: Akun | undefined, from: AtDoor | Sesi): Promise<Budget[]> {
  if ('tokenHash' in from) {
    const perangkatId = await sesiRepository(db).findPerangkat(from.tokenHash)
    return [perangkatBudget(perangkatId) ?? { kunci: `sesi:${from.tokenHash.toString('hex')}`, max: MAX_PER_AKUN }]
  }
  const { caller, name, door } = from
  const mark = cookiesOf(settings.publicUrl).read(caller.header('cookie'), 'perangkat')
  const known = pengguna && mark ? await perangkatRepository(db).findKnown(pengguna.pengguna_id, mark, door) : undefined
  const own = perangkatBudget(known)
  if (own) return [own]
  return [
    ...(name === undefined ? [] : [{ kunci: nameKunci(name), max: MAX_PER_AKUN }]),
    { kunci: `alamat:${caller.ip}`, max: MAX_PER_IP },
    // An unknown name is counted here too, so that it takes as long.
    ...(pengguna || name !== undefined
      ? [{ kunci: akunKunci(pengguna?.pengguna_id ?? `? ${name?.toLowerCase()}`), max: MAX_PER_AKUN, isSilent: true }]
      : []),
  ]
}

const perangkatBudget = (perangkatId: number | null | undefined): Budget | undefined =>
  perangkatId ? { kunci: `perangkat:${perangkatId}`, max: MAX_PER_AKUN } : undefined

/**
 * Counts an attempt in every budget, unless one is used up. A lock per key serializes attempts, so that parallel ones cannot
 * pass the limit together.
 * @returns the ids of the attempt's rows, and whether a silent budget is used up
 */
function count(db: Db, budgets: readonly Budget[], now: Date): Promise<{ ids: number[]; isOver: boolean }> {
  return transaction(db, async (tx) => {
    const open: string[] = []
    for (const { kunci, max, isSilent } of budgets) {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${kunci}, 0))`.execute(tx)
      const { jumlah, pertama } = await tx
        .selectFrom('login_gagal')
        .select([sql<number>`count(*)::int`.as('jumlah'), sql<Date>`min(waktu)`.as('pertama')])
        .where('kunci', '=', kunci)
        .where('waktu', '>', windowStart(now))
        .executeTakeFirstOrThrow()
      if (jumlah < max) open.push(kunci)
      else if (!isSilent) throw tooMany(pertama, now)
    }
    const rows = await tx
      .insertInto('login_gagal')
      .values(open.map((kunci) => ({ kunci, waktu: now })))
      .returning('login_gagal_id')
      .execute()
    return { ids: rows.map((row) => row.login_gagal_id), isOver: open.length < budgets.length }
  })
}

async function removeAttempts(db: Db | Tx, ids: readonly number[], kunci: readonly string[] = []): Promise<void> {
  await db
    .deleteFrom('login_gagal')
    .where(sql<boolean>`login_gagal_id = ANY (${ids}::bigint[]) OR kunci = ANY (${kunci}::text[])`)
    .execute()
}

/** Returns the error. The next attempt is possible when the oldest failure leaves the window. */
function tooMany(first: Date, now: Date): AppError {
  const waitMs = Math.max(1000, first.getTime() - windowStart(now).getTime())
  return new AppError('LOGIN_TERLALU_SERING', {
    rincian: { menit: Math.ceil(waitMs / 60_000) },
    retryAfter: Math.ceil(waitMs / 1000),
  })
}
