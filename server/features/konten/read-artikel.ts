import type { FullArtikel } from '#contract/konten/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { kaitanRepository } from '#server/features/kaitan/kaitan.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { artikelRepository, type ReadArtikel, type View } from './artikel.repository.ts'

/** Returns an article with its related products. @throws ARTIKEL_TIDAK_ADA if it does not exist or is not visible */
export async function readArtikel(db: Db, artikelId: number, view: View): Promise<FullArtikel> {
  const artikel = await artikelRepository(db).find(artikelId, view)
  if (!artikel) throw new AppError('ARTIKEL_TIDAK_ADA')
  return withProduk(db, artikel, view === 'semua')
}

/** @param isComplete true to include products that are not on sale */
export async function withProduk(db: Db | Tx, artikel: ReadArtikel, isComplete: boolean): Promise<FullArtikel> {
  return { ...artikel, ...(await kaitanRepository(db).selected(artikel.produkIds, artikel.penyakit, isComplete)) }
}
