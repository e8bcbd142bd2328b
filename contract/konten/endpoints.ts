import { z } from 'zod'
import { Id, IdParam, PagingQuery, Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { GambarParams, GambarQuery } from '#contract/gambar.ts'
import { ProdukTerkait } from '#contract/kaitan/endpoints.ts'
import { KodePenyakit } from '#contract/katalog/penyakit.ts'
import { Dokumen } from './dokumen.ts'

/** An article for farmers, in a list. */
export const Artikel = z.object({
  artikelId: Id,
  /** The same number; callers read either. */
  id: Id,
  judul: z.string(),
  /**
   * Its words as plain text: blank lines part the paragraphs, `## ` starts a subheading, `- ` a list entry. Nothing else is
   * formatting.
   */
  konten: z.string(),
  /** File name under `/api/auth/artikel/images/`, or an absolute address; null where there is no picture. */
  gambar: z.string().nullable(),
  status: z.enum(['draft', 'published']),
  /** From when readers see it once it is published; null where no day was chosen yet. */
  terbit: Waktu.nullable(),
  /** The day that readers see: of publication where one was chosen, else of writing. */
  created_at: Waktu,
  /** What it is about. */
  penyakit: z.array(KodePenyakit),
})
export type Artikel = z.infer<typeof Artikel>

/** The whole of it. */
export const ArtikelUtuh = Artikel.extend({
  /** How it is set. One that was only ever written as text is set by it. */
  dokumen: Dokumen,
  /** The products that its writer chose for it. */
  produkIds: z.array(Id),
  /** Those of them that are for sale to everybody; at the office all. */
  produk: z.array(ProdukTerkait),
  /** What must not be mixed of it; null where there is nothing. */
  peringatan: z.string().nullable(),
})
export type ArtikelUtuh = z.infer<typeof ArtikelUtuh>

export const ArtikelQuery = PagingQuery.extend({ q: z.string().trim().max(100).optional() })

export const listArtikel = endpoint({
  name: 'listArtikel',
  summary: 'Artikel yang sudah terbit, terbaru lebih dulu; dapat dicari dan dibagi per halaman.',
  method: 'GET',
  path: '/api/auth/artikel',
  access: 'publik',
  query: ArtikelQuery,
  response: z.array(Artikel),
  paged: true,
  madeOf: ['artikel'],
  errors: ['VALIDATION_FAILED'],
})

export const getArtikel = endpoint({
  name: 'getArtikel',
  summary: 'Satu artikel yang sudah terbit.',
  method: 'GET',
  path: '/api/auth/artikel/{id}',
  access: 'publik',
  params: z.object({ id: IdParam }),
  response: ArtikelUtuh,
  // Of one that is not there nobody knows more.
  madeOf: ({ produkIds = [] }) => ['artikel', ...produkIds.map((id) => `produk/${id}`)],
  errors: ['VALIDATION_FAILED', 'ARTIKEL_TIDAK_ADA'],
})

export const getArtikelGambar = endpoint({
  name: 'getArtikelGambar',
  summary: 'Gambar artikel; `w` meminta lebar tertentu.',
  method: 'GET',
  path: '/api/auth/artikel/images/{gambar}',
  access: 'publik',
  params: GambarParams,
  query: GambarQuery,
  response: 'gambar',
  errors: ['GAMBAR_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})
