import type { Pengguna } from '#contract/akun/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { JenisSesi } from '#server/db/schema.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { akunRepository, toPengguna } from './akun.repository.ts'
import { countLoginAttempt, forgiveLogin, takeBackLogin } from './login-limit.ts'
import { verifyPassword } from './password.ts'
import { sesiRepository } from './sesi.repository.ts'

/**
 * Opens a session for an e-mail and its password.
 * @throws LOGIN_SALAH for a wrong password and for an unknown e-mail alike, and at the back office's door for an account
 *   that is no administrator; LOGIN_TERLALU_SERING, TERLALU_RAMAI
 */
export async function login(
  db: Db,
  { email, password }: { email: string; password: string },
  ip: string,
  now: Date,
  jenis: JenisSesi = 'toko',
): Promise<{ token: string; user: Pengguna }> {
  const attempt = await countLoginAttempt(db, email, ip, now)
  const pengguna = await akunRepository(db).findByEmail(email)
  const isRight = await verifyPassword(pengguna?.password_hash, password).catch(async (error: unknown) => {
    // Nobody looked at this password: it was no wrong one.
    await takeBackLogin(db, attempt)
    throw error
  })
  const mayEnter = jenis === 'toko' || pengguna?.role === 'admin'
  if (!pengguna || !isRight || !mayEnter) throw new AppError('LOGIN_SALAH')

  await forgiveLogin(db, email, attempt)
  const token = await sesiRepository(db).open(pengguna.pengguna_id, now, jenis)
  return { token, user: toPengguna(pengguna) }
}
