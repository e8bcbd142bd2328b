import { z } from 'zod'
import { alamatTautan } from '#contract/alamat-tautan.ts'

/*
 * What an article says and how it is set: a tree of the few things below, in the shape in which the editor of the office holds it
 * (ProseMirror's). Whatever is not named here cannot be kept, so no markup, style or address of somebody else's gets to a reader.
 */

/** Lists in lists go so deep. */
const TINGKAT_MAX = 4
/** Children of one thing. */
const ISI_MAX = 2000
const SEL_MAX = 12
export const TEKS_MAX = 50_000

export type Tanda = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
export type Teks = { type: 'text'; text: string; marks?: Tanda[] | undefined } | { type: 'hardBreak' }
export interface Paragraf {
  type: 'paragraph'
  content?: Teks[] | undefined
}
export interface Judul {
  type: 'heading'
  attrs: { level: 2 | 3 }
  content?: Teks[] | undefined
}
export interface Butir {
  type: 'listItem'
  content: (Paragraf | Daftar)[]
}
export type Daftar =
  | { type: 'bulletList'; content: Butir[] }
  | { type: 'orderedList'; attrs: { start: number }; content: Butir[] }
export interface Sel {
  type: 'tableHeader' | 'tableCell'
  attrs: { colspan: number; rowspan: number }
  content: (Paragraf | Daftar)[]
}
export interface Tabel {
  type: 'table'
  content: { type: 'tableRow'; content: Sel[] }[]
}
export interface Gambar {
  type: 'gambar'
  /** `nama`: the file, as the shop named it. `alt`: what it shows. `keterangan`: the caption. Width and height in pixels. */
  attrs: { nama: string; alt: string; keterangan: string; lebar: number; tinggi: number }
}
export type Bagian = Judul | Paragraf | Daftar | Tabel | Gambar
export interface Dokumen {
  type: 'doc'
  content: Bagian[]
}

/** As the database can keep it, too. */
const Tulisan = (max: number, terlaluPanjang: string) =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\0', '').toWellFormed())
    .max(max, terlaluPanjang)

/** What is said of a document that is not as it should be; everything else that a library would say is for nobody. */
export const SALAH = {
  panjang: 'Konten terlalu panjang',
  tautan: 'Tautan hanya boleh ke halaman web, WhatsApp, email, atau halaman toko',
  kolom: `Tabel paling banyak ${SEL_MAX} kolom`,
  gambar: 'Gambar harus diunggah di sini',
  alt: 'Tulis apa yang terlihat di gambar',
  keterangan: 'Keterangan gambar terlalu panjang',
} as const

const Href = z
  .string(SALAH.tautan)
  .max(2000, SALAH.tautan)
  // In place: what is answered goes through the schema as well, the other way round.
  .overwrite((text) => alamatTautan(text) ?? '')
  .min(1, SALAH.tautan)

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: Href }) }),
])

const Inline = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: Tulisan(TEKS_MAX, SALAH.panjang),
    marks: z.array(Mark).max(3).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
])

const children = <S extends z.ZodType>(schema: S, max = ISI_MAX) => z.array(schema).max(max, SALAH.panjang)

const Paragraph = z.object({ type: z.literal('paragraph'), content: children(Inline).optional() })
const Heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: children(Inline).optional(),
})

type Isi = z.ZodType<(Paragraf | Daftar)[]>
type ListItems = z.ZodType<Butir[]>
type ListsOf = [
  z.ZodObject<{ type: z.ZodLiteral<'bulletList'>; content: ListItems }>,
  z.ZodObject<{
    type: z.ZodLiteral<'orderedList'>
    attrs: z.ZodObject<{ start: z.ZodCatch<z.ZodInt> }>
    content: ListItems
  }>,
]
const lists = (tingkat: number): ListsOf => {
  const isi: Isi =
    tingkat > 1 ? children(z.discriminatedUnion('type', [Paragraph, ...lists(tingkat - 1)])) : children(Paragraph)
  const content: ListItems = children(z.object({ type: z.literal('listItem'), content: isi })).min(1)
  return [
    z.object({ type: z.literal('bulletList'), content }),
    z.object({ type: z.literal('orderedList'), attrs: z.object({ start: z.int().min(1).max(999).catch(1) }), content }),
  ]
}
const Lists = lists(TINGKAT_MAX)

const span = z.int().min(1).max(SEL_MAX).catch(1)
const Cell = z.object({
  type: z.enum(['tableHeader', 'tableCell']),
  attrs: z.object({ colspan: span, rowspan: span }).default({ colspan: 1, rowspan: 1 }),
  content: children(z.discriminatedUnion('type', [Paragraph, ...Lists])),
})
const Table = z.object({
  type: z.literal('table'),
  content: children(
    z.object({
      type: z.literal('tableRow'),
      content: children(Cell).max(SEL_MAX, SALAH.kolom),
    }),
  ),
})

export const ALT_MAX = 200
export const KETERANGAN_MAX = 300
const sisi = z.int().positive().max(10_000)
const Picture = z.object({
  type: z.literal('gambar'),
  attrs: z.object({
    nama: z.string().regex(/^[\w-]+\.webp$/, SALAH.gambar),
    alt: Tulisan(ALT_MAX, SALAH.keterangan).pipe(z.string().regex(/\S/, SALAH.alt)),
    keterangan: Tulisan(KETERANGAN_MAX, SALAH.keterangan).default(''),
    lebar: sisi,
    tinggi: sisi,
  }),
})

/** A document as it is kept and answered: in this order of keys, without whatever else an editor knows of it. */
export const Dokumen: z.ZodType<Dokumen> = z.object({
  type: z.literal('doc'),
  content: children(z.discriminatedUnion('type', [Paragraph, Heading, ...Lists, Table, Picture])),
})
