import { COMMON_WORDS } from '#content/common-words.ts'
import { SEARCH_SUGGESTIONS } from '#content/search-suggestions.ts'
import { SINONIM } from '#content/sinonim.ts'
import { SPEECH_SINONIM } from '#content/speech.ts'
import { correct, unknownWords } from '#contract/pencarian/correct.ts'
import { SEARCHED_HALAMAN, SEARCHED_PENYAKIT, type SearchHit, WEIGHTS, zatHit } from '#contract/pencarian/dokumen.ts'
import type { SearchResult } from '#contract/pencarian/endpoints.ts'
import { assess, type Dokumen } from '#contract/pencarian/nilai.ts'
import { namedSubstances, SUBSTANCE_WORDS, wordsWithout } from '#contract/pencarian/substances.ts'
import { parseQuery, wordMapOf } from '#contract/pencarian/tanya.ts'
import { isCommon, type Word, wordsOf } from '#contract/pencarian/words.ts'
import type { Seen } from '#web/lib/seen/seen.ts'

/*
 * Suggestions of the search field from what the browser holds: the same engine as the server's, with diseases, pages, the
 * initial synonyms and the products viewed here. They need no connection.
 */

const WORDS_MAX = 3
const PENYAKIT_MAX = 3

const MEANINGS = wordMapOf([...SINONIM, ...SPEECH_SINONIM].map(([text, meaning]) => ({ kata: text, arti: meaning })))

/** Words that complete what is typed. Synonyms of prohibited substances are understood, but not suggested. */
const WORDS: readonly string[] = [
  ...new Set([
    ...SEARCH_SUGGESTIONS,
    ...SEARCHED_PENYAKIT.map(({ apa }) => apa.hasil.nama.toLowerCase()),
    ...SINONIM.flatMap(([text, meaning]) => (meaning.includes('dilarang') ? [] : [text])),
  ]),
]

/** Known words in phonetic form, for corrections. */
const VOCABULARY = new Set(
  [
    ...WORDS,
    ...SINONIM.map(([, meaning]) => meaning),
    ...SPEECH_SINONIM.map(([word]) => word),
    ...[...SEARCHED_PENYAKIT, ...SEARCHED_HALAMAN].flatMap(({ isi }) => isi.map(({ teks }) => teks)),
    ...SUBSTANCE_WORDS,
    ...COMMON_WORDS,
  ]
    .flatMap(wordsOf)
    .map(({ spelling }) => spelling),
)

export interface LocalSuggestions {
  words: readonly string[]
  /** Interpretation of the text: the text itself, or the word that completes it. */
  question: string
  /** Pages of the substances that the text names. */
  zat: readonly SearchResult[]
  penyakit: readonly SearchResult[]
  halaman: readonly SearchResult[]
  /** Products viewed in this browser. Their prices are unknown. */
  produk: readonly SearchResult[]
}

/** Returns the suggestions for a typed text; the last word may be incomplete. */
export function suggest(text: string, seen: readonly Seen[]): LocalSuggestions {
  const words = complete(text)
  const asTyped = match(text, seen)
  const [completed] = asTyped.found.length === 0 && asTyped.zat.length === 0 ? words : []
  const { zat, found: results } = completed ? match(completed, seen) : asTyped
  const of = (kind: SearchHit['jenis'], most: number) =>
    results.flatMap((one) => (one.jenis === kind ? one.hasil : [])).slice(0, most)
  return {
    words,
    question: completed ?? text,
    zat: zat.map(({ hasil }) => hasil),
    penyakit: of('penyakit', PENYAKIT_MAX),
    halaman: of('halaman', 1),
    produk: of('produk', PENYAKIT_MAX),
  }
}

/** Cards of the diseases that the usual words stand for, for a field without text. */
export const usualPenyakit = (): SearchResult[] => {
  const first = SEARCH_SUGGESTIONS.flatMap((text) => suggest(text, []).penyakit[0] ?? [])
  return first.filter(({ alamat }, at) => first.findIndex((one) => one.alamat === alamat) === at)
}

/** Returns the words that begin with the text, then those with a word that does; short ones first. */
function complete(text: string): string[] {
  const typed = text.trim().toLowerCase()
  if (typed === '') return []
  const matchRank = (words: string) =>
    words.startsWith(typed) ? 0 : words.split(' ').some((one) => one.startsWith(typed)) ? 1 : 2
  return WORDS.filter((words) => words !== typed && matchRank(words) < 2)
    .toSorted((a, b) => matchRank(a) - matchRank(b) || a.length - b.length)
    .slice(0, WORDS_MAX)
}

/** Returns the pages of the substances that a text names, and what its other words match. */
function match(text: string, seen: readonly Seen[]): { zat: SearchHit[]; found: SearchHit[] } {
  const first = assessWords(wordsOf(text), seen)
  const corrected = correct(first.words, first.unknown, VOCABULARY)
  const { zat, found } = corrected ? assessWords(corrected, seen) : first
  return { zat, found }
}

function assessWords(typed: readonly Word[], seen: readonly Seen[]) {
  const named = namedSubstances(typed)
  const words = wordsWithout(typed, named)
  const bagian = parseQuery(words, MEANINGS)
  // Beside a substance nothing is found by words that say nothing.
  const dokumen =
    words.every(isCommon) && named.length > 0
      ? []
      : [...SEARCHED_PENYAKIT, ...SEARCHED_HALAMAN, ...seen.map(searchedSeen)]
  const { hasil, ada } = assess(bagian, dokumen)
  return {
    words: typed,
    unknown: unknownWords(bagian, ada),
    zat: named.map(({ zat }) => zatHit(zat)),
    found: hasil.map(({ apa }) => apa),
  }
}

export const resultOfSeen = ({ produkId, nama, gambar }: Seen): SearchResult => ({
  nama,
  keterangan: '',
  alamat: `/produk/produk-satuan/${produkId}`,
  gambar,
  harga: null,
  resep: false,
})

const searchedSeen = (one: Seen): Dokumen<SearchHit> => ({
  apa: { id: one.produkId, jenis: 'produk', hasil: resultOfSeen(one) },
  isi: [{ teks: one.nama, bobot: WEIGHTS.nama, isName: true }],
})
