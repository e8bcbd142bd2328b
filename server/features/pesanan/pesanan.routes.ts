import { getPengiriman, listPengiriman, listRiwayat } from '#contract/pesanan/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { pesananRepository } from './pesanan.repository.ts'
import { pengirimanRepository } from '#server/features/pengiriman/pengiriman.repository.ts'

export function pesananRoutes(api: Endpoints, { db }: Deps): void {
  const pengiriman = pengirimanRepository(db)

  api.publik(listPengiriman, async () => ({ data: await pengiriman.list() }))

  api.publik(getPengiriman, async ({ params }) => {
    const found = await pengiriman.find(params.shippingId)
    if (!found) throw new AppError('PENGIRIMAN_TIDAK_ADA')
    return { ...found, data: found }
  })

  api.pelanggan(listRiwayat, async ({ sesi, query: { page, limit } }) => {
    const { data, total } = await pesananRepository(db).listRiwayat(sesi.penggunaId, page, limit)
    return { data, page, total, totalPages: Math.ceil(total / limit) }
  })
}
