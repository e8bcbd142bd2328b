import { GEJALA } from '#content/gejala.ts'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { isWithoutObat } from '#contract/kaitan/kaitan-rules.ts'
import { findProhibited } from '#contract/obat/find-zat.ts'
import { correct, unknownWords } from '#contract/pencarian/correct.ts'
import { SEARCHED_HALAMAN, SEARCHED_PENYAKIT, type SearchHit } from '#contract/pencarian/dokumen.ts'
import { type Pencarian, RESULT_KINDS, type ResultKind, type SearchResult } from '#contract/pencarian/endpoints.ts'
import { assess, type Dokumen, type Ranked } from '#contract/pencarian/nilai.ts'
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

/** Search results. `isEmpty`: the query has no results. */
export interface FoundGroups extends Pencarian {
  isEmpty: boolean
}

/**
 * Returns results for a query from all contents of the shop. An unknown word is replaced by the most similar known one.
 * @param at articles published by then are included
 */
export async function search(db: Db, q: string, at: Date): Promise<FoundGroups> {
  const prohibited = findProhibited(q).map(({ nama, aturan }) => ({ nama, aturan }))
  const { dibaca, hasil } = await find(db, q, at, all)
  const found = [...hasil, ...(await barangOf(db, hasil, isHelpedFirst, PER_GROUP))]
  return {
    dibaca,
    terlarang: prohibited,
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

/** Returns the matches of a query, how it was read, and the fraction of its parts that were found. */
async function find(db: Db, q: string, at: Date, source: Source) {
  const words = wordsOf(q)
  if (words.length === 0) return { dibaca: null, hasil: [], known: 0 }
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
  const { hasil, ada } = assess(bagian, await source(db, bagian, at))
  const known = ada.filter((number) => number > 0).length / ada.length
  return { hasil, unknown: unknownWords(bagian, ada), known }
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

/** Groups the results. The groups are ordered by their best result. */
function groupOf(results: readonly Ranked<SearchHit>[]): Pencarian['kelompok'] {
  const groups = new Map<ResultKind, SearchResult[]>()
  // Sorted by score, so each group starts with its best result, and the groups are in order too.
  const sorted = results.toSorted((a, b) => b.nilai - a.nilai || rank(a) - rank(b))
  for (const { apa } of sorted) {
    const group = groups.get(apa.jenis) ?? []
    if (group.length < PER_GROUP) group.push(apa.hasil)
    groups.set(apa.jenis, group)
  }
  return [...groups].map(([kind, found]) => ({ jenis: kind, hasil: found }))
}

const rank = ({ apa }: Ranked<SearchHit>) => RESULT_KINDS.indexOf(apa.jenis)

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
  ]
  const words = texts.flatMap(wordsOf).filter((word) => !isCommon(word))
  return new Set(words.map(({ spelling }) => spelling))
}
