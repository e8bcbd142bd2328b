import { answerSafeHarvest } from '#contract/buku-obat/answer-safe-harvest.ts'
import { computeSafeHarvest, exportBukuObat, listBoughtProduk, syncBukuObat } from '#contract/buku-obat/endpoints.ts'
import { dateWib } from '#contract/wib.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { knownProduk } from './bought-produk.repository.ts'
import { exportBuku } from './export-buku.ts'
import { sync } from './sync.ts'

export function bukuObatRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps

  api.pelanggan(syncBukuObat, ({ sesi, body }) => sync(deps, sesi.penggunaId, body))
  api.pelanggan(listBoughtProduk, ({ sesi }) => knownProduk(db, sesi.penggunaId))
  api.berkas(exportBukuObat, ({ sesi, query }) => exportBuku(deps, sesi.penggunaId, query.keramba))
  api.public(computeSafeHarvest, async ({ query: { pengobatan, hari } }) =>
    answerSafeHarvest(pengobatan, hari ?? dateWib(clock()), await knownProduk(db, null)),
  )
}
