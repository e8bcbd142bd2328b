import type { z } from 'zod'
import type { LoginAdminBody } from '#contract/akun/admin.ts'
import type { Pengguna } from '#contract/akun/endpoints.ts'
import { PASSWORD_ADMIN_MIN } from '#contract/akun/forms.ts'
import { type Peran, parsePeran } from '#contract/peran.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository, toPengguna } from '#server/features/akun/akun.repository.ts'
import { hasKode } from '#server/features/akun/dua-langkah/take-kode.ts'
import type { Caller } from '#server/http/answer.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { beginGuess } from './guess.ts'
import { openSesi } from './open-sesi.ts'

/**
 * Opens an office session for an e-mail, its password and, if the account has a second step, a code.
 * @throws LOGIN_SALAH alike for a wrong password, an unknown e-mail and an account without a role at the office; BUTUH_KODE if the
 *   password was right and the code is missing, KODE_SALAH; LOGIN_TERLALU_SERING, TERLALU_RAMAI
 */
export async function logInAdmin(
  deps: Deps,
  { email, password, kode }: z.output<typeof LoginAdminBody>,
  caller: Caller,
): Promise<{ token: string; user: Pengguna; peran: Peran[] }> {
  const pengguna = await akunRepository(deps.db).findByEmail(email)
  const guess = await beginGuess(deps, pengguna, { caller, name: email, door: 'kantor' })
  const isRight = await guess.password(password)
  const peran = pengguna?.role === 'admin' ? parsePeran(pengguna.peran) : []
  if (!pengguna || !isRight || peran.length === 0) throw new AppError('LOGIN_SALAH')
  if (await hasKode(deps, pengguna.pengguna_id)) {
    if (!kode) {
      await guess.takeBack()
      throw new AppError('BUTUH_KODE')
    }
    if (!(await guess.kode(kode))) throw new AppError('KODE_SALAH')
  }

  await guess.succeed()
  const token = await openSesi(deps, pengguna, caller, 'kantor', password.length < PASSWORD_ADMIN_MIN)
  return { token, user: toPengguna(pengguna), peran }
}
