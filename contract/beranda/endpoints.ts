import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { GambarParams, GambarQuery } from '#contract/gambar.ts'

/** The sections of the landing page below its hero, by what an address names behind `#`. */
export const BAGIAN = {
  layanan: 'Layanan',
  'produk-kami': 'Produk Kami',
  'tentang-kami': 'Tentang Kami',
  ulasan: 'Ulasan',
} as const
export const Bagian = z.enum(Object.keys(BAGIAN) as (keyof typeof BAGIAN)[])
export type Bagian = z.infer<typeof Bagian>

const Orang = z.object({
  nama: z.string(),
  tugas: z.string(),
  /** Address of the portrait. */
  gambar: z.string(),
})
export type Orang = z.infer<typeof Orang>

/** What the owner wants otherwise than the shop has it; what is missing is as it has always been. */
export const Beranda = z.object({
  judul: z.string().optional(),
  teks: z.string().optional(),
  /** The picture, as an `img` takes it. */
  gambar: z.object({ src: z.string(), srcSet: z.string(), sizes: z.string(), alt: z.string() }).optional(),
  /** The packages to be shown, in their order; what is not on sale any more falls out. */
  paket: z.array(Id).optional(),
  /** The sections that are shown, in their order. */
  bagian: z.array(Bagian).optional(),
  /** Paragraphs. */
  tentang: z.array(z.string()).optional(),
  /** Real people instead of the samples. */
  tim: z.tuple([Orang], Orang).optional(),
  /** No made-up reviews: the section is there when somebody has written one. */
  tanpa_contoh: z.literal(true).optional(),
})
export type Beranda = z.infer<typeof Beranda>

export const getBeranda = endpoint({
  name: 'getBeranda',
  summary: 'Yang diatur pemilik di beranda; yang tidak ada di jawaban memakai bawaan toko.',
  method: 'GET',
  path: '/api/beranda',
  access: 'publik',
  response: Beranda,
  // Whether there are reviews matters where there are no samples of them.
  madeOf: ({ tanpa_contoh }) => ['beranda', ...(tanpa_contoh ? ['ulasan_produk', 'ulasan_paket'] : [])],
  errors: [],
})

export const getBerandaGambar = endpoint({
  name: 'getBerandaGambar',
  summary: 'Gambar beranda dan potret tim; `w` meminta lebar tertentu.',
  method: 'GET',
  path: '/api/beranda/images/{gambar}',
  access: 'publik',
  params: GambarParams,
  query: GambarQuery,
  response: 'gambar',
  errors: ['GAMBAR_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})
