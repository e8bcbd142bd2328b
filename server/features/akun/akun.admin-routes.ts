import { getAdmin, loginAdmin, logoutAdmin } from '#contract/akun/admin.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { CLEAR_CACHE } from '#server/http/clear-cache.ts'
import { cookiesOf } from '#server/http/cookies.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { akunRepository, toPengguna } from './akun.repository.ts'
import { findMandatory } from './dua-langkah/dua-langkah.ts'
import { logInAdmin } from './sesi/login-admin.ts'
import { sesiRepository } from './sesi/sesi.repository.ts'

export function akunAdminRoutes(api: Endpoints, deps: Deps): void {
  const { db, settings } = deps

  api.public(loginAdmin, async ({ body, ...caller }) => {
    const opened = await logInAdmin(deps, body, caller)
    recordKejadian(deps, { jenis: 'login', keterangan: 'Admin toko', penggunaId: opened.user.id, dari: caller })
    return { message: 'Login berhasil', ...opened }
  })

  api.admin(logoutAdmin, async ({ sesi, setHeader }) => {
    await sesiRepository(db).close(sesi.tokenHash)
    setHeader('set-cookie', cookiesOf(settings.publicUrl).forget('kantor'))
    setHeader(...CLEAR_CACHE)
    return { status: 'success' as const, message: 'Anda telah keluar.' }
  })

  api.admin(getAdmin, async ({ sesi }) => ({
    ...toPengguna(await akunRepository(db).getById(sesi.penggunaId)),
    peran: [...sesi.peran],
    wajib: await findMandatory(deps, sesi),
  }))
}
