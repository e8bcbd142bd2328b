import type { ArtikelUtuh } from '#contract/konten/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { kaitanRepository } from '#server/features/kaitan/kaitan.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { type ArtikelBaca, artikelRepository, type Pandangan } from './artikel.repository.ts'

/** Returns an article with its related products. @throws ARTIKEL_TIDAK_ADA if it does not exist or is not visible */
export async function readArtikel(db: Db, artikelId: number, pandangan: Pandangan): Promise<ArtikelUtuh> {
  const artikel = await artikelRepository(db).find(artikelId, pandangan)
  if (!artikel) throw new AppError('ARTIKEL_TIDAK_ADA')
  return denganProduk(db, artikel, pandangan === 'semua')
}

/** @param semua true to include products that are not on sale */
export async function denganProduk(db: Db | Tx, artikel: ArtikelBaca, semua: boolean): Promise<ArtikelUtuh> {
  return { ...artikel, ...(await kaitanRepository(db).dipilih(artikel.produkIds, artikel.penyakit, semua)) }
}
