import type { z } from 'zod'
import type { LoginAdminBody } from '#contract/akun/admin.ts'
import type { Pengguna } from '#contract/akun/endpoints.ts'
import { PASSWORD_ADMIN_MIN } from '#contract/akun/forms.ts'
import { type Peran, parsePeran } from '#contract/peran.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository, toPengguna } from '#server/features/akun/akun.repository.ts'
import { hasKode, takeKode } from '#server/features/akun/dua-langkah/dua-langkah.ts'
import { hashToken } from '#server/features/akun/token.ts'
import type { Caller } from '#server/http/answer.ts'
import { cookiesOf } from '#server/http/cookies.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { verifyAttempt } from './login.ts'
import { adminLimit, countLoginAttempt, forgiveLogin, knownLimit, takeBackLogin } from './login-limit.ts'
import { openSesi } from './open-sesi.ts'
import { perangkatRepository } from './perangkat.repository.ts'

/**
 * Opens an office session for an e-mail, its password and, if the account has a second step, a code.
 * @throws LOGIN_SALAH alike for a wrong password, an unknown e-mail and an account without admin role; BUTUH_KODE if the
 *   password was right and the code is missing, KODE_SALAH; LOGIN_TERLALU_SERING, TERLALU_RAMAI
 */
export async function logInAdmin(
  deps: Deps,
  { email, password, kode }: z.output<typeof LoginAdminBody>,
  caller: Caller,
): Promise<{ token: string; user: Pengguna; peran: Peran[] }> {
  const { db, clock, settings } = deps
  const mark = cookiesOf(settings.publicUrl).read(caller.header('cookie'), 'perangkat')
  const pengguna = await akunRepository(db).findByEmail(email)
  const isKnownDevice = pengguna && mark && (await perangkatRepository(db).isKnownDevice(pengguna.pengguna_id, mark))
  const limits = isKnownDevice ? knownLimit(email, hashToken(mark)) : adminLimit(email, caller.ip)

  const attempt = await countLoginAttempt(db, limits, clock())
  const isRight = await verifyAttempt(db, attempt, pengguna?.password_hash, password)
  if (!pengguna || !isRight || pengguna.role !== 'admin') throw new AppError('LOGIN_SALAH')
  if (await hasKode(deps, pengguna.pengguna_id)) {
    if (!kode) {
      await takeBackLogin(db, attempt)
      throw new AppError('BUTUH_KODE')
    }
    if (!(await takeKode(deps, pengguna.pengguna_id, kode))) throw new AppError('KODE_SALAH')
  }

  await forgiveLogin(db, limits, attempt)
  const token = await openSesi(deps, pengguna, caller, 'kantor', password.length < PASSWORD_ADMIN_MIN)
  return { token, user: toPengguna(pengguna), peran: parsePeran(pengguna.peran) }
}
