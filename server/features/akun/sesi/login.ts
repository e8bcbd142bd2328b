import type { Pengguna } from '#contract/akun/endpoints.ts'
import { isNoHp } from '#contract/no-hp.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository, toPengguna } from '#server/features/akun/akun.repository.ts'
import type { Caller } from '#server/http/answer.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { beginGuess } from './guess.ts'
import { openSesi } from './open-sesi.ts'

/**
 * Opens a shop session for an e-mail or a confirmed phone number, and its password.
 * @param email or the normalized phone number
 * @throws LOGIN_SALAH alike for a wrong password, an unknown e-mail and an unconfirmed number; LOGIN_TERLALU_SERING,
 *   TERLALU_RAMAI
 */
export async function login(
  deps: Deps,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<{ token: string; user: Pengguna }> {
  const akun = akunRepository(deps.db)
  const pengguna = await (isNoHp(email) ? akun.findByNoHp(email) : akun.findByEmail(email))
  const guess = await beginGuess(deps, pengguna, { caller, name: email, door: 'toko' })
  if (!(await guess.password(password)) || !pengguna) throw new AppError('LOGIN_SALAH')
  await guess.succeed()
  const token = await openSesi(deps, pengguna, caller, 'toko')
  return { token, user: toPengguna(pengguna) }
}
