import {
  assignTitipan,
  disownTitipan,
  getTitipan,
  listTitipan,
  refundTitipan,
  type Titipan,
} from '#contract/pembayaran/titipan-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { returnChoices } from '#server/midtrans/return-method.ts'
import { attachTitipan } from './attach-titipan.ts'
import { markForeign, remainingTitipan, returnTitipan } from './return-titipan.ts'
import { titipanRepository, toSummary } from './titipan.repository.ts'

export function titipanAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listTitipan, ({ query }) => titipanRepository(deps.db).list(query))
  api.admin(getTitipan, ({ params }) => readTitipan(deps, params.titipanId))
  api.admin(assignTitipan, async ({ sesi, params, body }) => ({
    message: await attachTitipan(deps, sesi, params.titipanId, body),
    status: 'dipasangkan' as const,
  }))
  api.admin(refundTitipan, ({ sesi, params, body }) => returnTitipan(deps, sesi, params.titipanId, body))
  api.admin(disownTitipan, async ({ sesi, params, body }) => {
    await markForeign(deps, sesi, params.titipanId, body.alasan)
    return { message: 'Uang titipan dicatat bukan milik toko ini', status: 'bukan milik toko' as const }
  })
}

/** @throws TITIPAN_TIDAK_ADA */
async function readTitipan({ db }: Deps, titipanId: number): Promise<Titipan> {
  const titipan = titipanRepository(db)
  const row = await titipan.find(titipanId)
  if (!row) throw new AppError('TITIPAN_TIDAK_ADA')
  const isPending = row.status === 'menunggu'
  // A refund with an unknown result can only be repeated by the provider, not as a manual transfer.
  const remaining = isPending || row.status === 'belum pasti' ? remainingTitipan(row) : 0
  const { transaction_status, dikembalikan, alasan, bukti, keterangan, pembayaran_id } = row
  return {
    ...toSummary(row),
    transaction_status,
    dikembalikan,
    sisa: remaining,
    pilihan_kembali: returnChoices(row, remaining).filter(({ cara }) => isPending || cara !== 'manual'),
    alasan,
    bukti,
    keterangan,
    pesanan: pembayaran_id === null ? null : ((await titipan.findPesanan(pembayaran_id)) ?? null),
    calon: isPending ? await titipan.listCandidates(row) : [],
  }
}
