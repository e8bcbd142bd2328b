import { getToko } from '#contract/pengaturan/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { toko } from './identitas.ts'

export function pengaturanRoutes(api: Endpoints, { db }: Deps): void {
  api.publik(getToko, () => toko(db))
}
