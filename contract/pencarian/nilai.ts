import { type Kata, kataOf } from './kata.ts'
import type { Bagian } from './tanya.ts'

/** A text of something that can be found, and how much a word in it counts. */
export interface Isi {
  teks: string
  bobot: number
  /** Its name: who asks for all of it means it. */
  isNama?: boolean
}

export interface Dokumen<T> {
  apa: T
  isi: readonly Isi[]
}

export interface Nilai<T> {
  apa: T
  nilai: number
  /** Of what was asked for, how much is in it: 0 to 1. */
  lengkap: number
}

/** The farmer's own word counts more than what the list says of it. */
const ARTI = 0.95
const AWALAN = 0.8
const TERPISAH = 0.6
const AWALAN_MIN = 4
/** A word that only stands somewhere in a text is half an answer to it: from here on it is one. */
const CUKUP = 4
/** What says so much less than the best is in the way. */
const SAMPAI = 0.3

/**
 * What answers a question best, first. A word that few things have says more than one that many have; what has more of the
 * question comes before what has one word of it often.
 * @returns what has anything of it, and for each part of the question in how many things it was found
 */
export function nilai<T>(
  bagian: readonly Bagian[],
  dokumen: readonly Dokumen<T>[],
): { hasil: Nilai<T>[]; ada: number[] } {
  const cocok = dokumen.map(({ isi }) => matchOf(bagian, isi))
  const ada = bagian.map((_, index) => cocok.filter((match) => (match[index] ?? 0) > 0).length)
  const arti = bagian.map(
    ({ panjang }, index) => Math.sqrt(panjang) * (1 + Math.log(1 + dokumen.length / (1 + (ada[index] ?? 0)))),
  )
  // A word that is nowhere asks for nothing that could be there.
  const semua = sum(arti.map((one, index) => ((ada[index] ?? 0) > 0 ? one : 0)))
  const hasil = dokumen.flatMap(({ apa }, at) => {
    const match = cocok[at] ?? []
    const poin = sum(match.map((one, index) => one * (arti[index] ?? 0)))
    if (poin === 0) return []
    const lengkap = sum(match.map((one, index) => Math.min(1, one / CUKUP) * (arti[index] ?? 0))) / semua
    return [{ apa, nilai: poin * lengkap, lengkap }]
  })
  hasil.sort((a, b) => b.nilai - a.nilai)
  const batas = (hasil[0]?.nilai ?? 0) * SAMPAI
  return { hasil: hasil.filter((one) => one.nilai >= batas), ada }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** For each part of a question how well one thing has it. */
function matchOf(bagian: readonly Bagian[], isi: readonly Isi[]): number[] {
  const best = bagian.map(() => 0)
  for (const { teks, bobot, isNama } of isi) {
    const words = kataOf(teks)
    const matches = bagian.map(({ pilihan }) => bestOf(pilihan, words))
    const kena = new Set(matches.flatMap(({ kena }) => kena))
    // Of two names that have the word the shorter is the nearer, and the one that begins with it.
    const penuh = isNama ? 0.6 + 0.3 * (kena.size / Math.max(1, words.length)) + (kena.has(0) ? 0.1 : 0) : 1
    for (const [index, { cocok }] of matches.entries()) best[index] = Math.max(best[index] ?? 0, cocok * bobot * penuh)
  }
  return best
}

interface Cocok {
  cocok: number
  /** Places in the text. */
  kena: number[]
}
const TIDAK: Cocok = { cocok: 0, kena: [] }

function bestOf(pilihan: readonly (readonly Kata[])[], words: readonly Kata[]): Cocok {
  let best = TIDAK
  for (const [index, kata] of pilihan.entries()) {
    const found = phrase(kata, words)
    const cocok = found.cocok * (index === 0 ? 1 : ARTI)
    if (cocok > best.cocok) best = { cocok, kena: found.kena }
  }
  return best
}

/** Side by side, or at least all of them somewhere. */
function phrase(kata: readonly Kata[], words: readonly Kata[]): Cocok {
  const tempat = kata.map((one) => words.flatMap((word, at) => (same(one, word) > 0 ? [at] : [])))
  if (tempat.some((at) => at.length === 0)) return TIDAK
  for (const start of tempat[0] ?? []) {
    if (!tempat.every((at, index) => at.includes(start + index))) continue
    const cocok = sum(kata.map((one, index) => same(one, words[start + index] as Kata))) / kata.length
    return { cocok, kena: kata.map((_, index) => start + index) }
  }
  return { cocok: TERPISAH, kena: tempat.flatMap(([at = 0]) => [at]) }
}

function same(tanya: Kata, word: Kata): number {
  if (tanya.eja === word.eja || tanya.akar === word.akar) return 1
  return tanya.eja.length >= AWALAN_MIN && word.eja.startsWith(tanya.eja) ? AWALAN : 0
}
