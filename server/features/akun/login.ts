import type { Pengguna } from '#contract/akun/endpoints.ts'
import { isNoHp } from '#contract/no-hp.ts'
import type { Db } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/answer.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { akunRepository, toPengguna } from './akun.repository.ts'
import { batasToko, countLoginAttempt, forgiveLogin, takeBackLogin } from './login-limit.ts'
import { openSesi } from './open-sesi.ts'
import { verifyPassword } from './password.ts'

/**
 * Opens a session of the shop for an e-mail, or a phone number that one account alone has, and its password. Attempts are counted by
 * what was typed: counted together, they would tell which number belongs to which address.
 * @param email or the number in its one form
 * @throws LOGIN_SALAH for a wrong password, an unknown e-mail, and a number that nobody or more than one has alike; LOGIN_TERLALU_SERING, TERLALU_RAMAI
 */
export async function login(
  deps: Deps,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<{ token: string; user: Pengguna }> {
  const { db, clock } = deps
  const batas = batasToko(email, caller.ip)
  const attempt = await countLoginAttempt(db, batas, clock())
  const akun = akunRepository(db)
  const pengguna = await (isNoHp(email) ? akun.findByNoHp(email) : akun.findByEmail(email))
  const isRight = await verifyAttempt(db, attempt, pengguna?.password_hash, password)
  if (!pengguna || !isRight) throw new AppError('LOGIN_SALAH')

  await forgiveLogin(db, batas, attempt)
  const token = await openSesi(deps, pengguna, caller, 'toko')
  return { token, user: toPengguna(pengguna) }
}

/** @throws TERLALU_RAMAI; nobody looked at this password then, so it was no wrong one */
export function verifyAttempt(db: Db, attempt: number[], passwordHash: string | undefined, password: string) {
  return verifyPassword(passwordHash, password).catch(async (error: unknown) => {
    await takeBackLogin(db, attempt)
    throw error
  })
}
