import { getPengaturan, updatePengaturan } from '#contract/pengaturan/admin.ts'
import { uploadLogo } from '#contract/pengaturan/logo-admin.ts'
import { closeReadiness, getShopReadiness } from '#contract/pengaturan/readiness-admin.ts'
import { getRekening } from '#contract/pengaturan/rekening-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as logo from './logo.ts'
import * as manage from './manage-pengaturan.ts'
import { pengaturanRepository } from './pengaturan.repository.ts'

export function pengaturanAdminRoutes(api: Endpoints, deps: Deps, features: readonly Feature[]): void {
  api.admin(getPengaturan, () => pengaturanRepository(deps.db).read())
  api.admin(updatePengaturan, async ({ sesi, body }) => ({
    message: 'Pengaturan toko berhasil disimpan',
    ...(await manage.updatePengaturan(deps, sesi, body)),
  }))

  api.admin(uploadLogo, ({ body }) => logo.uploadLogo(deps, body.logo))
  api.admin(getRekening, () => pengaturanRepository(deps.db).readRekening())

  const langkah = features.flatMap(({ readiness = {} }) => Object.entries(readiness))
  api.admin(getShopReadiness, async () => {
    const finished = await Promise.all(langkah.map(async ([name, isDone]) => [name, await isDone(deps)] as const))
    return { langkah: Object.fromEntries(finished), ditutup: await pengaturanRepository(deps.db).isReadinessClosed() }
  })
  api.admin(closeReadiness, async ({ body }) => {
    await pengaturanRepository(deps.db).setReadinessClosed(body.ditutup)
    return body
  })
}
