import type { z } from 'zod'
import type { BuktiBody } from '#contract/akun/keamanan-admin.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { hasKode, takeKode } from '#server/features/akun/dua-langkah/dua-langkah.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { verifyAttempt } from './login.ts'
import { countLoginAttempt, forgiveLogin, sesiLimit } from './login-limit.ts'
import { sesiRepository } from './sesi.repository.ts'

/**
 * Confirms the session's user for a while, which allows the sensitive steps. Requires a code if the account has a second step,
 * else the password. A stolen password alone neither allows these steps nor switches the second step off.
 * @throws BUKTI_SALAH, LOGIN_TERLALU_SERING, TERLALU_RAMAI
 */
export async function prove(deps: Deps, sesi: Sesi, { password, kode }: z.output<typeof BuktiBody>): Promise<void> {
  const { db, clock } = deps
  const { penggunaId, tokenHash } = sesi
  if (!kode && sesi.isAdmin && (await hasKode(deps, penggunaId)))
    throw new AppError('BUKTI_SALAH', { errors: [{ path: 'kode', msg: 'Masukkan kode dua langkah.' }] })
  const limits = sesiLimit(sesi)
  const attempt = await countLoginAttempt(db, limits, clock())
  const { password_hash } = await akunRepository(db).getById(penggunaId)
  const isRight = kode
    ? (await hasKode(deps, penggunaId)) && (await takeKode(deps, penggunaId, kode))
    : await verifyAttempt(db, attempt, password_hash, password ?? '')
  if (!isRight) {
    const msg = kode ? 'Kode salah atau sudah pernah dipakai. Masukkan kode yang baru.' : 'Kata sandi salah. Coba lagi.'
    throw new AppError('BUKTI_SALAH', { errors: [{ path: kode ? 'kode' : 'password', msg }] })
  }
  await forgiveLogin(db, limits, attempt)
  await sesiRepository(db).prove(tokenHash, clock())
}
