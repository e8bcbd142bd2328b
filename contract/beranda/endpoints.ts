import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { GambarParams, GambarQuery } from '#contract/gambar.ts'

/** Sections of the landing page below its hero, by the fragment after `#`. */
export const BAGIAN = {
  layanan: 'Layanan',
  'produk-kami': 'Produk Kami',
  'tentang-kami': 'Tentang Kami',
  ulasan: 'Ulasan',
} as const
export const Bagian = z.enum(Object.keys(BAGIAN) as (keyof typeof BAGIAN)[])
export type Bagian = z.infer<typeof Bagian>

const Person = z.object({
  nama: z.string(),
  tugas: z.string(),
  /** URL of the portrait. */
  gambar: z.string(),
})
export type Person = z.infer<typeof Person>

/** The owner's changes to the landing page; missing fields use the default. */
export const Beranda = z.object({
  judul: z.string().optional(),
  teks: z.string().optional(),
  /** Picture, with the attributes of an `img`. */
  gambar: z.object({ src: z.string(), srcSet: z.string(), sizes: z.string(), alt: z.string() }).optional(),
  /** Displayed packages, in order; packages no longer on sale are dropped. */
  paket: z.array(Id).optional(),
  /** Displayed sections, in order. */
  bagian: z.array(Bagian).optional(),
  /** Paragraphs of the section. */
  tentang: z.array(z.string()).optional(),
  /** Real team members instead of the samples. */
  tim: z.tuple([Person], Person).optional(),
  /** Disables the sample team and reviews: each section appears once there is a real one. */
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
  // Without samples, the response depends on whether there are reviews.
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
