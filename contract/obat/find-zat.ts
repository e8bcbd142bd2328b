import { type KelasZat, ZAT_QUALIFIERS, type Zat } from '#content/zat.ts'
import { isDenied } from './denial.ts'
import { findByName, type Mention, type Reading, readText } from './mentions.ts'
import { soundOf } from './sound.ts'

/** A substance that a text mentions. `nama` and `aturan` form the sentence "{nama} {aturan}". */
export type FoundSubstance = Pick<Zat, 'nama' | 'aturan' | 'sumber' | 'masa_henti'>

/**
 * Returns the prohibited substances that a text names, in any spelling, also to warn of them. Each appears once, in the order of
 * the text. An unlisted antimicrobial is recognized by its name's ending.
 */
export const findProhibited = (text: string): FoundSubstance[] => find(text, 'dilarang')

/** Returns the prohibited substances that a text of the shop offers: those that it names and does not deny. */
export const findOffered = (text: string): FoundSubstance[] =>
  find(text, 'dilarang', (mention, reading) => !isDenied(mention, reading))

/** Returns the prescription substances that a text names. */
export const findNeedingResep = (text: string): FoundSubstance[] => find(text, 'boleh_dengan_resep')

/** Returns the names of the prescription antimicrobials that a text names. */
export const findAntimicrobials = (text: string): string[] => {
  const [reading] = readText(text)
  const names = reading?.mentions.flatMap(({ zat }) => (zat.antimikroba ? [zat.nama] : [])) ?? []
  return [...new Set(names)]
}

/** Returns the listed substances without a class that a text names and does not deny. */
export const findUnassessed = (text: string): FoundSubstance[] =>
  find(text, 'belum_dinilai', (mention, reading) => !isDenied(mention, reading))

/**
 * Returns the substance that a query or a name means: the one with that name, synonym or brand, otherwise a prohibited one that
 * the text names, with up to two typos, otherwise the first listed one. Undefined if the text names none.
 */
export function findZat(text: string): Zat | undefined {
  const exact = findByName(text)
  if (exact) return exact
  const all = readText(text).flatMap(({ mentions }) => mentions.map(({ zat }) => zat))
  return all.find(({ kelas }) => kelas === 'dilarang') ?? all[0]
}

const QUALIFIERS = new Set(ZAT_QUALIFIERS.map(soundOf))
/** Classes from the strictest on. */
const STRICTEST: readonly KelasZat[] = ['belum_dinilai', 'boleh_dengan_resep', 'boleh']

/**
 * Returns the class of an active substance by its name, with salts, forms and numbers around it: 'oksitetrasiklin HCl'. A name
 * with any other word is not on the list, so it has no class yet.
 */
export function kelasOf(name: string): KelasZat {
  if (findOffered(name).length > 0) return 'dilarang'
  const [reading] = readText(name)
  if (!reading) return 'belum_dinilai'
  const { tokens, mentions } = reading
  const isNamed = (at: number) => mentions.some(({ start, end }) => at >= start && at < end)
  const isListed = tokens.every(({ sound }, at) => isNamed(at) || QUALIFIERS.has(sound) || /^\d+$/.test(sound))
  if (!isListed) return 'belum_dinilai'
  const kelas = mentions.map(({ zat }) => zat.kelas)
  return STRICTEST.find((one) => kelas.includes(one)) ?? 'belum_dinilai'
}

function find(
  text: string,
  kelas: KelasZat,
  counts: (mention: Mention, reading: Reading) => boolean = () => true,
): FoundSubstance[] {
  const found = new Map<string, FoundSubstance>()
  for (const reading of readText(text))
    for (const mention of reading.mentions) {
      const { zat } = mention
      if (zat.kelas !== kelas || found.has(zat.nama) || !counts(mention, reading)) continue
      const { nama, aturan, sumber, masa_henti } = zat
      found.set(nama, { nama, aturan, sumber, ...(masa_henti !== undefined && { masa_henti }) })
    }
  return [...found.values()]
}
