import { getPengiriman, listPengiriman } from '#contract/pengiriman/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { pengirimanRepository } from './pengiriman.repository.ts'

export function pengirimanRoutes(api: Endpoints, { db, kurir }: Deps): void {
  const pengiriman = pengirimanRepository(db, kurir !== undefined)

  api.public(listPengiriman, async () => ({ data: await pengiriman.list() }))

  api.public(getPengiriman, async ({ params }) => {
    const found = await pengiriman.find(params.shippingId)
    if (!found) throw new AppError('PENGIRIMAN_TIDAK_ADA')
    return { ...found, data: found }
  })
}
