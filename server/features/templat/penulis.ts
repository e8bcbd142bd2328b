import { bawaanOf, isiTemplat, type KodeTemplat, type NilaiBidang, type Tulisan } from '#contract/templat/templat.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { templatRepository } from './templat.repository.ts'

/** Writes mails of one kind: in the owner's words, or in the shop's. */
export type Penulis = (nilai: NilaiBidang) => { subjek: string; teks: string }

/** @param tulisan the owner's words, where there are any; `toko` is what the shop is called */
export function penulisOf(kode: KodeTemplat, toko: string, tulisan: Tulisan | null | undefined): Penulis {
  const { subjek, isi } = tulisan ?? bawaanOf(kode)
  return (nilai) => ({
    subjek: isiTemplat(subjek, { toko, ...nilai }),
    teks: `${isiTemplat(isi, { toko, ...nilai })}\n`,
  })
}

/** The same as it stands in the database now. */
export async function penulis(db: Db | Tx, kode: KodeTemplat): Promise<Penulis> {
  const { nama_toko, tulisan } = await templatRepository(db).read(kode)
  return penulisOf(kode, nama_toko, tulisan)
}
