import { findProhibited } from './find-zat.ts'

interface Tulisan {
  judul: string
  konten: string
}

const termOf = ({ judul, konten }: Tulisan) => findProhibited(`${judul}\n${konten}`).map(({ nama }) => nama)

/** Returns prohibited substances that the article names and its previous version did not. The author must confirm these. */
export function newSubstances(tulisan: Tulisan, old?: Tulisan): string[] {
  const before = new Set(old ? termOf(old) : [])
  return termOf(tulisan).filter((name) => !before.has(name))
}
