import { sql } from 'kysely'
import { findProhibited } from '#contract/obat/find-zat.ts'
import { createDb } from '#server/db/client.ts'
import { transaction } from '#server/db/transaction.ts'
import { lotRepository } from '#server/features/stok/lot.repository.ts'

/*
 * Generates products as varied as those of a real shop: a page with 24 of them is as long in brotli as one with the demo
 * products.
 * A number always gives the same product, so that runs can be compared.
 */

const KINDS = ['Antiseptik', 'Probiotik', 'Vitamin', 'Mineral', 'Imunostimulan', 'Desinfektan', 'Antijamur', 'Suplemen']
const DOSAGE_FORMS = ['bubuk', 'cair', 'tablet', 'granul', 'pasta', 'gel', 'pelet', 'kapsul']
const KEMASAN = ['botol', 'pouch', 'ember', 'jerigen', 'sak', 'dus', 'toples', 'sachet']
const KELAS = ['B', 'J', 'V', 'P', 'N', 'L'] as const
/** Common words between the random words of a description. */
const FILLER_WORDS = [
  'untuk',
  'dengan',
  'pada',
  'lalu',
  'dan',
  'atau',
  'air',
  'benih',
  'kerapu',
  'dosis',
  'pakan',
  'sebelum',
]
/** Initial letters of product names. None forms a word that ends like an antibiotic: the shop does not sell such products. */
const START = 'ABCDEFGHIJKLMNOPRSTUWYZ'
const SYLLABLES =
  'ba be bi bo bu da de di do du ga gi ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi'
    .concat(' po pu ra re ri ro ru sa se si so su ta te ti to tu wa ya tan ran lam kar ben sun dar mul')
    .split(' ')

const isHarmless = new Map<string, boolean>()

/** Makes words until one names no prohibited substance: the shop does not sell such products. */
function harmlessWord(make: () => string): string {
  for (;;) {
    const word = make()
    const known = isHarmless.get(word) ?? findProhibited(word).length === 0
    isHarmless.set(word, known)
    if (known) return word
  }
}

/** Returns the generated product number `nomor`, without category and picture. */
export function benchProduk(nomor: number) {
  const random = randomOf(nomor)
  const below = (end: number) => Math.floor(random() * end)
  const pick = <T>(words: readonly T[]) => words[below(words.length)] as T
  const wordsOf = () => harmlessWord(() => Array.from({ length: 2 + below(2) }, () => pick(SYLLABLES)).join(''))
  const first = () => `${START[nomor % START.length]}${pick(['a', 'e', 'i', 'o', 'u'])}${wordsOf()}`
  const sentences = (words: number) =>
    Array.from({ length: words }, () => (random() < 0.4 ? pick(FILLER_WORDS) : wordsOf())).join(' ')

  return {
    nama: `${harmlessWord(first)} ${pick(KINDS)} ${wordsOf()} ${pick(DOSAGE_FORMS)}`,
    deskripsi: `${sentences(12)}. ${sentences(12)}. ${sentences(10)}.`,
    harga: 5_000 + below(900) * 500,
    stok: 100_000,
    kemasan: `${pick(KEMASAN)} ${5 * (1 + below(200))} g`,
    zat: `${wordsOf()} ${1 + below(99)}%`,
    golongan: 'obat_bebas_terbatas' as const,
    dosis: `${1 + below(90)} g per ${10 * (1 + below(90))} L ${sentences(10)}.`,
    masa_henti: below(30),
    kelas: [pick(KELAS)],
  }
}

/**
 * Adds generated products until the catalogue has `products` entries. Pictures and categories are those of the demo products.
 */
export async function fillCatalogue(databaseUrl: string, products: number): Promise<void> {
  const db = createDb(databaseUrl, { max: 1 })
  try {
    const demo = await db.selectFrom('produk').select(['kategori_id', 'gambar']).orderBy('produk_id').execute()
    const kategori = await db.selectFrom('kategori').select('kategori_id').orderBy('kategori_id').execute()
    const createdAt = new Date()
    for (let nomor = demo.length; nomor < products; nomor += 500) {
      const added = Array.from({ length: Math.min(500, products - nomor) }, (_, index) => ({
        ...benchProduk(nomor + index),
        kategori_id: kategori[(nomor + index) % kategori.length]?.kategori_id ?? 0,
        gambar: demo[(nomor + index) % demo.length]?.gambar,
        dibuat: createdAt,
      }))
      const rows = await db.insertInto('produk').values(added).returning(['produk_id', 'stok']).execute()
      const initial = rows.map(({ produk_id, stok }) => ({
        produk_id,
        perubahan: stok,
        alasan: 'awal' as const,
        waktu: createdAt,
      }))
      await db.insertInto('mutasi_stok').values(initial).execute()
      await transaction(db, (tx) =>
        lotRepository(tx).follow(
          initial.map(({ produk_id, perubahan }) => ({ produkId: produk_id, perubahan })),
          { alasan: 'awal' },
          createdAt,
        ),
      )
    }
    await sql`ANALYZE`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** Returns a pseudo-random generator of numbers from 0 to 1 (mulberry32). The same seed gives the same sequence. */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
