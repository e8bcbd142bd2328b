import { z } from 'zod'
import { Id, IdParam, PagingQuery, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { GambarParams, GambarQuery } from '#contract/gambar.ts'
import { RelatedProduk } from '#contract/kaitan/endpoints.ts'
import { KodePenyakit } from '#contract/katalog/penyakit.ts'
import { Dokumen } from './dokumen.ts'

/** An article in a list. */
export const Artikel = z.object({
  artikelId: Id,
  /** Equal to `artikelId`; callers use either. */
  id: Id,
  judul: z.string(),
  /** Plain text of the article: blank lines separate paragraphs, `## ` starts a subheading, `- ` a list entry. */
  konten: z.string(),
  /** File name under `/api/auth/artikel/images/`, or an absolute URL; null without a picture. */
  gambar: z.string().nullable(),
  status: z.enum(['draft', 'published']),
  /** Time from which a published article is visible; null if none was chosen. */
  terbit: Timestamp.nullable(),
  /** Displayed date: of publication if one was chosen, else of creation. */
  created_at: Timestamp,
  /** Diseases that the article covers. */
  penyakit: z.array(KodePenyakit),
})
export type Artikel = z.infer<typeof Artikel>

/** A complete article. */
export const FullArtikel = Artikel.extend({
  /** Formatted content; derived from `konten` for articles written as plain text. */
  dokumen: Dokumen,
  /** Products that the author chose. */
  produkIds: z.array(Id),
  /** The chosen products that are on public sale; all of them in the office. */
  produk: z.array(RelatedProduk),
  /** Warning about mixing the products; null if there is none. */
  peringatan: z.string().nullable(),
})
export type FullArtikel = z.infer<typeof FullArtikel>

export const ArtikelQuery = PagingQuery.extend({ q: z.string().trim().max(100).optional() })

export const listArtikel = endpoint({
  name: 'listArtikel',
  summary: 'Artikel yang sudah terbit, terbaru dulu; bisa dicari dan dibagi per halaman.',
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
  response: FullArtikel,
  // For a missing article only `artikel` is known.
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
