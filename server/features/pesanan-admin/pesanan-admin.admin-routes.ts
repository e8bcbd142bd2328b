import {
  countPesanan,
  exportPesanan,
  findPesanan,
  getPesananAdmin,
  listPesanan,
  refreshPesanan,
} from '#contract/pesanan-admin/admin.ts'
import { addCatatan, deleteCatatan, listPenanda, updatePenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { listHeld } from '#contract/pesanan-admin/held-admin.ts'
import { deleteTampilan, listTampilan, saveTampilan } from '#contract/pesanan-admin/tampilan-admin.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { catatanRepository } from '#server/features/pesanan/catatan.repository.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as catatan from './catatan-pesanan.ts'
import { exportCsv } from './export-pesanan.ts'
import { listHeldStok } from './held.repository.ts'
import { pesananListRepository } from './pesanan-list.repository.ts'
import { readPesananAdmin } from './read-pesanan-admin.ts'
import { tampilanRepository } from './tampilan.repository.ts'

export function pesananAdminAdminRoutes(api: Endpoints, deps: Deps): void {
  const list = pesananListRepository(deps)

  api.admin(listPesanan, ({ query }) => list.list(query))
  api.admin(refreshPesanan, ({ query }) => list.list(query))
  api.admin(countPesanan, ({ query }) => list.count(query.jenis))
  api.admin(findPesanan, ({ query }) => list.findPlaces(query.q))
  api.admin(listHeld, ({ query }) => listHeldStok(deps.db, query))
  api.berkas(exportPesanan, ({ sesi, query, ...from }) => {
    recordKejadian(deps, {
      jenis: 'ekspor-orang',
      keterangan: 'Daftar pesanan',
      penggunaId: sesi.penggunaId,
      dari: from,
    })
    return exportCsv(deps, query)
  })
  api.admin(getPesananAdmin, ({ params }) => readPesananAdmin(deps, params.orderId))
  api.admin(listPenanda, () => catatanRepository(deps.db).listPenanda())
  api.admin(updatePenanda, async ({ sesi, params, body }) => ({
    penanda: await catatan.updatePenanda(deps, sesi, params.orderId, body),
    message: 'Penanda tersimpan',
  }))
  api.admin(addCatatan, async ({ sesi, params, body }) => ({
    catatanId: await catatan.addCatatan(deps, sesi, params.orderId, body),
    message: 'Catatan tersimpan',
  }))
  api.admin(deleteCatatan, async ({ sesi, params }) => {
    await catatan.deleteCatatan(deps, sesi, params.orderId, params.catatanId)
    return { message: 'Catatan dihapus' }
  })
  api.admin(listTampilan, ({ sesi }) => tampilanRepository(deps.db, sesi.penggunaId).list())
  api.admin(saveTampilan, async ({ sesi, body }) => {
    await tampilanRepository(deps.db, sesi.penggunaId).save(body)
    return { message: 'Tampilan tersimpan' }
  })
  api.admin(deleteTampilan, async ({ sesi, params }) => {
    await tampilanRepository(deps.db, sesi.penggunaId).remove(params.tampilanId)
    return { message: 'Tampilan dihapus' }
  })
}
