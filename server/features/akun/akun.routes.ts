import {
  changePassword,
  deleteProfileGambar,
  getNotifikasiChoices,
  getProfile,
  getProfileGambar,
  login,
  logout,
  type Profile,
  register,
  updateNotifikasiChoices,
  updateProfile,
  uploadProfileGambar,
} from '#contract/akun/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { CLEAR_CACHE } from '#server/http/clear-cache.ts'
import { cookiesOf } from '#server/http/cookies.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { toPengguna } from './akun.repository.ts'
import { notifikasiChoicesRepository } from './notifikasi-choices.repository.ts'
import { changeProfile, readProfile } from './profile.ts'
import { profileFoto } from './profile-foto.ts'
import { register as createFrom } from './register.ts'
import { changePassword as setPassword } from './sandi/change-password.ts'
import { login as openSesi } from './sesi/login.ts'
import { sesiRepository } from './sesi/sesi.repository.ts'

export function akunRoutes(api: Endpoints, deps: Deps): void {
  const { db, settings } = deps
  const foto = profileFoto(deps)
  const pilihan = notifikasiChoicesRepository(db)

  api.public(register, async ({ body, ip }) => {
    const row = await createFrom(deps, body, ip)
    return { message: 'Selamat, akun Anda telah dibuat!', user: toPengguna(row) }
  })

  api.public(login, async ({ body, ...caller }) => {
    const opened = await openSesi(deps, body, caller)
    recordKejadian(deps, { jenis: 'login', keterangan: 'Toko', penggunaId: opened.user.id, dari: caller })
    return { message: 'Login berhasil', ...opened }
  })

  api.pelanggan(logout, async ({ sesi, setHeader }) => {
    await sesiRepository(db).close(sesi.tokenHash)
    setHeader('set-cookie', cookiesOf(settings.publicUrl).forget('sesi'))
    setHeader(...CLEAR_CACHE)
    return { status: 'success' as const, message: 'Anda telah keluar.' }
  })

  api.pelanggan(getProfile, async ({ sesi }) => profile(await readProfile(deps, sesi.penggunaId)))

  api.pelanggan(updateProfile, async ({ sesi, body }) => {
    await changeProfile(deps, sesi.penggunaId, body)
    return { message: 'Profil berhasil diperbarui', ...profile(await readProfile(deps, sesi.penggunaId)) }
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

  api.pelanggan(changePassword, async ({ sesi, body, ...caller }) => {
    const token = await setPassword(deps, sesi, body, caller)
    recordKejadian(deps, { jenis: 'kata-sandi', keterangan: 'Diganti', penggunaId: sesi.penggunaId, dari: caller })
    return { message: 'Kata sandi berhasil diubah', token }
  })

  api.pelanggan(getNotifikasiChoices, ({ sesi }) => pilihan.get(sesi.penggunaId))

  api.pelanggan(updateNotifikasiChoices, async ({ sesi, body }) => {
    await pilihan.put(sesi.penggunaId, body)
    return { message: 'Pengaturan notifikasi berhasil disimpan', ...(await pilihan.get(sesi.penggunaId)) }
  })
}

/** Returns `user` and copies its fields to the top level: the specification can be read either way. */
const profile = (user: Profile) => ({ ...user, user })
