import type { z } from 'zod'
import type { ChangePasswordBody } from '#contract/akun/forms.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { tautanEmailRepository } from '#server/features/akun/email/tautan-email.repository.ts'
import { countLoginAttempt, forgiveLogin, sesiLimit } from '#server/features/akun/sesi/login-limit.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import { queueSuratSandi } from '#server/features/akun/surat-akun.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { hashNewPassword, refuseShort, verifyPassword } from './password.ts'

/**
 * Changes the password of the session's account. Ends its other sessions and cancels a pending change of its address. Wrong old
 * passwords are counted per session: an intruder at an open session gets few guesses and cannot lock the owner out elsewhere.
 * @throws VALIDATION_FAILED if it is the old one or too short for an administrator, PASSWORD_LAMA_SALAH,
 *   PASSWORD_TERLALU_UMUM, LOGIN_TERLALU_SERING
 */
export async function changePassword(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  sesi: Sesi,
  { currentPassword, newPassword }: z.infer<typeof ChangePasswordBody>,
  now: Date,
): Promise<void> {
  const { password_hash, role } = await akunRepository(db).getById(sesi.penggunaId)
  if (role === 'admin') refuseShort(newPassword, 'newPassword')
  const limits = sesiLimit(sesi)
  const attempt = await countLoginAttempt(db, limits, now)
  if (!(await verifyPassword(password_hash, currentPassword))) {
    throw new AppError('PASSWORD_LAMA_SALAH', {
      errors: [{ path: 'currentPassword', msg: 'Kata sandi lama salah. Coba lagi.' }],
    })
  }
  await forgiveLogin(db, limits, attempt)
  if (newPassword === currentPassword) {
    const msg = 'Kata sandi baru sama dengan yang lama. Pilih kata sandi lain.'
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'newPassword', msg }] })
  }

  const change = { password_hash: await hashNewPassword(newPassword, 'newPassword') }
  await transaction(db, async (tx) => {
    const pemilik = await akunRepository(tx).update(sesi.penggunaId, change)
    await sesiRepository(tx).closeOthers(sesi.penggunaId, sesi.tokenHash)
    await tautanEmailRepository(tx).endNewEmail(sesi.penggunaId, pemilik.email)
    await queueSuratSandi(tx, settings, pemilik, now)
    await sesiRepository(tx).setLongSandi(sesi.tokenHash)
  })
}
