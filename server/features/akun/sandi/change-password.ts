import type { z } from 'zod'
import type { ChangePasswordBody } from '#contract/akun/forms.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { tautanEmailRepository } from '#server/features/akun/email/tautan-email.repository.ts'
import { beginGuess } from '#server/features/akun/sesi/guess.ts'
import { renewSesi } from '#server/features/akun/sesi/open-sesi.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import { queueSuratSandi } from '#server/features/akun/surat-akun.ts'
import type { Caller } from '#server/http/answer.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { hashNewPassword, refuseShort } from './password.ts'

/**
 * Changes the password of the session's account. Renews the session, ends all others, and cancels a pending change of the
 * account's address.
 * @returns the session's new token; the old one is refused
 * @throws VALIDATION_FAILED if it is the old one or too short for an administrator, PASSWORD_LAMA_SALAH,
 *   PASSWORD_TERLALU_UMUM, LOGIN_TERLALU_SERING
 */
export async function changePassword(
  deps: Deps,
  sesi: Sesi,
  { currentPassword, newPassword }: z.infer<typeof ChangePasswordBody>,
  caller: Caller,
): Promise<string> {
  const now = deps.clock()
  const { db, settings } = deps
  const pengguna = await akunRepository(db).getById(sesi.penggunaId)
  if (pengguna.role === 'admin') refuseShort(newPassword, 'newPassword')
  const guess = await beginGuess(deps, pengguna, sesi)
  if (!(await guess.password(currentPassword))) {
    throw new AppError('PASSWORD_LAMA_SALAH', {
      errors: [{ path: 'currentPassword', msg: 'Kata sandi lama salah. Coba lagi.' }],
    })
  }
  await guess.succeed()
  if (newPassword === currentPassword) {
    const msg = 'Kata sandi baru sama dengan yang lama. Pilih kata sandi lain.'
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'newPassword', msg }] })
  }

  const change = { password_hash: await hashNewPassword(deps, `akun ${sesi.penggunaId}`, newPassword, 'newPassword') }
  const handOver = await transaction(db, async (tx) => {
    const pemilik = await akunRepository(tx).update(sesi.penggunaId, change)
    await tautanEmailRepository(tx).endNewEmail(sesi.penggunaId, pemilik.email)
    await queueSuratSandi(tx, settings, pemilik, now)
    await sesiRepository(tx).setLongSandi(sesi.tokenHash)
    return renewSesi(tx, deps, sesi, caller)
  })
  return handOver()
}
