import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { produkDosisRepository } from './produk-dosis.repository.ts'

/** Returns a product that may be computed. @throws PRODUK_TIDAK_ADA, DOSIS_RESEP */
export async function findForDosis(
  produk: ReturnType<typeof produkDosisRepository>,
  produkId: number | undefined,
): Promise<ProdukDosis> {
  const found = await produk.find(produkId ?? 0)
  if (!found) throw new AppError('PRODUK_TIDAK_ADA')
  if (found.resep) throw new AppError('DOSIS_RESEP', { rincian: { nama: found.nama } })
  return found
}
