import {
  checkSetoran,
  exportBookkeeping,
  getKeuangan,
  getSetoran,
  importSetoran,
  listFigureRows,
  listNotSettled,
  listSetoran,
} from '#contract/keuangan/admin.ts'
import { explainCocok, exportCocok, listCocok, listCocokRows } from '#contract/keuangan/cocok-admin.ts'
import { midnightWib } from '#contract/wib.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { addPenjelasan } from '#server/features/kesehatan/explain.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { checkSetoran as check, readSetoran } from './check-setoran.ts'
import { cocokRepository } from './cocok.repository.ts'
import { exportBuku } from './export-bookkeeping.ts'
import { exportCocokBerkas } from './export-cocok.ts'
import * as importCsv from './import-setoran.ts'
import { keuanganRepository } from './keuangan.repository.ts'
import { hariOf, rangeBefore, rangeOf } from './range.ts'
import { setoranRepository } from './setoran.repository.ts'

export function keuanganAdminRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps
  const keuangan = keuanganRepository(db)

  api.admin(getKeuangan, async ({ query }) => {
    const now = clock()
    const range = rangeOf(query, now)
    const [yesterday, today, tomorrow] = [1, 0, -1].map((hari) => midnightWib(now, hari)) as [Date, Date, Date]
    // Sequential queries: orders need the other connections.
    return {
      ...hariOf(range),
      hariIni: await keuangan.numbers({ dari: today, sampai: tomorrow }),
      kemarin: await keuangan.numbers({ dari: yesterday, sampai: today }),
      periode: await keuangan.numbers(range),
      sebelum: await keuangan.numbers(rangeBefore(range)),
      metode: await keuangan.metode(range),
      ...(await keuangan.menunggu(now)),
      ...(await keuangan.setoran(range)),
    }
  })
  api.admin(listFigureRows, ({ query }) => keuangan.listRows(query, rangeOf(query, clock())))
  api.berkas(exportBookkeeping, ({ sesi, query, ...from }) => {
    recordKejadian(deps, { jenis: 'ekspor-orang', keterangan: 'Pembukuan', penggunaId: sesi.penggunaId, dari: from })
    return exportBuku(deps, query)
  })
  api.admin(importSetoran, ({ sesi, body }) => importCsv.importSetoran(deps, sesi, body))
  api.admin(listSetoran, ({ query }) => setoranRepository(db).list(query))
  api.admin(getSetoran, ({ params }) => readSetoran(db, params.setoranId))
  api.admin(checkSetoran, async ({ sesi, params, body }) => ({
    message: 'Setoran berhasil ditandai',
    ...(await check(deps, sesi, params.setoranId, body)),
  }))
  api.admin(listCocok, ({ query }) => cocokRepository(db).listDays(query, rangeOf(query, clock())))
  api.admin(listCocokRows, ({ query }) => cocokRepository(db).listRows(query))
  api.admin(explainCocok, async ({ sesi, params, body: { alasan, ...seen } }) => {
    const temuan = await cocokRepository(db).findDifference(params.pembayaranId, seen)
    if (!temuan) throw new AppError('TEMUAN_BERUBAH')
    const explained = { alasan, penggunaId: sesi.penggunaId, now: clock() }
    await transaction(db, (tx) => addPenjelasan(tx, temuan, explained))
    return { message: 'Perbedaan ditandai sudah dijelaskan' }
  })
  api.berkas(exportCocok, ({ query }) => exportCocokBerkas(deps, query))
  api.admin(listNotSettled, ({ query }) =>
    keuangan.listUnsettled(rangeOf(query, clock()), clock(), query.page, query.limit, query.q),
  )
}
