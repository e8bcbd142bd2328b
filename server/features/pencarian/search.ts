import { KARTU } from '#content/daftar-kartu.ts'
import { isTanpaObat } from '#contract/kaitan/aturan-kaitan.ts'
import { findTerlarang } from '#contract/obat/find-zat.ts'
import { terdekat } from '#contract/pencarian/eja.ts'
import { type HasilCari, JENIS_HASIL, type JenisHasil, type Pencarian } from '#contract/pencarian/endpoints.ts'
import { isUmum, type Kata, kataOf } from '#contract/pencarian/kata.ts'
import { type Nilai, nilai } from '#contract/pencarian/nilai.ts'
import { bacaTanya, type Peta, petaOf, type Sinonim } from '#contract/pencarian/tanya.ts'
import type { Db } from '#server/db/client.ts'
import { calonRepository } from './calon.repository.ts'
import {
  artikelDicari,
  HALAMAN_DICARI,
  type Jawaban,
  PENYAKIT_DICARI,
  paketDicari,
  penyakitDicari,
  produkDicari,
} from './dokumen.ts'

/** Results per group. */
const PER_KELOMPOK = 6

/** Number of diseases whose products are added to the results. */
const PENYAKIT_BERPRODUK = 3
/** Score factor of products added for a disease, so that they rank below the disease and direct matches. */
const DARI_PENYAKIT = 0.4

/** Search results. `isKosong`: the query has no results. */
export interface Ditemukan extends Pencarian {
  isKosong: boolean
}

/** Returns the vocabulary for spelling corrections. Rebuilt at most once a minute, because it reads all names. */
export type Kosakata = (sinonim: readonly Sinonim[], pada: Date) => Promise<ReadonlySet<string>>

/**
 * Returns results for a query from all contents of the shop. An unknown word is replaced by the most similar known one.
 * @param pada articles published by then are included
 */
export async function search(db: Db, kosakata: Kosakata, q: string, pada: Date): Promise<Ditemukan> {
  const terlarang = findTerlarang(q).map(({ nama, aturan }) => ({ nama, aturan }))
  const words = kataOf(q)
  if (words.length === 0) return { dibaca: null, terlarang, kelompok: [], isKosong: false }
  const sinonim = await calonRepository(db).sinonim()
  const peta = petaOf(sinonim)

  const first = await ask(db, words, peta, pada)
  const asing = words.filter((word) => first.asing.has(word.eja))
  const dikenal = asing.length > 0 ? await kosakata(sinonim, pada) : new Set<string>()
  const ganti = new Map(asing.flatMap(({ eja }) => pair(eja, terdekat(eja, dikenal))))
  if (ganti.size === 0) return { dibaca: null, terlarang, ...first.jawaban }

  const dibaca = words.map((word) => ganti.get(word.eja) ?? word)
  const second = await ask(db, dibaca, peta, pada)
  if (second.jawaban.isKosong) return { dibaca: null, terlarang, ...first.jawaban }
  return { dibaca: dibaca.map(({ tulis }) => tulis).join(' '), terlarang, ...second.jawaban }
}

const pair = (eja: string, kata: string | undefined): [string, Kata][] => {
  const [word] = kata ? kataOf(kata) : []
  return word && word.eja !== eja ? [[eja, word]] : []
}

async function ask(db: Db, words: readonly Kata[], peta: Peta, pada: Date) {
  const bagian = bacaTanya(words, peta)
  const calon = calonRepository(db)
  const [produk, artikel, paket, catatan] = await Promise.all([
    calon.produk(bagian),
    calon.artikel(bagian, pada),
    calon.paket(),
    calon.catatan(bagian),
  ])
  const { hasil, ada } = nilai(bagian, [
    ...penyakitDicari(catatan),
    ...HALAMAN_DICARI,
    ...produk.map(produkDicari),
    ...paket.map(paketDicari),
    ...artikel.map(artikelDicari),
  ])
  const semua = [...hasil, ...(await produkPenyakit(db, hasil))]
  const asing = bagian.flatMap(({ pilihan: [sendiri = []] }, index) => (ada[index] === 0 ? sendiri : []))
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
  const calon = calonRepository(db)
  const ada = new Set(hasil.map(({ apa }) => apa.hasil.alamat))
  const found: Nilai<Jawaban>[] = []
  for (const { apa, nilai, lengkap } of hasil.filter(({ apa }) => apa.kode).slice(0, PENYAKIT_BERPRODUK)) {
    if (!apa.kode || isTanpaObat(apa.kode) || (await KARTU[apa.kode]()).hubungi) continue
    for (const produk of await calon.produkUntuk(apa.kode, PER_KELOMPOK)) {
      const dokumen = produkDicari(produk).apa
      if (ada.has(dokumen.hasil.alamat)) continue
      ada.add(dokumen.hasil.alamat)
      found.push({ apa: dokumen, nilai: nilai * DARI_PENYAKIT, lengkap })
    }
  }
  return found
}

/** Groups the results. The groups are ordered by their best result. */
function kelompokOf(hasil: readonly Nilai<Jawaban>[]): Pencarian['kelompok'] {
  const groups = new Map<JenisHasil, HasilCari[]>()
  // Sorted by score, so each group starts with its best result, and the groups are in order too.
  const urut = hasil.toSorted((a, b) => b.nilai - a.nilai || rank(a) - rank(b))
  for (const { apa } of urut) {
    const group = groups.get(apa.jenis) ?? []
    if (group.length < PER_KELOMPOK) group.push(apa.hasil)
    groups.set(apa.jenis, group)
  }
  return [...groups].map(([jenis, hasil]) => ({ jenis, hasil }))
}

const rank = ({ apa }: Nilai<Jawaban>) => JENIS_HASIL.indexOf(apa.jenis)

/** Cache time of the vocabulary: names change rarely, and corrections of new ones can wait. */
const KOSAKATA_MS = 60_000

/** Returns the vocabulary: all words in names, in phonetic spelling. */
export function kosakataOf(db: Db): Kosakata {
  let kept: { sampai: number; words: Promise<ReadonlySet<string>> } | undefined
  return (sinonim, pada) => {
    if (!kept || pada.getTime() >= kept.sampai || pada.getTime() < kept.sampai - KOSAKATA_MS) {
      const words = readKosakata(db, sinonim, pada)
      const made = { sampai: pada.getTime() + KOSAKATA_MS, words }
      kept = made
      words.catch(() => {
        if (kept === made) kept = undefined
      })
    }
    return kept.words
  }
}

async function readKosakata(db: Db, sinonim: readonly Sinonim[], pada: Date): Promise<ReadonlySet<string>> {
  const calon = calonRepository(db)
  const [nama, paket] = await Promise.all([calon.nama(pada), calon.paket()])
  const teks = [
    ...PENYAKIT_DICARI.flatMap(({ isi }) => isi.map(({ teks }) => teks)),
    ...HALAMAN_DICARI.flatMap(({ isi }) => isi.map(({ teks }) => teks)),
    ...sinonim.flatMap(({ kata, arti }) => [kata, arti]),
    ...paket.map(({ title }) => title),
    ...nama,
  ]
  const words = teks.flatMap(kataOf).filter((word) => !isUmum(word))
  return new Set(words.map(({ eja }) => eja))
}
