import { isUmum, type Kata, kataOf } from './kata.ts'

/** One thing that is asked for: its words, and the others by which it is known, the farmer's own first. */
export interface Bagian {
  pilihan: readonly (readonly Kata[])[]
  /** How many words of the question it is. */
  panjang: number
}

export interface Sinonim {
  kata: string
  /** Other words for it, parted by commas. */
  arti: string
}

/** More words than this are no question for a search. */
const KATA_MAX = 12
/** What is looked for at once. */
const BAGIAN_MAX = 8

/**
 * What a question asks for: the longest words that the list of synonyms knows, each with what they mean, and every other word that
 * says something. Where none does, all of them.
 */
export function bacaTanya(tanya: readonly Kata[], sinonim: Peta): Bagian[] {
  const words = tanya.slice(0, KATA_MAX)
  const found: Bagian[] = []
  for (let at = 0; at < words.length; at++) {
    const known = longest(words, at, sinonim)
    const word = words[at]
    if (known) {
      found.push(known)
      at += known.panjang - 1
    } else if (word && !isUmum(word)) found.push({ pilihan: [[word]], panjang: 1 })
  }
  const bagian = found.length > 0 ? found : words.map((word) => ({ pilihan: [[word]], panjang: 1 }))
  const known = new Set<string>()
  const isNew = (key: string) => !known.has(key) && known.add(key)
  return bagian.filter(({ pilihan: [sendiri = []] }) => isNew(keyOf(sendiri))).slice(0, BAGIAN_MAX)
}

/** The list of synonyms by its words. */
export type Peta = ReadonlyMap<string, readonly (readonly Kata[])[]>

export function petaOf(sinonim: readonly Sinonim[]): Peta {
  return new Map(
    sinonim.map(({ kata, arti }) => [
      keyOf(kataOf(kata)),
      arti
        .split(',')
        .map(kataOf)
        .filter((words) => words.length > 0),
    ]),
  )
}

const keyOf = (words: readonly Kata[]) => words.map(({ akar }) => akar).join(' ')

/** A synonym has at most so many words. */
const PANJANG_MAX = 4

function longest(words: readonly Kata[], at: number, sinonim: Peta): Bagian | undefined {
  for (let panjang = Math.min(PANJANG_MAX, words.length - at); panjang > 0; panjang--) {
    const sendiri = words.slice(at, at + panjang)
    const arti = sinonim.get(keyOf(sendiri))
    if (arti) return { pilihan: [sendiri, ...arti], panjang }
  }
  return undefined
}
