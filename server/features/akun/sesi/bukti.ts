import type { z } from 'zod'
import type { BuktiBody } from '#contract/akun/keamanan-admin.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { hasKode, WRONG_KODE } from '#server/features/akun/dua-langkah/take-kode.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { beginGuess } from './guess.ts'
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
  const guess = await beginGuess(deps, await akunRepository(db).getById(penggunaId), sesi)
  const isRight = kode
    ? (await hasKode(deps, penggunaId)) && (await guess.kode(kode))
    : await guess.password(password ?? '')
  if (!isRight) {
    const msg = kode ? WRONG_KODE : 'Kata sandi salah. Coba lagi.'
    throw new AppError('BUKTI_SALAH', { errors: [{ path: kode ? 'kode' : 'password', msg }] })
  }
  await guess.succeed()
  await sesiRepository(db).prove(tokenHash, clock())
}
