import { getBerandaAdmin, updateBeranda, uploadGambarBeranda } from '#contract/beranda/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { berandaRepository } from './beranda.repository.ts'
import { uploadGambarBeranda as upload } from './gambar-beranda.ts'
import { updateBeranda as update } from './update-beranda.ts'

export function berandaAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(getBerandaAdmin, () => berandaRepository(deps.db).readAdmin())
  api.admin(updateBeranda, async ({ sesi, body }) => ({
    message: 'Beranda berhasil disimpan',
    ...(await update(deps, sesi, body)),
  }))
  api.admin(uploadGambarBeranda, ({ body }) => upload(deps, body.gambar))
}
