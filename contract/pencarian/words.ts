import { COMMON_WORDS } from '#content/common-words.ts'
import { spell } from '#contract/obat/spelling.ts'

/** A word in three forms: phonetic, stemmed, and as typed in lower case. */
export interface Word {
  spelling: string
  root: string
  write: string
}

/** Minimum length of a stem, so that 'perut' does not become 'rut'. */
const STEM_MIN = 4

const SUFFIXES = [/(?:nya|lah|kah|pun)$/, /(?:kan|an|i)$/]

/** Prefixes, with the letter that each replaces; the first match applies. */
const PREFIXES: readonly [RegExp, string][] = [
  [/^(?:me|pe)ny(?=[aiueo])/, 's'],
  [/^(?:me|pe)ng/, ''],
  [/^(?:me|pe)m(?=[aiueo])/, 'p'],
  [/^(?:me|pe)n(?=[aiueo])/, 't'],
  [/^(?:me|pe)[mn]/, ''],
  [/^(?:me|per|pe|ber|ter|di|ke|se)/, ''],
]

/**
 * Removes the usual Indonesian affixes: 'menggosokkan' and 'digosok' become 'gosok', 'kulitnya' becomes 'kulit'. The result is
 * rough, but both sides of a comparison get the same errors.
 * @param typed the word as typed, in lower case: the phonetic form has lost doubled letters
 */
function stemOf(typed: string): string {
  let word = typed
  for (const suffix of SUFFIXES) word = shorter(word, word.replace(suffix, ''))
  const prefix = PREFIXES.find(([initial]) => initial.test(word))
  return prefix ? shorter(word, word.replace(...prefix)) : word
}

const shorter = (word: string, short: string) => (short.length >= STEM_MIN ? short : word)

/** Maximum size of the word cache. */
const CACHE_MAX = 20_000
const cached = new Map<string, Word>()

/** Returns the words of a text, in order. */
export const wordsOf = (text: string): Word[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => toWords(withoutRepetition(word)))
    .filter(({ spelling }) => spelling !== '')

/** A word that is typed twice: with a 2 or ², or as one word: 'megap2', 'gosok²', 'ngosngosan'. Three letters: 'h2o2' is none. */
const REPETITION = /^(?:(\p{L}{3,})[2²](an|nya|kan)?|(\p{L}{3,})\3(an|nya)?)$/u

/** Returns a word that is typed twice once: 'megap-megap' is two words, of which the search reads one as well. */
const withoutRepetition = (word: string): string =>
  word.replace(REPETITION, (_, marked?: string, _ending?: string, joined?: string) => marked ?? joined ?? word)

function toWords(write: string): Word {
  const known = cached.get(write)
  // Stryker disable next-line ConditionalExpression: without the cache the result is the same.
  if (known) return known
  const spelling = spell(write).replaceAll(' ', '')
  const words = { spelling, root: spell(stemOf(write)).replaceAll(' ', '') || spelling, write }
  // Stryker disable next-line all: the size of the cache changes no result.
  if (cached.size >= CACHE_MAX) cached.clear()
  // Stryker disable next-line CallExpression: without the cache the result is the same.
  cached.set(write, words)
  return words
}

const COMMON = new Set(COMMON_WORDS.flatMap((word) => wordsOf(word).map(({ spelling }) => spelling)))

/** True if the word has no meaning for a search. */
export const isCommon = ({ spelling }: Word): boolean => COMMON.has(spelling)
