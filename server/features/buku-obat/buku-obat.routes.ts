import {
  exportBukuObat,
  hitungAmanPanen,
  jawabAmanPanen,
  listProdukDibeli,
  selarasBukuObat,
} from '#contract/buku-obat/endpoints.ts'
import { tanggalWib } from '#contract/wib.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { exportBuku } from './export-buku.ts'
import { produkDikenal } from './produk-dibeli.repository.ts'
import { selaras } from './selaras.ts'

export function bukuObatRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps

  api.pelanggan(selarasBukuObat, ({ sesi, body }) => selaras(deps, sesi.penggunaId, body))
  api.pelanggan(listProdukDibeli, ({ sesi }) => produkDikenal(db, sesi.penggunaId))
  api.berkas(exportBukuObat, ({ sesi, query }) => exportBuku(deps, sesi.penggunaId, query.keramba))
  api.publik(hitungAmanPanen, async ({ query: { pengobatan, hari } }) =>
    jawabAmanPanen(pengobatan, hari ?? tanggalWib(clock()), await produkDikenal(db, null)),
  )
}
