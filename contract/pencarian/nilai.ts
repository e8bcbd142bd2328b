import type { Bagian } from './tanya.ts'
import { type Word, wordsOf } from './words.ts'

/** A text of a searchable item, and the weight of its words. */
export interface Content {
  teks: string
  bobot: number
  /** True for a name: a query that contains all of it means this item. */
  isName?: boolean
}

export interface Dokumen<T> {
  apa: T
  isi: readonly Content[]
}

export interface Ranked<T> {
  apa: T
  nilai: number
  /** Fraction of the query that the item contains, 0 to 1. */
  complete: number
}

/** Factor for a match through a synonym; the typed word counts fully. */
const SYNONYM_FACTOR = 0.95
const PREFIX_FACTOR = 0.8
const SCATTERED_FACTOR = 0.6
const PREFIX_MIN = 3
/** Score from which a part of the query counts as fully covered; lower scores count in proportion. */
const ENOUGH = 4
/** Results below this fraction of the best score are dropped. */
const SCORE_CUTOFF = 0.3

/**
 * Ranks the documents for a query, best first. Rare words count more than common ones. Documents that match more parts of the
 * query come before those with many hits of one part.
 * @returns the matching documents, and for each part of the query the number of documents that contain it
 */
export function assess<T>(
  bagian: readonly Bagian[],
  dokumen: readonly Dokumen<T>[],
): { hasil: Ranked<T>[]; ada: number[] } {
  const matches = dokumen.map(({ isi }) => matchOf(bagian, isi))
  const present = bagian.map((_, index) => matches.filter((match) => (match[index] ?? 0) > 0).length)
  const weights = bagian.map(
    ({ panjang }, index) => Math.sqrt(panjang) * (1 + Math.log(1 + dokumen.length / (1 + (present[index] ?? 0)))),
  )
  // Ignore words that no document contains.
  const total = sum(weights.map((one, index) => ((present[index] ?? 0) > 0 ? one : 0)))
  const results = dokumen.flatMap(({ apa }, at) => {
    const match = matches[at] ?? []
    const points = sum(match.map((one, index) => one * (weights[index] ?? 0)))
    if (points === 0) return []
    const complete = sum(match.map((one, index) => Math.min(1, one / ENOUGH) * (weights[index] ?? 0))) / total
    return [{ apa, nilai: points * complete, complete }]
  })
  results.sort((a, b) => b.nilai - a.nilai)
  const limit = (results[0]?.nilai ?? 0) * SCORE_CUTOFF
  return { hasil: results.filter((one) => one.nilai >= limit), ada: present }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Returns how well a document matches each part of the query. */
function matchOf(bagian: readonly Bagian[], contents: readonly Content[]): number[] {
  const best = bagian.map(() => 0)
  for (const { teks, bobot, isName } of contents) {
    const words = wordsOf(teks)
    const matches = bagian.map(({ pilihan }) => bestOf(pilihan, words))
    const hit = new Set(matches.flatMap(({ hits }) => hits))
    // Shorter names rank higher, and so do names that begin with the word.
    const nameFactor = isName ? 0.6 + 0.3 * (hit.size / Math.max(1, words.length)) + (hit.has(0) ? 0.1 : 0) : 1
    for (const [index, { cocok }] of matches.entries())
      best[index] = Math.max(best[index] ?? 0, cocok * bobot * nameFactor)
  }
  return best
}

interface Match {
  cocok: number
  /** Positions in the text. */
  hits: number[]
}
const NONE: Match = { cocok: 0, hits: [] }

function bestOf(pilihan: readonly (readonly Word[])[], words: readonly Word[]): Match {
  let best = NONE
  for (const [index, spelled] of pilihan.entries()) {
    const found = phrase(spelled, words)
    const matches = found.cocok * (index === 0 ? 1 : SYNONYM_FACTOR)
    if (matches > best.cocok) best = { cocok: matches, hits: found.hits }
  }
  return best
}

/** Matches the words as a phrase, or scattered over the text. */
function phrase(spelled: readonly Word[], words: readonly Word[]): Match {
  const places = spelled.map((one) => words.flatMap((word, at) => (matchScore(one, word) > 0 ? [at] : [])))
  if (places.some((at) => at.length === 0)) return NONE
  for (const start of places[0] ?? []) {
    if (!places.every((at, index) => at.includes(start + index))) continue
    const matches = sum(spelled.map((one, index) => matchScore(one, words[start + index] as Word))) / spelled.length
    return { cocok: matches, hits: spelled.map((_, index) => start + index) }
  }
  return { cocok: SCATTERED_FACTOR, hits: places.flatMap(([at = 0]) => [at]) }
}

function matchScore(question: Word, word: Word): number {
  if (question.spelling === word.spelling || question.root === word.root) return 1
  return question.spelling.length >= PREFIX_MIN && word.spelling.startsWith(question.spelling) ? PREFIX_FACTOR : 0
}
