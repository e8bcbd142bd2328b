import { ejaan } from './spelling.ts'
import { FORBIDDEN, type Golongan, OTHER_PRESCRIPTION_OBAT, RESEP_ANTIMICROBIALS } from './zat.ts'

/** A substance that a text mentions. */
export interface FoundSubstance {
  nama: string
  /** The mention in the text, in phonetic form. */
  kata: string
  /** Legal rule for the substance; completes the sentence "{nama} …". */
  aturan: string
  /** Minimum withdrawal period of any treatment, in days, if the substance has one. */
  masa_henti?: number
}

/** Maximum number of words into which a name may be split. */
const CHUNK_MAX = 6
/** Optional Indonesian ('-nya') or Latin endings, in phonetic form. */
const SUFFIXES = /(?:nia|um|a)$/

type Known = Omit<FoundSubstance, 'kata'>
const sound = (nama: string) => ejaan(nama).replaceAll(' ', '')

function list(golongan: readonly Golongan[]): Map<string, Known> {
  return new Map(
    golongan.flatMap(({ aturan, zat }) =>
      zat.flatMap(({ sebutan = [], ...zat }) =>
        [zat.nama, ...sebutan].map((kata) => [sound(kata), { ...zat, aturan }] as const),
      ),
    ),
  )
}

const PROHIBITIONS = list(FORBIDDEN)
const RESEP = list([
  {
    aturan: 'hanya boleh dijual dengan resep dokter hewan',
    zat: [...RESEP_ANTIMICROBIALS, ...OTHER_PRESCRIPTION_OBAT],
  },
])
const JENIS = FORBIDDEN.flatMap(({ aturan, suffix = [] }) => suffix.map((akhir) => ({ akhir: sound(akhir), aturan })))

/**
 * Returns the prohibited substances that a text names, in any spelling. Each appears once, in the order of the text. An
 * unlisted antimicrobial is recognized by the ending of its name.
 */
export const findProhibited = (text: string): FoundSubstance[] =>
  find(text, (kata, isWord) => PROHIBITIONS.get(kata) ?? (isWord && !RESEP.has(kata) ? bySuffix(kata) : undefined))

/** Returns the prescription substances that a text names. */
export const findNeedingResep = (text: string): FoundSubstance[] => find(text, (kata) => RESEP.get(kata))

function bySuffix(kata: string): Known | undefined {
  const jenis = JENIS.find(({ akhir }) => kata.endsWith(akhir) && kata.length > akhir.length + 2)
  return jenis && { nama: kata, aturan: jenis.aturan }
}

function find(text: string, lookUp: (kata: string, isWord: boolean) => Known | undefined): FoundSubstance[] {
  const words = ejaan(text).match(/[a-z]+|\d+/g) ?? []
  const found = new Map<string, FoundSubstance>()
  for (let at = 0; at < words.length; at++) {
    // Prefer the longest name at this position: 'leuko malakit hijau' is more than 'malakit hijau'.
    for (let end = Math.min(at + CHUNK_MAX, words.length); end > at; end--) {
      const kata = words.slice(at, end).join('')
      const zat = lookUp(kata, end === at + 1) ?? lookUp(kata.replace(SUFFIXES, ''), false)
      if (!zat) continue
      if (!found.has(zat.nama)) found.set(zat.nama, { ...zat, kata: words.slice(at, end).join(' ') })
      at = end - 1
      break
    }
  }
  return [...found.values()]
}
