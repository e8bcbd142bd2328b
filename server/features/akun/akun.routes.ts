import {
  changePassword,
  deleteProfileGambar,
  getPilihanNotifikasi,
  getProfile,
  getProfileGambar,
  login,
  logout,
  type Pengguna,
  register,
  updatePilihanNotifikasi,
  updateProfile,
  uploadProfileGambar,
} from '#contract/akun/endpoints.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { akunRepository, toPengguna } from './akun.repository.ts'
import { changePassword as setPassword } from './change-password.ts'
import { fotoProfil } from './foto-profil.ts'
import { login as openSesi } from './login.ts'
import { hashNewPassword } from './password.ts'
import { pilihanNotifikasiRepository } from './pilihan-notifikasi.repository.ts'
import { sesiRepository } from './sesi.repository.ts'

export function akunRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps
  const akun = akunRepository(db)
  const foto = fotoProfil(deps)
  const pilihan = pilihanNotifikasiRepository(db)

  api.publik(register, async ({ body }) => {
    const { password, ...identity } = body
    // Looked at before the hash is made, which takes more than all the rest.
    if (await akun.findByEmail(identity.email)) throw emailTaken()
    const row = await akun.insert({
      ...identity,
      password_hash: await hashNewPassword(password),
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

  api.pelanggan(uploadProfileGambar, async ({ sesi, body }) => {
    const gambar = await foto.put(sesi.penggunaId, await body.gambar.bytes())
    return { message: 'Foto profil telah diperbarui.', gambar, data: { gambar } }
  })

  api.pelanggan(deleteProfileGambar, async ({ sesi }) => {
    await foto.remove(sesi.penggunaId)
    return { message: 'Foto profil telah dihapus.' }
  })

  api.gambar(getProfileGambar, ({ params }) => foto.get(params.gambar))

  api.pelanggan(changePassword, async ({ sesi, body, ip }) => {
    await setPassword(db, sesi, body, ip, clock())
    return { message: 'Password berhasil diubah' }
  })

  api.pelanggan(getPilihanNotifikasi, ({ sesi }) => pilihan.get(sesi.penggunaId))

  api.pelanggan(updatePilihanNotifikasi, async ({ sesi, body }) => {
    await pilihan.put(sesi.penggunaId, body)
    return { message: 'Pengaturan notifikasi berhasil disimpan', ...body }
  })
}

/** `user` and top-level copies: the specification can be read either way. */
const profile = (user: Pengguna) => ({ ...user, user })

const emailTaken = () => new AppError('EMAIL_TERDAFTAR', { errors: [{ path: 'email', msg: 'Email sudah terdaftar' }] })
