import { destroyKarantina, listKarantina, releaseKarantina } from '#contract/karantina/admin.ts'
import {
  cancelRecall,
  exportPenerima,
  getPenarikan,
  listNumberedLot,
  listPenerima,
  notifyPenerima,
  recallLot,
} from '#contract/karantina/recall-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { decideKarantina } from './decide-karantina.ts'
import { exportPenerimaCsv } from './export-penerima.ts'
import { karantinaRepository } from './karantina.repository.ts'
import * as kabar from './notify-penerima.ts'
import { penarikanRepository, type RecalledLot, toLot } from './penarikan.repository.ts'
import * as recall from './recall-lot.ts'

export function karantinaAdminRoutes(api: Endpoints, deps: Deps): void {
  const karantina = karantinaRepository(deps)
  const penarikan = penarikanRepository(deps.db)
  const find = async (lotId: number): Promise<RecalledLot> => {
    const lot = await penarikan.find(lotId)
    if (!lot) throw new AppError('LOT_TIDAK_ADA')
    return lot
  }

  api.admin(listKarantina, ({ query }) => karantina.list(query))
  api.admin(releaseKarantina, async ({ sesi, params, body }) => ({
    message: 'Barangnya bisa dijual lagi',
    sisih: await decideKarantina(deps, sesi, params.lotId, 'layak', body),
  }))
  api.admin(destroyKarantina, async ({ sesi, params, body }) => ({
    message: 'Pemusnahan sudah dicatat',
    sisih: await decideKarantina(deps, sesi, params.lotId, 'musnah', body),
  }))

  api.admin(listNumberedLot, ({ query: { q, page, limit } }) => penarikan.list(q, page, limit))
  api.admin(getPenarikan, async ({ params }) => {
    const lot = await find(params.lotId)
    return { ...toLot(lot), ...(await penarikan.sum(lot)) }
  })
  api.admin(listPenerima, async ({ query: { lotId, page, limit, ...filter } }) =>
    penarikan.listPenerima(await find(lotId), filter, page, limit),
  )
  api.berkas(exportPenerima, ({ sesi, query: { lotId, ...filter }, ...source }) => {
    const remark = `Penerima lot ${lotId}`
    recordKejadian(deps, { jenis: 'ekspor-orang', keterangan: remark, penggunaId: sesi.penggunaId, dari: source })
    return exportPenerimaCsv(deps, () => find(lotId), filter)
  })
  api.admin(recallLot, async ({ sesi, params, body }) => {
    await recall.recallLot(deps, sesi, params.lotId, body.alasan)
    return { message: 'Lot sudah ditarik dari peredaran. Sisanya disisihkan.' }
  })
  api.admin(cancelRecall, async ({ sesi, params, body }) => {
    await recall.cancelRecall(deps, sesi, params.lotId, body.alasan)
    return { message: 'Penarikan dibatalkan. Barangnya masih di karantina.' }
  })
  api.admin(notifyPenerima, async ({ sesi, params }) => {
    const result = await kabar.notifyPenerima(deps, sesi, params.lotId)
    const message =
      result.ditulis > 0
        ? `${formatGrouped(result.ditulis)} email dikirim`
        : 'Semua penerima yang punya email sudah dikirimi email'
    return { message, ...result }
  })
}
