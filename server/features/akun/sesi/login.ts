import type { Pengguna } from '#contract/akun/endpoints.ts'
import { isNoHp } from '#contract/no-hp.ts'
import type { Db } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository, toPengguna } from '#server/features/akun/akun.repository.ts'
import { verifyPassword } from '#server/features/akun/sandi/password.ts'
import { hashToken } from '#server/features/akun/token.ts'
import type { Caller } from '#server/http/answer.ts'
import { cookiesOf } from '#server/http/cookies.ts'
import { AppError } from '#server/kernel/app-error.ts'
import {
  countLoginAttempt,
  forgiveLogin,
  knownTokoLimit,
  personLimit,
  takeBackLogin,
  tokoLimit,
} from './login-limit.ts'
import { openSesi } from './open-sesi.ts'
import { perangkatRepository } from './perangkat.repository.ts'

/**
 * Opens a shop session for an e-mail or a confirmed phone number, and its password. In a browser known to the account, attempts
 * have their own counter. Elsewhere they are counted by the typed name, and silently by the account (`personLimit`).
 * @param email or the normalized phone number
 * @throws LOGIN_SALAH alike for a wrong password, an unknown e-mail and an unconfirmed number; LOGIN_TERLALU_SERING,
 *   TERLALU_RAMAI
 */
export async function login(
  deps: Deps,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<{ token: string; user: Pengguna }> {
  const { db, clock, settings } = deps
  const now = clock()
  const akun = akunRepository(db)
  const pengguna = await (isNoHp(email) ? akun.findByNoHp(email) : akun.findByEmail(email))
  const mark = cookiesOf(settings.publicUrl).read(caller.header('cookie'), 'perangkat')
  const isKnownDevice = pengguna && mark && (await perangkatRepository(db).isKnownDevice(pengguna.pengguna_id, mark))
  const limits = isKnownDevice ? knownTokoLimit(pengguna.pengguna_id, hashToken(mark)) : tokoLimit(email, caller.ip)
  const attempt = await countLoginAttempt(db, limits, now)
  const personLimits = personLimit(pengguna?.pengguna_id, email)
  const byPerson = isKnownDevice ? [] : await countLoginAttempt(db, personLimits, now).catch(undefinedIfTooMany)
  const isRight = await verifyAttempt(db, [...attempt, ...(byPerson ?? [])], pengguna?.password_hash, password)
  if (!pengguna || !isRight || !byPerson) throw new AppError('LOGIN_SALAH')

  await forgiveLogin(db, limits, attempt)
  if (!isKnownDevice) await forgiveLogin(db, personLimits, byPerson)
  const token = await openSesi(deps, pengguna, caller, 'toko')
  return { token, user: toPengguna(pengguna) }
}

function undefinedIfTooMany(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'LOGIN_TERLALU_SERING')) throw error
}

/** @throws TERLALU_RAMAI. The password was not verified then, so the attempt is not counted as a failure. */
export function verifyAttempt(db: Db, attempt: number[], passwordHash: string | undefined, password: string) {
  return verifyPassword(passwordHash, password).catch(async (error: unknown) => {
    await takeBackLogin(db, attempt)
    throw error
  })
}
