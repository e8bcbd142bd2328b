import { defaultOf, type FieldValues, fillTemplat, type KodeTemplat, type Tulisan } from '#contract/templat/templat.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { templatRepository } from './templat.repository.ts'

/** Writes mails of one kind, from the owner's text or the default. */
export type Writer = (value: FieldValues) => { subjek: string; teks: string }

/**
 * @param toko name of the shop
 * @param tulisan the owner's text, if any
 */
export function writerOf(kode: KodeTemplat, toko: string, tulisan: Tulisan | null | undefined): Writer {
  const { subjek, isi } = tulisan ?? defaultOf(kode)
  return (value) => ({
    subjek: fillTemplat(subjek, { toko, ...value }),
    teks: `${fillTemplat(isi, { toko, ...value })}\n`,
  })
}

/** Returns the writer with the text that is stored now. */
export async function writer(db: Db | Tx, kode: KodeTemplat): Promise<Writer> {
  const { nama_toko, tulisan } = await templatRepository(db).read(kode)
  return writerOf(kode, nama_toko, tulisan)
}
