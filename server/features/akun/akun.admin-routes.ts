import { getAdmin, loginAdmin, logoutAdmin } from '#contract/akun/office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { kantorCookie } from '#server/http/session.ts'
import { akunRepository, toPengguna } from './akun.repository.ts'
import { login } from './login.ts'
import { SESI_DAYS, sesiRepository } from './sesi.repository.ts'

const COOKIE_SECONDS = SESI_DAYS.kantor * 86_400

export function akunAdminRoutes(api: Endpoints, { db, clock, settings }: Deps): void {
  const isSecure = settings.publicUrl.startsWith('https:')

  api.publik(loginAdmin, async ({ body, ip, setHeader }) => {
    const opened = await login(db, body, ip, clock(), 'kantor')
    setHeader('set-cookie', kantorCookie(opened.token, COOKIE_SECONDS, isSecure))
    return { message: 'Login berhasil', ...opened }
  })

  api.admin(logoutAdmin, async ({ sesi, setHeader }) => {
    await sesiRepository(db).close(sesi.tokenHash)
    setHeader('set-cookie', kantorCookie('', 0, isSecure))
    return { status: 'success' as const, message: 'Anda telah keluar.' }
  })

  api.admin(getAdmin, async ({ sesi }) => toPengguna(await akunRepository(db).getById(sesi.penggunaId)))
}
