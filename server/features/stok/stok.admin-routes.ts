import { listMutasiStok } from '#contract/stok/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { mutasiRepository } from './mutasi.repository.ts'

export function stokAdminRoutes(api: Endpoints, { db }: Deps): void {
  const mutasi = mutasiRepository(db)

  api.admin(listMutasiStok, async ({ query: { produkId, page, limit } }) => {
    const produk = await mutasi.stokOf(produkId)
    if (!produk) throw new AppError('PRODUK_TIDAK_ADA')
    return mutasi.list(produkId, produk.stok, page, limit)
  })
}
