import { isCommon, type Word, wordsOf } from './words.ts'

/** One part of a query: its words and their synonyms, the typed words first. */
export interface Bagian {
  pilihan: readonly (readonly Word[])[]
  /** Number of words of the query in this part. */
  panjang: number
}

export interface Sinonim {
  kata: string
  /** Synonyms, separated by commas. */
  arti: string
}

/** Maximum number of words of a query. */
const WORDS_MAX = 12
/** Maximum number of parts of a query. */
const PARTS_MAX = 8

/**
 * Splits a query into parts: the longest phrases of the synonym list with their meanings, and every other significant word.
 * Without any significant word, all words are used.
 */
export function parseQuery(questions: readonly Word[], sinonim: WordMap): Bagian[] {
  const words = questions.slice(0, WORDS_MAX)
  const found: Bagian[] = []
  for (let at = 0; at < words.length; at++) {
    const known = longest(words, at, sinonim)
    const word = words[at]
    if (known) {
      found.push(known)
      at += known.panjang - 1
    } else if (word && !isCommon(word)) found.push({ pilihan: [[word]], panjang: 1 })
  }
  const bagian = found.length > 0 ? found : words.map((word) => ({ pilihan: [[word]], panjang: 1 }))
  const known = new Set<string>()
  const isNew = (key: string) => !known.has(key) && known.add(key)
  return bagian.filter(({ pilihan: [alone = []] }) => isNew(keyOf(alone))).slice(0, PARTS_MAX)
}

/** Synonym list, indexed by its words. */
export type WordMap = ReadonlyMap<string, readonly (readonly Word[])[]>

export function wordMapOf(sinonim: readonly Sinonim[]): WordMap {
  return new Map(
    sinonim.map(({ kata, arti }) => [
      keyOf(wordsOf(kata)),
      arti
        .split(',')
        .map(wordsOf)
        .filter((words) => words.length > 0),
    ]),
  )
}

const keyOf = (words: readonly Word[]) => words.map(({ root }) => root).join(' ')

/** Maximum number of words of a synonym. */
const SYNONYM_WORDS_MAX = 4

function longest(words: readonly Word[], at: number, sinonim: WordMap): Bagian | undefined {
  for (let length = Math.min(SYNONYM_WORDS_MAX, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length)
    const meanings = sinonim.get(keyOf(typed))
    if (meanings) return { pilihan: [typed, ...meanings], panjang: length }
  }
  return undefined
}
