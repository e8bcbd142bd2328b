import { findProhibited } from './find-zat.ts'

interface Tulisan {
  judul: string
  konten: string
}

const sebutan = ({ judul, konten }: Tulisan) => findProhibited(`${judul}\n${konten}`).map(({ nama }) => nama)

/** Returns prohibited substances that the article names and its previous version did not. The author must confirm these. */
export function newSubstances(tulisan: Tulisan, lama?: Tulisan): string[] {
  const before = new Set(lama ? sebutan(lama) : [])
  return sebutan(tulisan).filter((nama) => !before.has(nama))
}
