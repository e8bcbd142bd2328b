import {
  checkSetoran,
  exportPembukuan,
  getKeuangan,
  getSetoran,
  importSetoran,
  listBelumDisetor,
  listSetoran,
} from '#contract/keuangan/admin.ts'
import { midnightWib } from '#contract/wib.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { checkSetoran as check, readSetoran } from './check-setoran.ts'
import { exportBuku } from './export-pembukuan.ts'
import * as impor from './import-setoran.ts'
import { keuanganRepository } from './keuangan.repository.ts'
import { hariOf, rentangOf } from './rentang.ts'
import { setoranRepository } from './setoran.repository.ts'

export function keuanganAdminRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps
  const keuangan = keuanganRepository(db)

  api.admin(getKeuangan, async ({ query }) => {
    const now = clock()
    const rentang = rentangOf(query, now)
    const [kemarin, hariIni, besok] = [1, 0, -1].map((hari) => midnightWib(now, hari)) as [Date, Date, Date]
    // Sequential queries: orders need the other connections.
    return {
      ...hariOf(rentang),
      hariIni: await keuangan.angka({ dari: hariIni, sampai: besok }),
      kemarin: await keuangan.angka({ dari: kemarin, sampai: hariIni }),
      periode: await keuangan.angka(rentang),
      metode: await keuangan.metode(rentang),
      ...(await keuangan.menunggu(now)),
      ...(await keuangan.setoran(rentang)),
    }
  })
  api.berkas(exportPembukuan, ({ sesi, query, ...dari }) => {
    recordKejadian(deps, { jenis: 'ekspor-orang', keterangan: 'Pembukuan', penggunaId: sesi.penggunaId, dari })
    return exportBuku(deps, query)
  })
  api.admin(importSetoran, ({ sesi, body }) => impor.importSetoran(deps, sesi, body))
  api.admin(listSetoran, ({ query }) => setoranRepository(db).list(query))
  api.admin(getSetoran, ({ params }) => readSetoran(db, params.setoranId))
  api.admin(checkSetoran, async ({ sesi, params, body }) => ({
    message: 'Setoran berhasil ditandai',
    ...(await check(deps, sesi, params.setoranId, body)),
  }))
  api.admin(listBelumDisetor, ({ query }) =>
    keuangan.listBelum(rentangOf(query, clock()), clock(), query.page, query.limit, query.q),
  )
}
