import { ejaan } from './ejaan.ts'
import { ANTIMIKROBA_RESEP, type Golongan, OBAT_KERAS_LAIN, TERLARANG } from './zat.ts'

/** A substance that a text mentions. */
export interface ZatDitemukan {
  nama: string
  /** The mention in the text, in phonetic form. */
  kata: string
  /** Legal rule for the substance; completes the sentence "{nama} …". */
  aturan: string
  /** Minimum withdrawal period of any treatment, in days, if the substance has one. */
  masa_henti?: number
}

/** Maximum number of words into which a name may be split. */
const POTONGAN_MAX = 6
/** Optional Indonesian ('-nya') or Latin endings, in phonetic form. */
const AKHIRAN = /(?:nia|um|a)$/

type Dikenal = Omit<ZatDitemukan, 'kata'>
const bunyi = (nama: string) => ejaan(nama).replaceAll(' ', '')

function daftar(golongan: readonly Golongan[]): Map<string, Dikenal> {
  return new Map(
    golongan.flatMap(({ aturan, zat }) =>
      zat.flatMap(({ sebutan = [], ...zat }) =>
        [zat.nama, ...sebutan].map((kata) => [bunyi(kata), { ...zat, aturan }] as const),
      ),
    ),
  )
}

const LARANGAN = daftar(TERLARANG)
const RESEP = daftar([
  { aturan: 'hanya boleh dijual dengan resep dokter hewan', zat: [...ANTIMIKROBA_RESEP, ...OBAT_KERAS_LAIN] },
])
const JENIS = TERLARANG.flatMap(({ aturan, akhiran = [] }) => akhiran.map((akhir) => ({ akhir: bunyi(akhir), aturan })))

/**
 * Returns the prohibited substances that a text names, in any spelling. Each appears once, in the order of the text. An
 * unlisted antimicrobial is recognized by the ending of its name.
 */
export const findTerlarang = (text: string): ZatDitemukan[] =>
  find(text, (kata, isWord) => LARANGAN.get(kata) ?? (isWord && !RESEP.has(kata) ? menurutAkhiran(kata) : undefined))

/** Returns the prescription substances that a text names. */
export const findPerluResep = (text: string): ZatDitemukan[] => find(text, (kata) => RESEP.get(kata))

function menurutAkhiran(kata: string): Dikenal | undefined {
  const jenis = JENIS.find(({ akhir }) => kata.endsWith(akhir) && kata.length > akhir.length + 2)
  return jenis && { nama: kata, aturan: jenis.aturan }
}

function find(text: string, lookUp: (kata: string, isWord: boolean) => Dikenal | undefined): ZatDitemukan[] {
  const words = ejaan(text).match(/[a-z]+|\d+/g) ?? []
  const found = new Map<string, ZatDitemukan>()
  for (let at = 0; at < words.length; at++) {
    // Prefer the longest name at this position: 'leuko malakit hijau' is more than 'malakit hijau'.
    for (let end = Math.min(at + POTONGAN_MAX, words.length); end > at; end--) {
      const kata = words.slice(at, end).join('')
      const zat = lookUp(kata, end === at + 1) ?? lookUp(kata.replace(AKHIRAN, ''), false)
      if (!zat) continue
      if (!found.has(zat.nama)) found.set(zat.nama, { ...zat, kata: words.slice(at, end).join(' ') })
      at = end - 1
      break
    }
  }
  return [...found.values()]
}
