import { spell } from './spelling.ts'
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
const sound = (name: string) => spell(name).replaceAll(' ', '')

function list(golongan: readonly Golongan[]): Map<string, Known> {
  return new Map(
    golongan.flatMap(({ aturan, zat }) =>
      zat.flatMap(({ sebutan = [], ...zat }) =>
        [zat.nama, ...sebutan].map((word) => [sound(word), { ...zat, aturan }] as const),
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
const KINDS = FORBIDDEN.flatMap(({ aturan, suffix = [] }) => suffix.map((end) => ({ akhir: sound(end), aturan })))

/**
 * Returns the prohibited substances that a text names, in any spelling. Each appears once, in the order of the text. An
 * unlisted antimicrobial is recognized by the ending of its name.
 */
export const findProhibited = (text: string): FoundSubstance[] =>
  find(text, (word, isWord) => PROHIBITIONS.get(word) ?? (isWord && !RESEP.has(word) ? bySuffix(word) : undefined))

/** Returns the prescription substances that a text names. */
export const findNeedingResep = (text: string): FoundSubstance[] => find(text, (word) => RESEP.get(word))

function bySuffix(word: string): Known | undefined {
  const kind = KINDS.find(({ akhir }) => word.endsWith(akhir) && word.length > akhir.length + 2)
  return kind && { nama: word, aturan: kind.aturan }
}

function find(text: string, lookUp: (word: string, isWord: boolean) => Known | undefined): FoundSubstance[] {
  const words = spell(text).match(/[a-z]+|\d+/g) ?? []
  const found = new Map<string, FoundSubstance>()
  for (let at = 0; at < words.length; at++) {
    // Prefer the longest name at this position: 'leuko malakit hijau' is more than 'malakit hijau'.
    for (let end = Math.min(at + CHUNK_MAX, words.length); end > at; end--) {
      const word = words.slice(at, end).join('')
      const zat = lookUp(word, end === at + 1) ?? lookUp(word.replace(SUFFIXES, ''), false)
      if (!zat) continue
      if (!found.has(zat.nama)) found.set(zat.nama, { ...zat, kata: words.slice(at, end).join(' ') })
      at = end - 1
      break
    }
  }
  return [...found.values()]
}
