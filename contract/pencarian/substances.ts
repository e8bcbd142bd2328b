import { HALAMAN_ZAT, ZAT_DEFAULTS, type ZatKind, type ZatTexts } from '#content/halaman-zat.ts'
import { ZAT_SPEECH } from '#content/speech.ts'
import { LITERAL_NAMES, SUMBER_ZAT, ZAT, type Zat } from '#content/zat.ts'
import { findProhibited } from '#contract/obat/find-zat.ts'
import { type Word, wordsOf } from './words.ts'

/** A substance with a page of its own. */
export interface Substance {
  /** Code of its address. */
  kode: string
  nama: string
  /** All names, also as farmers type them. */
  names: readonly string[]
  /** Completes the sentence "{nama} …". */
  aturan: string
  kind: ZatKind
  /** Source of the class. */
  sumber: string
  texts: ZatTexts
}

/** Path of the screen of substances. */
export const ZAT_PATH = '/layanan/zat'
export const addressOf = ({ kode }: Pick<Substance, 'kode'>) => `${ZAT_PATH}?nama=${kode}`

type Listed = Omit<Substance, 'kode' | 'texts'>

const NOT_SOLD: Record<ZatKind, string> = {
  antimikroba: 'tidak termasuk antimikroba yang boleh dipakai pada ikan',
  dilarang: 'dilarang untuk ikan konsumsi',
  pestisida: 'adalah pestisida yang dilarang untuk ikan konsumsi',
  resep: 'hanya boleh dijual dengan resep dokter hewan',
  belum_dinilai: 'belum dinilai dokter hewan toko untuk ikan konsumsi',
  tidak_dijual: 'tidak dijual di toko ini',
}
const listed = (kind: ZatKind, name: string, names: readonly string[] = [], aturan = NOT_SOLD[kind]): Listed => ({
  nama: name,
  names,
  aturan,
  kind,
  sumber: SUMBER_ZAT.umum,
})

const kindOf = ({ kelas, aturan }: Zat): ZatKind => {
  if (kelas === 'boleh') return 'tidak_dijual'
  if (kelas === 'boleh_dengan_resep') return 'resep'
  if (kelas === 'belum_dinilai') return 'belum_dinilai'
  return aturan.includes('antimikroba') ? 'antimikroba' : aturan.includes('pestisida') ? 'pestisida' : 'dilarang'
}

/**
 * Returns the substances with a page: those of the shop's list, of which allowed ones need texts of their own, and a few others.
 * This is the one place of the search that knows how the list is stored.
 */
function listSubstances(): Listed[] {
  const fromList = ZAT.filter(({ kelas, nama }) => kelas !== 'boleh' || nama in HALAMAN_ZAT).map((zat) => {
    const kind = kindOf(zat)
    const aturan = kind === 'tidak_dijual' ? NOT_SOLD[kind] : zat.aturan
    return { ...listed(kind, zat.nama, [...zat.sebutan, ...zat.merek], aturan), sumber: SUMBER_ZAT[zat.sumber] }
  })
  const others = [
    'Garam ikan',
    'Ramuan daun',
    'Bahan dapur',
    'Sabun dan deterjen',
    'Obat manusia',
    'Kapur',
    'Zeolit',
    'Alkohol',
  ].map((name) => listed('tidak_dijual', name))
  return [...fromList, ...others.filter(({ nama }) => !fromList.some((one) => one.nama === nama))]
}

const kodeOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Stands for prohibited antimicrobials that the list recognizes by their names' endings alone. */
const OTHER_ANTIMICROBIALS = 'Antibiotik lain'

export const SUBSTANCES: readonly Substance[] = [
  ...listSubstances(),
  { ...listed('antimikroba', OTHER_ANTIMICROBIALS), sumber: SUMBER_ZAT.permen },
].map((one) => {
  return {
    ...one,
    kode: kodeOf(one.nama),
    names: [one.nama, ...one.names, ...(ZAT_SPEECH[one.nama]?.split(', ') ?? [])],
    texts: HALAMAN_ZAT[one.nama] ?? ZAT_DEFAULTS[one.kind],
  }
})

/** Returns the substance of a code or of one of its names. */
export function findSubstance(name: string): Substance | undefined {
  const kode = kodeOf(name)
  return (
    SUBSTANCES.find((one) => one.kode === kode) ??
    SUBSTANCES.find(({ names }) => names.some((own) => kodeOf(own) === kode))
  )
}

/** True if the law prohibits the substance for fish that people eat. */
export const isProhibited = ({ kind }: Substance): boolean =>
  kind === 'antimikroba' || kind === 'dilarang' || kind === 'pestisida'

/** True if no product of the shop may be offered under the name of the substance. */
export const isBarred = ({ kind }: Substance): boolean => kind !== 'resep' && kind !== 'tidak_dijual'

/** A substance that a query names: its words from `start` to before `end`. */
export interface NamedSubstance {
  zat: Substance
  start: number
  end: number
}

const soundOf = (words: readonly Word[]) => words.map(({ spelling }) => spelling).join('')
const BY_SOUND = new Map(SUBSTANCES.flatMap((zat) => zat.names.map((name) => [soundOf(wordsOf(name)), zat] as const)))
/** Maximum number of words into which a name may be split. */
const CHUNK_MAX = 5
/** Endings of speech and of Latin names, in phonetic form. */
const SUFFIXES = /(?:nia|um|a)$/

/** Returns the substances that the words of a query name, the longest names first. */
export function namedSubstances(words: readonly Word[]): NamedSubstance[] {
  const found: NamedSubstance[] = []
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(start + CHUNK_MAX, words.length); end > start; end--) {
      const chunk = words.slice(start, end)
      const zat = bySound(soundOf(chunk)) ?? (chunk.length === 1 ? unlisted(chunk[0]?.write ?? '') : undefined)
      if (!zat) continue
      found.push({ zat, start, end })
      start = end - 1
      break
    }
  }
  return found
}

const bySound = (sound: string) => BY_SOUND.get(sound) ?? BY_SOUND.get(sound.replace(SUFFIXES, ''))

const unlisted = (word: string): Substance | undefined => {
  const [prohibited] = findProhibited(word)
  return prohibited && SUBSTANCES.find(({ nama }) => nama === prohibited.nama || nama === OTHER_ANTIMICROBIALS)
}

/** Returns the words without those of the substances and of their names: 'kalium' beside 'pk' is no other question. */
export function wordsWithout(words: readonly Word[], named: readonly NamedSubstance[]): Word[] {
  const own = new Set(named.flatMap(({ zat }) => zat.names.flatMap(wordsOf)).map(({ spelling }) => spelling))
  return words.filter((word, at) => !own.has(word.spelling) && !named.some(({ start, end }) => at >= start && at < end))
}

/** Words of names, for corrections of typing errors, without those that count letter by letter: 'lnth' means "lintah". */
export const SUBSTANCE_WORDS: readonly string[] = SUBSTANCES.flatMap(({ names }) => names).filter(
  (name) => !LITERAL_NAMES.includes(name),
)
