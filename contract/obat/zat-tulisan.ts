import { findTerlarang } from './find-zat.ts'

interface Tulisan {
  judul: string
  konten: string
}

const sebutan = ({ judul, konten }: Tulisan) => findTerlarang(`${judul}\n${konten}`).map(({ nama }) => nama)

/** Returns prohibited substances that the article names and its previous version did not. The author must confirm these. */
export function zatBaru(tulisan: Tulisan, lama?: Tulisan): string[] {
  const dulu = new Set(lama ? sebutan(lama) : [])
  return sebutan(tulisan).filter((nama) => !dulu.has(nama))
}
