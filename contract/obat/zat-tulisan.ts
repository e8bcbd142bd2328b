import { findTerlarang } from './find-zat.ts'

interface Tulisan {
  judul: string
  konten: string
}

const sebutan = ({ judul, konten }: Tulisan) => findTerlarang(`${judul}\n${konten}`).map(({ nama }) => nama)

/** Prohibited substances that an article names, and did not name before: its writer is asked whether he knows. */
export function zatBaru(tulisan: Tulisan, lama?: Tulisan): string[] {
  const dulu = new Set(lama ? sebutan(lama) : [])
  return sebutan(tulisan).filter((nama) => !dulu.has(nama))
}
