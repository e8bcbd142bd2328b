import { KARTU } from '#content/kartu-list.ts'
import { isWithoutObat } from '#contract/kaitan/kaitan-rules.ts'
import { findProhibited } from '#contract/obat/find-zat.ts'
import { nearest } from '#contract/pencarian/eja.ts'
import { type Pencarian, RESULT_KINDS, type ResultKind, type SearchResult } from '#contract/pencarian/endpoints.ts'
import { isCommon, type Kata, kataOf } from '#contract/pencarian/kata.ts'
import { type Nilai, nilai } from '#contract/pencarian/nilai.ts'
import { readQuestion, type Sinonim, type WordMap, wordMapOf } from '#contract/pencarian/tanya.ts'
import type { Db } from '#server/db/client.ts'
import { candidatesRepository } from './candidates.repository.ts'
import {
  type Jawaban,
  SEARCHED_HALAMAN,
  SEARCHED_PENYAKIT,
  searchedArtikel,
  searchedPaket,
  searchedPenyakit,
  searchedProduk,
} from './dokumen.ts'

/** Results per group. */
const PER_KELOMPOK = 6

/** Number of diseases whose products are added to the results. */
const PENYAKIT_WITH_PRODUK = 3
/** Score factor of products added for a disease, so that they rank below the disease and direct matches. */
const FROM_PENYAKIT = 0.4

/** Search results. `isKosong`: the query has no results. */
export interface Ditemukan extends Pencarian {
  isKosong: boolean
}

/** Returns the vocabulary for spelling corrections. Rebuilt at most once a minute, because it reads all names. */
export type Vocabulary = (sinonim: readonly Sinonim[], pada: Date) => Promise<ReadonlySet<string>>

/**
 * Returns results for a query from all contents of the shop. An unknown word is replaced by the most similar known one.
 * @param pada articles published by then are included
 */
export async function search(db: Db, vocabulary: Vocabulary, q: string, pada: Date): Promise<Ditemukan> {
  const terlarang = findProhibited(q).map(({ nama, aturan }) => ({ nama, aturan }))
  const words = kataOf(q)
  if (words.length === 0) return { dibaca: null, terlarang, kelompok: [], isKosong: false }
  const sinonim = await candidatesRepository(db).sinonim()
  const wordMap = wordMapOf(sinonim)

  const first = await ask(db, words, wordMap, pada)
  const asing = words.filter((word) => first.asing.has(word.eja))
  const known = asing.length > 0 ? await vocabulary(sinonim, pada) : new Set<string>()
  const ganti = new Map(asing.flatMap(({ eja }) => pair(eja, nearest(eja, known))))
  if (ganti.size === 0) return { dibaca: null, terlarang, ...first.jawaban }

  const dibaca = words.map((word) => ganti.get(word.eja) ?? word)
  const second = await ask(db, dibaca, wordMap, pada)
  if (second.jawaban.isKosong) return { dibaca: null, terlarang, ...first.jawaban }
  return { dibaca: dibaca.map(({ write }) => write).join(' '), terlarang, ...second.jawaban }
}

const pair = (eja: string, kata: string | undefined): [string, Kata][] => {
  const [word] = kata ? kataOf(kata) : []
  return word && word.eja !== eja ? [[eja, word]] : []
}

async function ask(db: Db, words: readonly Kata[], wordMap: WordMap, pada: Date) {
  const bagian = readQuestion(words, wordMap)
  const calon = candidatesRepository(db)
  const [produk, artikel, paket, catatan] = await Promise.all([
    calon.produk(bagian),
    calon.artikel(bagian, pada),
    calon.paket(),
    calon.catatan(bagian),
  ])
  const { hasil, ada } = nilai(bagian, [
    ...searchedPenyakit(catatan),
    ...SEARCHED_HALAMAN,
    ...produk.map(searchedProduk),
    ...paket.map(searchedPaket),
    ...artikel.map(searchedArtikel),
  ])
  const semua = [...hasil, ...(await produkPenyakit(db, hasil))]
  const asing = bagian.flatMap(({ pilihan: [alone = []] }, index) => (ada[index] === 0 ? alone : []))
  return {
    jawaban: { kelompok: kelompokOf(semua), isKosong: hasil.length === 0 },
    asing: new Set(asing.map(({ eja }) => eja)),
  }
}

/**
 * Returns products for the best matching diseases that are not results yet, each ranked below its disease. Excludes diseases
 * that no medicine cures, or for which the shop advises to call for help first.
 */
async function produkPenyakit(db: Db, hasil: readonly Nilai<Jawaban>[]): Promise<Nilai<Jawaban>[]> {
  const calon = candidatesRepository(db)
  const ada = new Set(hasil.map(({ apa }) => apa.hasil.alamat))
  const found: Nilai<Jawaban>[] = []
  for (const { apa, nilai, complete } of hasil.filter(({ apa }) => apa.kode).slice(0, PENYAKIT_WITH_PRODUK)) {
    if (!apa.kode || isWithoutObat(apa.kode) || (await KARTU[apa.kode]()).hubungi) continue
    for (const produk of await calon.produkFor(apa.kode, PER_KELOMPOK)) {
      const dokumen = searchedProduk(produk).apa
      if (ada.has(dokumen.hasil.alamat)) continue
      ada.add(dokumen.hasil.alamat)
      found.push({ apa: dokumen, nilai: nilai * FROM_PENYAKIT, complete })
    }
  }
  return found
}

/** Groups the results. The groups are ordered by their best result. */
function kelompokOf(hasil: readonly Nilai<Jawaban>[]): Pencarian['kelompok'] {
  const groups = new Map<ResultKind, SearchResult[]>()
  // Sorted by score, so each group starts with its best result, and the groups are in order too.
  const urut = hasil.toSorted((a, b) => b.nilai - a.nilai || rank(a) - rank(b))
  for (const { apa } of urut) {
    const group = groups.get(apa.jenis) ?? []
    if (group.length < PER_KELOMPOK) group.push(apa.hasil)
    groups.set(apa.jenis, group)
  }
  return [...groups].map(([jenis, hasil]) => ({ jenis, hasil }))
}

const rank = ({ apa }: Nilai<Jawaban>) => RESULT_KINDS.indexOf(apa.jenis)

/** Cache time of the vocabulary: names change rarely, and corrections of new ones can wait. */
const VOCABULARY_MS = 60_000

/** Returns the vocabulary: all words in names, in phonetic spelling. */
export function vocabularyOf(db: Db): Vocabulary {
  let kept: { sampai: number; words: Promise<ReadonlySet<string>> } | undefined
  return (sinonim, pada) => {
    if (!kept || pada.getTime() >= kept.sampai || pada.getTime() < kept.sampai - VOCABULARY_MS) {
      const words = readVocabulary(db, sinonim, pada)
      const made = { sampai: pada.getTime() + VOCABULARY_MS, words }
      kept = made
      words.catch(() => {
        if (kept === made) kept = undefined
      })
    }
    return kept.words
  }
}

async function readVocabulary(db: Db, sinonim: readonly Sinonim[], pada: Date): Promise<ReadonlySet<string>> {
  const calon = candidatesRepository(db)
  const [nama, paket] = await Promise.all([calon.nama(pada), calon.paket()])
  const teks = [
    ...SEARCHED_PENYAKIT.flatMap(({ isi }) => isi.map(({ teks }) => teks)),
    ...SEARCHED_HALAMAN.flatMap(({ isi }) => isi.map(({ teks }) => teks)),
    ...sinonim.flatMap(({ kata, arti }) => [kata, arti]),
    ...paket.map(({ title }) => title),
    ...nama,
  ]
  const words = teks.flatMap(kataOf).filter((word) => !isCommon(word))
  return new Set(words.map(({ eja }) => eja))
}
