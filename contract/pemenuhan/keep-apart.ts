import { KEEP_APART_CLASSES, KEEP_APART_PAIRS } from '#content/keep-apart.ts'

export type KeepApartClass = keyof typeof KEEP_APART_CLASSES
export const ALL_KEEP_APART_CLASSES = Object.keys(KEEP_APART_CLASSES) as [KeepApartClass, ...KeepApartClass[]]

interface Produk {
  nama: string
  /** Contents as free text. */
  zat: string
  zat_aktif: readonly { nama: string }[]
  bahaya: string
}

/** A product that neutralizes chlorine names it and contains none. */
const NEUTRALIZER = /\bpenetral\s+\S+/g

/**
 * Returns the class of a product that decides what it is packed apart from, by `content/keep-apart.ts`; null if it may lie
 * beside anything. A listed substance wins over the hazard that the office chose.
 */
export function keepApartClass({ nama, zat, zat_aktif, bahaya }: Produk): KeepApartClass | null {
  const text = [nama, zat, ...zat_aktif.map((item) => item.nama)].join('\n').toLowerCase().replace(NEUTRALIZER, '')
  const words = ` ${text.replace(/[^a-z0-9]+/g, ' ')} `
  const known = ALL_KEEP_APART_CLASSES.find((name) =>
    KEEP_APART_CLASSES[name].knownAs.some((word) => words.includes(` ${word} `)),
  )
  return known ?? ALL_KEEP_APART_CLASSES.find((name) => name === bahaya) ?? null
}

/** Goods of one parcel. */
interface Part {
  nama: string
  golongan_bahaya: KeepApartClass | null
}

/** A pair of goods that must not share a bag. */
export interface KeepApart {
  /** Names of the goods on either side. */
  barang: readonly [readonly string[], readonly string[]]
  /** 'Asam Sitrat terpisah dari Kaporit: bisa timbul gas beracun.' */
  kalimat: string
}

/** Returns the pairs among the goods of one parcel that are packed apart; empty if all may lie together. */
export function keepApart(parts: readonly Part[]): KeepApart[] {
  const namesOf = (kelas: KeepApartClass) => [
    ...new Set(parts.filter(({ golongan_bahaya }) => golongan_bahaya === kelas).map(({ nama }) => nama)),
  ]
  return KEEP_APART_PAIRS.flatMap(({ kelas: [one, other], akibat }) => {
    const barang = [namesOf(one), namesOf(other)] as const
    if (barang.some((names) => names.length === 0)) return []
    const [left, right] = barang.map((names) => names.join(' dan '))
    return [{ barang, kalimat: `${left} terpisah dari ${right}: ${akibat}.` }]
  })
}
