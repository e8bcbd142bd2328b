import { destroyKarantina, listKarantina, releaseKarantina } from '#contract/karantina/admin.ts'
import {
  batalkanTarik,
  exportPenerima,
  getPenarikan,
  kabariPenerima,
  listLotBernomor,
  listPenerima,
  tarikLot,
} from '#contract/karantina/tarik-admin.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { exportPenerimaCsv } from './export-penerima.ts'
import * as kabar from './kabari-penerima.ts'
import { karantinaRepository } from './karantina.repository.ts'
import { type LotDitarik, penarikanRepository, toLot } from './penarikan.repository.ts'
import { putuskanKarantina } from './putuskan-karantina.ts'
import * as tarik from './tarik-lot.ts'

export function karantinaAdminRoutes(api: Endpoints, deps: Deps): void {
  const karantina = karantinaRepository(deps)
  const penarikan = penarikanRepository(deps.db)
  const find = async (lotId: number): Promise<LotDitarik> => {
    const lot = await penarikan.find(lotId)
    if (!lot) throw new AppError('LOT_TIDAK_ADA')
    return lot
  }

  api.admin(listKarantina, ({ query }) => karantina.list(query))
  api.admin(releaseKarantina, async ({ sesi, params, body }) => ({
    message: 'Barangnya bisa dijual lagi',
    sisih: await putuskanKarantina(deps, sesi, params.lotId, 'layak', body),
  }))
  api.admin(destroyKarantina, async ({ sesi, params, body }) => ({
    message: 'Pemusnahan sudah dicatat',
    sisih: await putuskanKarantina(deps, sesi, params.lotId, 'musnah', body),
  }))

  api.admin(listLotBernomor, ({ query: { q, page, limit } }) => penarikan.list(q, page, limit))
  api.admin(getPenarikan, async ({ params }) => {
    const lot = await find(params.lotId)
    return { ...toLot(lot), ...(await penarikan.sum(lot)) }
  })
  api.admin(listPenerima, async ({ query: { lotId, page, limit, ...saringan } }) =>
    penarikan.listPenerima(await find(lotId), saringan, page, limit),
  )
  api.berkas(exportPenerima, ({ sesi, query: { lotId, ...saringan }, ...dari }) => {
    const keterangan = `Penerima lot ${lotId}`
    recordKejadian(deps, { jenis: 'ekspor-orang', keterangan, penggunaId: sesi.penggunaId, dari })
    return exportPenerimaCsv(deps, () => find(lotId), saringan)
  })
  api.admin(tarikLot, async ({ sesi, params, body }) => {
    await tarik.tarikLot(deps, sesi, params.lotId, body.alasan)
    return { message: 'Lot sudah ditarik dari peredaran. Sisanya disisihkan.' }
  })
  api.admin(batalkanTarik, async ({ sesi, params, body }) => {
    await tarik.batalkanTarik(deps, sesi, params.lotId, body.alasan)
    return { message: 'Penarikan dibatalkan. Barangnya masih di karantina.' }
  })
  api.admin(kabariPenerima, async ({ sesi, params }) => {
    const hasil = await kabar.kabariPenerima(deps, sesi, params.lotId)
    const message =
      hasil.ditulis > 0
        ? `${formatAngka(hasil.ditulis)} email dikirim`
        : 'Semua penerima yang punya email sudah dikirimi email'
    return { message, ...hasil }
  })
}
