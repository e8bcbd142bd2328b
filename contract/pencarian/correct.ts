import { abbreviated, nearest } from './spelling.ts'
import type { Bagian } from './tanya.ts'
import { type Word, wordsOf } from './words.ts'

/**
 * Returns the words, in phonetic spelling, that no document contains.
 * @param present number of documents that contain each part of the question
 */
export function unknownWords(bagian: readonly Bagian[], present: readonly number[]): ReadonlySet<string> {
  const unknown = bagian.flatMap(({ pilihan: [alone = []] }, at) => (present[at] === 0 ? alone : []))
  return new Set(unknown.map(({ spelling }) => spelling))
}

/** Returns the words with each unknown one replaced by the most similar known one; undefined if none is similar. */
export function correct(
  words: readonly Word[],
  unknown: ReadonlySet<string>,
  vocabulary: ReadonlySet<string>,
): readonly Word[] | undefined {
  const read = words.map((word) => {
    const known = unknown.has(word.spelling)
      ? (nearest(word.spelling, vocabulary) ?? abbreviated([word.write, word.spelling], vocabulary))
      : undefined
    return (known !== undefined && known !== word.spelling && wordsOf(known)[0]) || word
  })
  return read.some((word, at) => word !== words[at]) ? read : undefined
}
