import { DIREKTORI_REVIEWED, MINISTRY_CENTERS, PROVINSI } from '#content/direktori.ts'
import { getDirektori } from '#contract/direktori/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { direktoriRepository } from './direktori.repository.ts'

export function direktoriRoutes(api: Endpoints, { db }: Deps): void {
  api.public(getDirektori, async () => {
    const kantor = await direktoriRepository(db).list()
    return {
      ditinjau: DIREKTORI_REVIEWED,
      provinsi: PROVINSI.map((provinsi) => ({
        ...provinsi,
        kontak: kantor.filter((one) => one.provinsi === provinsi.kode),
      })),
      balai: MINISTRY_CENTERS.map(({ kode }) => kode),
    }
  })
}
