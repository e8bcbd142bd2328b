import type { KelasChoice } from './admin.ts'
import { findUnassessed, kelasOf } from './find-zat.ts'
import { findByName, soundOfName } from './mentions.ts'

interface Contents {
  nama: string
  /** Contents as text. */
  zat: string
  zat_aktif: readonly { nama: string }[]
  golongan: string
}

/** Key of a substance among the decisions of the office: the same for all names that the list has for it. */
export const zatKey = (name: string): string => soundOfName(findByName(name)?.nama ?? name)

/**
 * Returns the substances that keep a product off sale, each once and by the list's name: those without a class, those that the office prohibits, and
 * prescription substances of a product that is sold without one. The list's own prohibitions are refused before, see `zatProduk`.
 * @param decided classes that the office gave, by `zatKey`
 */
export function withheldZat(produk: Contents, decided: ReadonlyMap<string, KelasChoice>): string[] {
  const named = produk.zat_aktif.filter(({ nama }) => kelasOf(nama) === 'belum_dinilai')
  const mentioned = findUnassessed(`${produk.nama}\n${produk.zat}`)
  const byKey = new Map([...mentioned, ...named].map(({ nama }) => [zatKey(nama), findByName(nama)?.nama ?? nama]))
  return [...byKey].flatMap(([key, name]) => {
    const kelas = decided.get(key)
    const isAllowed = kelas === 'boleh' || (kelas === 'boleh_dengan_resep' && produk.golongan === 'obat_keras')
    return isAllowed ? [] : [name]
  })
}
