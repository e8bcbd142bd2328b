import { getKaitanPenyakit } from '#contract/kaitan/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { kaitanRepository } from './kaitan.repository.ts'

export function kaitanRoutes(api: Endpoints, { db, clock }: Deps): void {
  api.public(getKaitanPenyakit, ({ params }) => kaitanRepository(db).ofPenyakit(params.kode, clock()))
}
