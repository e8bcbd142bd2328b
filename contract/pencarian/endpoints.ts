import { z } from 'zod'
import { Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** Result types, in the order of equally good results. */
export const RESULT_KINDS = ['penyakit', 'produk', 'paket', 'artikel', 'halaman'] as const
export type ResultKind = (typeof RESULT_KINDS)[number]

export const SEARCH_LENGTH = 100

export const SearchResult = z.object({
  nama: z.string(),
  keterangan: z.string(),
  /** Path of the page. */
  alamat: z.string(),
  /** File name of the picture; for a disease its code. */
  gambar: z.string().nullable(),
  harga: Rupiah.nullable(),
  /** Number of sizes of a product that has several; `harga` is then the lowest price. */
  ukuran: z.int().optional(),
  /** True for prescription products. */
  resep: z.boolean(),
  /** Path of the checkout, for a product of one size that can be bought now without a prescription. */
  beli: z.string().optional(),
})
export type SearchResult = z.infer<typeof SearchResult>

/** Number of results in `hasil`. */
export const FIRST_RESULTS = 3

export const Pencarian = z.object({
  /** The corrected query, if a word was not found as typed; else null. */
  dibaca: z.string().nullable(),
  /** Prohibited substances in the query, with the legal rule and the page of each. */
  terlarang: z.array(z.object({ nama: z.string(), aturan: z.string(), alamat: z.string() })),
  /** The best results of all groups, best first. */
  hasil: z.array(SearchResult.extend({ jenis: z.enum(RESULT_KINDS) })).max(FIRST_RESULTS),
  /** Groups and their results, best first. */
  kelompok: z.array(z.object({ jenis: z.enum(RESULT_KINDS), hasil: z.array(SearchResult) })),
})
export type Pencarian = z.infer<typeof Pencarian>

export const searchAll = endpoint({
  name: 'searchAll',
  summary: 'Mencari penyakit, produk, paket, artikel, dan halaman sekaligus, dengan kata pembudidaya dan salah ketik.',
  description: `\`hasil\` berisi ${FIRST_RESULTS} jawaban terbaik dari semua kelompok, yang terbaik di depan: yang pertama adalah jawaban atas pertanyaan itu. \`kelompok\` berisi jawaban yang sama dan selanjutnya menurut jenis, dimulai dari kelompok dengan jawaban terbaik, maksimal enam jawaban per kelompok. Kata yang tidak ditemukan di mana pun dibaca sebagai kata terdekat, dan \`dibaca\` mengatakannya. Nama bahan yang dilarang atau tidak dijual menuju halamannya (\`/layanan/zat?nama=…\`) sebelum yang lain, dan tidak pernah menuju produk yang namanya mirip.`,
  method: 'GET',
  path: '/api/cari',
  access: 'publik',
  query: z.object({
    q: z.string().trim().max(SEARCH_LENGTH).default(''),
    /** Suggestions during typing, which are not recorded as searches without results. */
    saran: z.literal('1').optional(),
  }),
  response: Pencarian,
  madeOf: ['produk', 'paket', 'artikel', 'sinonim', 'catatan_penyakit'],
  errors: ['VALIDATION_FAILED'],
})
