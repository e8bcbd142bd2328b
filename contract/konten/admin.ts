import { z } from 'zod'
import { type Column, each } from '#contract/columns.ts'
import { BerkasGambar, dateSchema, GambarInput, Id, IdParam, moment, multilineText } from '#contract/common.ts'
import { edit, Versi, VersiQuery } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ids } from '#contract/kaitan/admin.ts'
import { penyakitColumn } from '#contract/katalog/penyakit.ts'
import { ListQuery } from '#contract/list.ts'
import { parseWib } from '#contract/wib.ts'
import { Dokumen, INVALID, TEXT_MAX } from './dokumen.ts'
import { Artikel, FullArtikel } from './endpoints.ts'
import { textOf } from './naskah.ts'

export const EXCERPT_LENGTH = 50

export const EMPTY = 'Judul dan konten harus diisi'

/** Case-insensitive: one form of the specification sends 'Draft'. */
const Status = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(['draft', 'published'], 'Status harus draft atau published'))

const PUBLISH_ERROR = 'Tanggal terbit tidak valid'

/** A day starts at midnight in Jakarta. Empty text removes the date. */
const Published = z
  .union([z.literal('').transform(() => null), dateSchema(PUBLISH_ERROR), moment(PUBLISH_ERROR)], PUBLISH_ERROR)
  .transform((text) => (text === null ? null : text.length === 10 ? parseWib(text) : new Date(text)))

const UNKNOWN = 'Ada bagian konten yang tidak bisa disimpan. Hapus bagian itu, lalu tulis lagi.'

/** A document as an object, or its JSON text from a form. An invalid document yields a single error message. */
const DocumentInput = z
  .union([z.string(), z.looseObject({}) as unknown as z.ZodType<unknown, Dokumen>], UNKNOWN)
  .transform((value, context): Dokumen => {
    const { data, error } = Dokumen.safeParse(typeof value === 'string' ? readJson(value) : value)
    const ownIssue = error?.issues.find(({ message }) => Object.values<string>(INVALID).includes(message))
    const length = data ? textOf(data).length : 0
    const message = !data
      ? (ownIssue?.message ?? UNKNOWN)
      : length === 0
        ? EMPTY
        : length > TEXT_MAX
          ? INVALID.panjang
          : undefined
    if (message) context.addIssue({ code: 'custom', message })
    return data && !message ? data : z.NEVER
  })

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const PRODUK_MAX = 12

export const ARTIKEL = {
  judul: {
    label: 'Judul',
    kind: 'text',
    typed: z.string(EMPTY).trim().min(1, EMPTY).max(200, 'Judul terlalu panjang'),
  },
  konten: {
    label: 'Konten',
    kind: 'paragraph',
    typed: multilineText(EMPTY).min(1, EMPTY).max(TEXT_MAX, INVALID.panjang),
  },
  /** Formatted content; replaces `konten`. */
  dokumen: {
    label: 'Konten',
    typed: DocumentInput.optional(),
    teks: (value) => textOf(value as Dokumen, true),
  },
  status: { label: 'Status', kind: 'choice', words: { draft: 'Draf', published: 'Terbit' }, typed: Status.optional() },
  terbit: {
    label: 'Tanggal terbit',
    hint: 'Kosongkan jika langsung terbit. Jika diisi tanggal nanti, artikel tampil mulai hari itu.',
    kind: 'time',
    typed: Published.optional(),
  },
  gambar: { label: 'Gambar', kind: 'picture', typed: GambarInput },
  penyakit: penyakitColumn,
  produkIds: {
    label: 'Produk',
    formLabel: 'Produk terkait',
    hint: 'Tampil di samping artikel. Obat resep dan produk arsip tidak ditampilkan.',
    typed: ids.pipe(z.array(Id).max(PRODUK_MAX, `Maksimal ${PRODUK_MAX} produk`)).optional(),
  },
} as const satisfies Record<string, Column>

/** A missing field is unchanged; a new article without a status is a draft. */
export const ArtikelBody = z.object({
  ...each(ARTIKEL, 'typed'),
  penyakit: penyakitColumn.typed.optional(),
  /** Confirmation that the text mentions a prohibited substance, which readers see. */
  zatDisadari: z
    .union([z.boolean(), z.string()])
    .transform((value) => String(value) === 'true')
    .optional(),
})

/** An article in the office's list, with an excerpt instead of the text. */
export const ArtikelRow = Artikel.omit({ id: true, konten: true, penyakit: true }).extend({
  /** At most EXCERPT_LENGTH characters and an ellipsis. */
  cuplikan: z.string(),
  versi: Versi,
})
export type ArtikelRow = z.infer<typeof ArtikelRow>

const ArtikelParams = z.object({ id: IdParam })
const Saved = FullArtikel.extend({ message: z.string() })

export const listArtikelAdmin = adminEndpoint({
  name: 'listArtikelAdmin',
  summary: 'Semua artikel untuk admin toko: bisa dicari, disaring, diurutkan, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/artikel',
  query: ListQuery.extend({
    status: z.enum(['draft', 'terbit', 'terjadwal']).optional(),
    urut: z.enum(['tanggal', '-tanggal']).default('-tanggal'),
  }),
  response: z.array(ArtikelRow),
  paged: true,
})

export const createArtikel = adminEndpoint({
  name: 'createArtikel',
  summary: 'Menulis artikel; dengan tanggal terbit di masa depan artikel baru terlihat pada hari itu.',
  method: 'POST',
  path: '/api/auth/artikel',
  multipart: true,
  body: ArtikelBody,
  response: Saved,
  status: 201,
  errors: [
    'BODY_TOO_LARGE',
    'ZAT_PERLU_DISADARI',
    'GAMBAR_ARTIKEL_TIDAK_ADA',
    'TERKAIT_TIDAK_ADA',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
  ],
})

export const updateArtikel = adminEndpoint({
  name: 'updateArtikel',
  summary: 'Mengubah artikel. Status, tanggal terbit, dan gambar yang tidak dikirim tetap.',
  method: 'PUT',
  path: '/api/auth/artikel/{id}',
  multipart: true,
  params: ArtikelParams,
  body: edit(ArtikelBody),
  response: Saved,
  errors: [
    'BODY_TOO_LARGE',
    'ZAT_PERLU_DISADARI',
    'ARTIKEL_TIDAK_ADA',
    'ISIAN_BENTROK',
    'GAMBAR_ARTIKEL_TIDAK_ADA',
    'TERKAIT_TIDAK_ADA',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
  ],
})

export const deleteArtikel = adminEndpoint({
  name: 'deleteArtikel',
  summary: 'Menghapus artikel beserta gambarnya; isinya tetap tercatat di jejak perubahan.',
  method: 'DELETE',
  path: '/api/auth/artikel/{id}',
  params: ArtikelParams,
  query: VersiQuery,
  response: z.object({ message: z.string() }),
  errors: ['ARTIKEL_TIDAK_ADA', 'DATA_BERUBAH'],
})

/** A picture in an article, as its document references it. */
export const GambarArtikel = z.object({ nama: z.string(), lebar: z.int().positive(), tinggi: z.int().positive() })
export type GambarArtikel = z.infer<typeof GambarArtikel>

export const uploadGambarArtikel = adminEndpoint({
  name: 'uploadGambarArtikel',
  summary: 'Mengunggah gambar untuk di dalam konten artikel, sebelum artikelnya disimpan.',
  description: 'Gambar yang tidak dipakai artikel mana pun dihapus setelah sehari.',
  method: 'POST',
  path: '/api/admin/artikel/gambar',
  repeat: 'harmless',
  multipart: true,
  body: z.object({ gambar: BerkasGambar.mime(['image/jpeg', 'image/png'], 'Gambar harus JPG, JPEG, atau PNG') }),
  response: GambarArtikel,
  status: 201,
  errors: ['BODY_TOO_LARGE', 'GAMBAR_TIDAK_DAPAT_DIBACA', 'GAMBAR_TERLALU_LUAS', 'GAMBAR_TIDAK_TERSIMPAN'],
})
