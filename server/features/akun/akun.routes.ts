import { getProfile, login, logout, type Pengguna, register, updateProfile } from '#contract/akun.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { akunRepository, toPengguna } from './akun.repository.ts'
import { login as openSesi } from './login.ts'
import { hashPassword } from './password.ts'
import { sesiRepository } from './sesi.repository.ts'

export function akunRoutes(api: Endpoints, { db, clock }: Deps): void {
  const akun = akunRepository(db)

  api.publik(register, async ({ body }) => {
    const { password, ...identity } = body
    const row = await akun.insert({
      ...identity,
      password_hash: await hashPassword(password),
      role: 'user',
      dibuat: clock(),
    })
    if (!row) throw emailTaken()
    return { message: 'Selamat, akun Anda telah dibuat!', user: toPengguna(row) }
  })

  api.publik(login, async ({ body, ip }) => ({ message: 'Login berhasil', ...(await openSesi(db, body, ip, clock())) }))

  api.pelanggan(logout, async ({ sesi }) => {
    await sesiRepository(db).close(sesi.tokenHash)
    return { status: 'success' as const, message: 'Anda telah keluar.' }
  })

  api.pelanggan(getProfile, async ({ sesi }) => profile(toPengguna(await akun.getById(sesi.penggunaId))))

  api.pelanggan(updateProfile, async ({ sesi, body }) => {
    const row = await akun.update(sesi.penggunaId, body).catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error
    })
    return { message: 'Profil berhasil diperbarui', ...profile(toPengguna(row)) }
  })
}

/** `user` and top-level copies: the specification can be read either way. */
const profile = (user: Pengguna) => ({ ...user, user })

const emailTaken = () => new AppError('EMAIL_TERDAFTAR', { errors: [{ path: 'email', msg: 'Email sudah terdaftar' }] })
