import type { z } from 'zod'
import type { ChangePasswordBody } from '#contract/akun/forms.ts'
import type { Db } from '#server/db/client.ts'
import { transaction } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { akunRepository } from './akun.repository.ts'
import { countLoginAttempt, forgiveLogin } from './login-limit.ts'
import { hashNewPassword, verifyPassword } from './password.ts'
import { sesiRepository } from './sesi.repository.ts'

/**
 * Changes the password of the session's account and ends its other sessions. Guesses of the old password count like
 * failed logins: who borrows an open session must not try out a thousand.
 * @throws PASSWORD_LAMA_SALAH, PASSWORD_TERLALU_UMUM, LOGIN_TERLALU_SERING
 */
export async function changePassword(
  db: Db,
  sesi: Sesi,
  { currentPassword, newPassword }: z.infer<typeof ChangePasswordBody>,
  ip: string,
  now: Date,
): Promise<void> {
  const { email, password_hash } = await akunRepository(db).getById(sesi.penggunaId)
  const attempt = await countLoginAttempt(db, email, ip, now)
  if (!(await verifyPassword(password_hash, currentPassword))) {
    throw new AppError('PASSWORD_LAMA_SALAH', { errors: [{ path: 'currentPassword', msg: 'Password lama salah.' }] })
  }
  await forgiveLogin(db, email, attempt)

  const change = { password_hash: await hashNewPassword(newPassword, 'newPassword') }
  await transaction(db, async (tx) => {
    await akunRepository(tx).update(sesi.penggunaId, change)
    await sesiRepository(tx).closeOthers(sesi.penggunaId, sesi.tokenHash)
  })
}
