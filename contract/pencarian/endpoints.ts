import { z } from 'zod'
import { Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** What can be found, in the order in which equally good answers stand. */
export const JENIS_HASIL = ['penyakit', 'produk', 'paket', 'artikel', 'halaman'] as const
export type JenisHasil = (typeof JENIS_HASIL)[number]

export const CARI_PANJANG = 100

export const HasilCari = z.object({
  nama: z.string(),
  keterangan: z.string(),
  /** Path of its page. */
  alamat: z.string(),
  /** File of its picture; of a disease its code. */
  gambar: z.string().nullable(),
  harga: Rupiah.nullable(),
  /** Sold on prescription only. */
  resep: z.boolean(),
})
export type HasilCari = z.infer<typeof HasilCari>

export const Pencarian = z.object({
  /** The words as they were read, where one of them was found nowhere as it was typed. */
  dibaca: z.string().nullable(),
  /** Prohibited substances that were asked for, and what the law says of them. */
  terlarang: z.array(z.object({ nama: z.string(), aturan: z.string() })),
  /** The best group first, in it the best answer. */
  kelompok: z.array(z.object({ jenis: z.enum(JENIS_HASIL), hasil: z.array(HasilCari) })),
})
export type Pencarian = z.infer<typeof Pencarian>

export const searchSemua = endpoint({
  name: 'searchSemua',
  summary: 'Mencari penyakit, produk, paket, artikel, dan halaman sekaligus, dengan kata petani dan salah ketik.',
  description:
    'Kelompok dengan jawaban terbaik lebih dulu, paling banyak enam jawaban per kelompok. Kata yang tidak ditemukan di mana pun dibaca sebagai kata terdekat, dan `dibaca` mengatakannya.',
  method: 'GET',
  path: '/api/cari',
  access: 'publik',
  query: z.object({ q: z.string().trim().max(CARI_PANJANG).default('') }),
  response: Pencarian,
  madeOf: ['produk', 'paket', 'artikel', 'sinonim', 'catatan_penyakit'],
  errors: ['VALIDATION_FAILED'],
})
