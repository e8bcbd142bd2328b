import { completeContent } from './columns.ts'
import { createAssessor, type KnownProduk } from './masa-henti.ts'
import { type BukuObat, type Entry, isDeleted } from './merge.ts'

/* Apart from merging, which pages without the book do as well: the periods need the list of substances. */

/** Builds the book from all rows. @param produk products whose withdrawal periods the shop has */
export function bukuOf(all: Iterable<Entry>, produk: readonly KnownProduk[]): BukuObat {
  const buku: BukuObat = { keramba: [], pengobatan: [], kematian: [], air: [] }
  for (const entry of all) {
    if (!isDeleted(entry))
      (buku[entry.jenis] as object[]).push({ ...completeContent(entry.jenis, entry.isi), id: entry.id })
  }
  return { ...buku, pengobatan: buku.pengobatan.map(createAssessor(produk)) }
}
