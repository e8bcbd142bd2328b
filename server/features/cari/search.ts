import { COMMON_WORDS } from '#content/common-words.ts'
import { GEJALA } from '#content/gejala.ts'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { isWithoutObat } from '#contract/kaitan/kaitan-rules.ts'
import { correct, unknownWords } from '#contract/pencarian/correct.ts'
import { SEARCHED_HALAMAN, SEARCHED_PENYAKIT, type SearchHit, zatHit } from '#contract/pencarian/dokumen.ts'
import {
  FIRST_RESULTS,
  type Pencarian,
  RESULT_KINDS,
  type ResultKind,
  type SearchResult,
} from '#contract/pencarian/endpoints.ts'
import { assess, type Dokumen, type Ranked } from '#contract/pencarian/nilai.ts'
import {
  addressOf,
  isBarred,
  isProhibited,
  type NamedSubstance,
  namedSubstances,
  SUBSTANCE_WORDS,
  type Substance,
  wordsWithout,
} from '#contract/pencarian/substances.ts'
import { type Bagian, parseQuery, type Sinonim, type WordMap, wordMapOf } from '#contract/pencarian/tanya.ts'
import { isCommon, type Word, wordsOf } from '#contract/pencarian/words.ts'
import type { Db } from '#server/db/client.ts'
import { candidatesRepository } from './candidates.repository.ts'
import { searchedArtikel, searchedPaket, searchedPenyakit, searchedProduk } from './dokumen.ts'

/** Results per group. */
const PER_GROUP = 6

/** Number of diseases whose products and packages are added to the results. */
const PENYAKIT_WITH_BARANG = 3
/** Score factor of products and packages added for a disease, so that they rank below the disease and direct matches. */
const FROM_PENYAKIT = 0.4
/** Score factor of the page of a substance beside goods that contain it. */
const BESIDE_GOODS = 0.9

/** Search results. `isEmpty`: the query has no results. */
export interface FoundGroups extends Pencarian {
  isEmpty: boolean
}

/**
 * Returns results for a query from all contents of the shop. An unknown word is replaced by the most similar known one.
 * @param at articles published by then are included
 */
export async function search(db: Db, q: string, at: Date): Promise<FoundGroups> {
  const { dibaca, hasil, named } = await find(db, q, at, all)
  const found = rank([...hasil, ...(await barangOf(db, hasil, isHelpedFirst, PER_GROUP))])
  return {
    dibaca,
    terlarang: named
      .filter(({ zat }) => isProhibited(zat))
      .map(({ zat }) => ({ nama: zat.nama, aturan: zat.aturan, alamat: addressOf(zat) })),
    hasil: found.slice(0, FIRST_RESULTS).map(({ apa }) => ({ jenis: apa.jenis, ...apa.hasil })),
    kelompok: groupOf(found),
    isEmpty: found.length === 0 && wordsOf(q).length > 0,
  }
}

/** Minimum fraction of a query that a product, package or disease of a product list must contain. */
const MEANT_MIN = 0.5
/** Maximum products per disease in a product list. */
const PER_PENYAKIT = 60

/**
 * Returns the ids of the products or packages that a query means by name, substance, synonym or disease, best first. Excludes
 * those of diseases that no medicine cures: only the page of such a disease says what they are for.
 */
export async function meant(db: Db, q: string, at: Date, kind: BarangKind): Promise<number[]> {
  const { hasil, known } = await find(db, q, at, barang(kind))
  const sure = hasil.filter(({ complete }) => complete * known > MEANT_MIN)
  const related = await barangOf(db, sure, isWithoutObat, PER_PENYAKIT, [kind])
  return [...sure, ...related].flatMap(({ apa }) => (apa.jenis === kind ? (apa.id ?? []) : []))
}

type BarangKind = 'produk' | 'paket'

/** Returns the contents of the shop that may match. */
type Source = (db: Db, bagian: readonly Bagian[], at: Date) => Promise<Dokumen<SearchHit>[]>

const all: Source = async (db, bagian, at) => {
  const candidate = candidatesRepository(db)
  const [produk, artikel, paket, catatan] = await Promise.all([
    candidate.produk(bagian),
    candidate.artikel(bagian, at),
    candidate.paket(),
    candidate.catatan(bagian),
  ])
  return [
    ...searchedPenyakit(catatan),
    ...SEARCHED_HALAMAN,
    ...produk.map(searchedProduk),
    ...paket.map(searchedPaket),
    ...artikel.map(searchedArtikel),
  ]
}

/** Diseases, and packages or the names of products: the texts of products have the specification's own search. */
const barang =
  (kind: BarangKind): Source =>
  async (db, bagian) => {
    const candidate = candidatesRepository(db)
    if (kind === 'paket') return [...SEARCHED_PENYAKIT, ...(await candidate.paket()).map(searchedPaket)]
    const produk = (await candidate.produk(bagian)).map(searchedProduk)
    return [...SEARCHED_PENYAKIT, ...produk.map(({ apa, isi }) => ({ apa, isi: isi.filter(({ isName }) => isName) }))]
  }

/** Returns the matches of a query, how it was read, the fraction of its parts that were found, and the substances in it. */
async function find(db: Db, q: string, at: Date, source: Source) {
  const words = wordsOf(q)
  if (words.length === 0) return { dibaca: null, hasil: [], known: 0, named: [] }
  const sinonim = await candidatesRepository(db).sinonim()
  const wordMap = wordMapOf(sinonim)

  const first = await matchWords(db, words, wordMap, at, source)
  if (first.unknown.size === 0) return { dibaca: null, ...first }
  const corrected = correct(words, first.unknown, await vocabularyOf(db)(sinonim, at))
  if (!corrected) return { dibaca: null, ...first }
  const second = await matchWords(db, corrected, wordMap, at, source)
  if (second.hasil.length === 0) return { dibaca: null, ...first }
  return { dibaca: corrected.map(({ write }) => write).join(' '), ...second }
}

async function matchWords(db: Db, words: readonly Word[], wordMap: WordMap, at: Date, source: Source) {
  const bagian = parseQuery(words, wordMap)
  const dokumen = await source(db, bagian, at)
  const { hasil, ada } = assess(bagian, dokumen)
  const known = ada.filter((number) => number > 0).length / ada.length
  const named = namedSubstances(words)
  // The name of a substance is no typing error.
  const others = new Set(wordsWithout(words, named).map(({ spelling }) => spelling))
  const unknown = new Set([...unknownWords(bagian, ada)].filter((word) => others.has(word)))
  return {
    hasil: named.length > 0 ? withSubstances(hasil, dokumen, words, named, wordMap) : hasil,
    unknown,
    known,
    named,
  }
}

const isGoods = ({ jenis }: SearchHit) => jenis === 'produk' || jenis === 'paket'

/**
 * Returns the results of a query that names substances: their pages before all others, and goods only for its other words, so that
 * no goods with a similar name are among them. Goods that contain a substance which the shop may sell come before its page.
 */
function withSubstances(
  matches: readonly Ranked<SearchHit>[],
  dokumen: readonly Dokumen<SearchHit>[],
  words: readonly Word[],
  named: readonly NamedSubstance[],
  wordMap: WordMap,
): Ranked<SearchHit>[] {
  const contains = ({ isi }: Dokumen<SearchHit>, zat: Substance) =>
    isi.some(({ isName, teks }) => isName && namedSubstances(wordsOf(teks)).some((one) => one.zat === zat))
  const goods = dokumen.filter(({ apa }) => isGoods(apa))
  const mayBeSold = named.flatMap(({ zat }) => (isBarred(zat) ? [] : zat))
  const sold = goods.filter((one) => mayBeSold.some((zat) => contains(one, zat))).map(({ apa }) => apa)
  const rest = wordsWithout(words, named)
  const forRest = rest.every(isCommon) ? [] : assess(parseQuery(rest, wordMap), goods).hasil
  const found = [
    ...matches.filter(({ apa }) => !isGoods(apa) || sold.includes(apa)),
    ...forRest.filter(({ apa }) => !sold.includes(apa)),
  ]
  const top = Math.max(1, ...found.map(({ nilai }) => nilai))
  const pages = named.map(({ zat }) => {
    const isSold = !isBarred(zat) && goods.some((one) => contains(one, zat))
    return { apa: zatHit(zat), nilai: isSold ? top * BESIDE_GOODS : top + 1, complete: 1 }
  })
  return rank([...pages, ...found])
}

/** True if no medicine cures the disease, or if the shop advises to call for help first. */
const isHelpedFirst = (kode: KodePenyakit): boolean =>
  isWithoutObat(kode) || PENYAKIT[kode].gejala.some((gejala) => 'bahaya' in GEJALA[gejala])

/**
 * Returns products and packages for the best matching diseases that are not results yet, each ranked below its disease.
 * @param isExcluded excludes a disease
 * @param most maximum products per disease
 * @param kinds kinds to add
 */
async function barangOf(
  db: Db,
  results: readonly Ranked<SearchHit>[],
  isExcluded: (kode: KodePenyakit) => boolean,
  most: number,
  kinds: readonly BarangKind[] = ['produk', 'paket'],
): Promise<Ranked<SearchHit>[]> {
  const candidate = candidatesRepository(db)
  const present = new Set(results.map(({ apa }) => apa.hasil.alamat))
  const penyakit = results.flatMap(({ apa: { kode }, ...other }) => (kode ? { kode, ...other } : []))
  const found: Ranked<SearchHit>[] = []
  for (const { kode, nilai, complete } of penyakit
    .slice(0, PENYAKIT_WITH_BARANG)
    .filter(({ kode }) => !isExcluded(kode))) {
    const [produk, paket] = await Promise.all([
      kinds.includes('produk') ? candidate.produkFor(kode, most) : [],
      kinds.includes('paket') ? candidate.paket(kode) : [],
    ])
    for (const { apa } of [...produk.map(searchedProduk), ...paket.map(searchedPaket)]) {
      if (present.has(apa.hasil.alamat)) continue
      present.add(apa.hasil.alamat)
      found.push({ apa, nilai: nilai * FROM_PENYAKIT, complete })
    }
  }
  return found
}

/** Returns the results, best first. The best match of a size group stands for the others. */
function rank(results: readonly Ranked<SearchHit>[]): Ranked<SearchHit>[] {
  const sizes = new Set<number>()
  return results
    .toSorted((a, b) => b.nilai - a.nilai || kindRank(a) - kindRank(b))
    .filter(({ apa: { kelompok } }) => {
      if (kelompok === undefined) return true
      if (sizes.has(kelompok)) return false
      sizes.add(kelompok)
      return true
    })
}

/**
 * Groups the results, which are sorted by score: each group starts with its best result, and the groups are in order of it.
 */
function groupOf(results: readonly Ranked<SearchHit>[]): Pencarian['kelompok'] {
  const groups = new Map<ResultKind, SearchResult[]>()
  for (const { apa } of results) {
    const group = groups.get(apa.jenis) ?? []
    if (group.length < PER_GROUP) group.push(apa.hasil)
    groups.set(apa.jenis, group)
  }
  return [...groups].map(([kind, found]) => ({ jenis: kind, hasil: found }))
}

const kindRank = ({ apa }: Ranked<SearchHit>) => RESULT_KINDS.indexOf(apa.jenis)

/** Cache time of the vocabulary: names change rarely, and corrections of new ones can wait. */
const VOCABULARY_MS = 60_000

/** Returns the vocabulary for spelling corrections: all words in names, in phonetic spelling. It reads all names of the shop. */
type Vocabulary = (sinonim: readonly Sinonim[], at: Date) => Promise<ReadonlySet<string>>

const vocabularies = new WeakMap<Db, Vocabulary>()

/** Returns the vocabulary of a database, which is rebuilt at most once a minute. */
function vocabularyOf(db: Db): Vocabulary {
  const known = vocabularies.get(db)
  if (known) return known
  let kept: { sampai: number; words: Promise<ReadonlySet<string>> } | undefined
  const vocabulary: Vocabulary = (sinonim, at) => {
    if (!kept || at.getTime() >= kept.sampai || at.getTime() < kept.sampai - VOCABULARY_MS) {
      const words = readVocabulary(db, sinonim, at)
      const made = { sampai: at.getTime() + VOCABULARY_MS, words }
      kept = made
      words.catch(() => {
        if (kept === made) kept = undefined
      })
    }
    return kept.words
  }
  vocabularies.set(db, vocabulary)
  return vocabulary
}

async function readVocabulary(db: Db, sinonim: readonly Sinonim[], at: Date): Promise<ReadonlySet<string>> {
  const candidate = candidatesRepository(db)
  const [names, paket] = await Promise.all([candidate.nama(at), candidate.paket()])
  const texts = [
    ...SEARCHED_PENYAKIT.flatMap(({ isi }) => isi.map(({ teks }) => teks)),
    ...SEARCHED_HALAMAN.flatMap(({ isi }) => isi.map(({ teks }) => teks)),
    ...sinonim.flatMap(({ kata, arti }) => [kata, arti]),
    ...paket.map(({ title }) => title),
    ...names,
    ...SUBSTANCE_WORDS,
    // A common word with a typing error is a common word.
    ...COMMON_WORDS,
  ]
  const words = texts.flatMap(wordsOf)
  return new Set(words.map(({ spelling }) => spelling))
}
