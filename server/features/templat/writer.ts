import { defaultOf, type FieldValues, isiTemplat, type KodeTemplat, type Tulisan } from '#contract/templat/templat.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { templatRepository } from './templat.repository.ts'

/** Writes mails of one kind, from the owner's text or the default. */
export type Writer = (nilai: FieldValues) => { subjek: string; teks: string }

/**
 * @param toko name of the shop
 * @param tulisan the owner's text, if any
 */
export function writerOf(kode: KodeTemplat, toko: string, tulisan: Tulisan | null | undefined): Writer {
  const { subjek, isi } = tulisan ?? defaultOf(kode)
  return (nilai) => ({
    subjek: isiTemplat(subjek, { toko, ...nilai }),
    teks: `${isiTemplat(isi, { toko, ...nilai })}\n`,
  })
}

/** Returns the writer with the text that is stored now. */
export async function penulis(db: Db | Tx, kode: KodeTemplat): Promise<Writer> {
  const { nama_toko, tulisan } = await templatRepository(db).read(kode)
  return writerOf(kode, nama_toko, tulisan)
}
