import { z } from 'zod'
import { normalizeTautan } from '#contract/alamat-tautan.ts'

/*
 * Content of an article: a tree of the node types below, in the format of the office's editor (ProseMirror). Other nodes are
 * rejected, so that no foreign markup, style or URL reaches a reader.
 */

/** Maximum depth of nested lists. */
const LEVEL_MAX = 4
/** Maximum number of children of a node. */
const CONTENTS_MAX = 2000
const CELLS_MAX = 12
export const TEXT_MAX = 50_000

export type TextMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
export type TextNode = { type: 'text'; text: string; marks?: TextMark[] | undefined } | { type: 'hardBreak' }
export interface ParagraphBlock {
  type: 'paragraph'
  content?: TextNode[] | undefined
}
export interface Title {
  type: 'heading'
  attrs: { level: 2 | 3 }
  content?: TextNode[] | undefined
}
export interface ListItem {
  type: 'listItem'
  content: (ParagraphBlock | ListBlock)[]
}
export type ListBlock =
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs: { start: number }; content: ListItem[] }
export interface TableCell {
  type: 'tableHeader' | 'tableCell'
  attrs: { colspan: number; rowspan: number }
  content: (ParagraphBlock | ListBlock)[]
}
export interface TableBlock {
  type: 'table'
  content: { type: 'tableRow'; content: TableCell[] }[]
}
export interface Gambar {
  type: 'gambar'
  /** `nama`: file name in the shop. `alt`: text alternative. `keterangan`: caption. Width and height in pixels. */
  attrs: { nama: string; alt: string; keterangan: string; lebar: number; tinggi: number }
}
export type Bagian = Title | ParagraphBlock | ListBlock | TableBlock | Gambar
export interface Dokumen {
  type: 'doc'
  content: Bagian[]
}

/** Text that the database can store. */
const Tulisan = (max: number, tooLong: string) =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\0', '').toWellFormed())
    .max(max, tooLong)

/** Error messages for an invalid document; messages of the validation library are not displayed. */
export const INVALID = {
  panjang: 'Konten terlalu panjang',
  tautan: 'Tautan hanya boleh ke halaman web, WhatsApp, email, atau halaman toko',
  kolom: `Tabel maksimal ${CELLS_MAX} kolom`,
  gambar: 'Gambar harus diunggah di sini',
  alt: 'Tulis apa yang terlihat di gambar',
  keterangan: 'Keterangan gambar terlalu panjang',
} as const

const Href = z
  .string(INVALID.tautan)
  .max(2000, INVALID.tautan)
  // Overwrite in place: responses pass through the schema in the other direction.
  .overwrite((text) => normalizeTautan(text) ?? '')
  .min(1, INVALID.tautan)

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: Href }) }),
])

const Inline = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: Tulisan(TEXT_MAX, INVALID.panjang),
    marks: z.array(Mark).max(3).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
])

const children = <S extends z.ZodType>(schema: S) => z.array(schema).max(CONTENTS_MAX, INVALID.panjang)

const Paragraph = z.object({ type: z.literal('paragraph'), content: children(Inline).optional() })
const Heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: children(Inline).optional(),
})

type Content = z.ZodType<(ParagraphBlock | ListBlock)[]>
type ListItems = z.ZodType<ListItem[]>
type ListsOf = [
  z.ZodObject<{ type: z.ZodLiteral<'bulletList'>; content: ListItems }>,
  z.ZodObject<{
    type: z.ZodLiteral<'orderedList'>
    attrs: z.ZodObject<{ start: z.ZodCatch<z.ZodInt> }>
    content: ListItems
  }>,
]
const lists = (level: number): ListsOf => {
  const contents: Content =
    level > 1 ? children(z.discriminatedUnion('type', [Paragraph, ...lists(level - 1)])) : children(Paragraph)
  const content: ListItems = children(z.object({ type: z.literal('listItem'), content: contents })).min(1)
  return [
    z.object({ type: z.literal('bulletList'), content }),
    z.object({ type: z.literal('orderedList'), attrs: z.object({ start: z.int().min(1).max(999).catch(1) }), content }),
  ]
}
const Lists = lists(LEVEL_MAX)

const span = z.int().min(1).max(CELLS_MAX).catch(1)
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
      content: children(Cell).max(CELLS_MAX, INVALID.kolom),
    }),
  ),
})

export const ALT_MAX = 200
export const REMARK_MAX = 300
const side = z.int().positive().max(10_000)
const Picture = z.object({
  type: z.literal('gambar'),
  attrs: z.object({
    nama: z.string().regex(/^[\w-]+\.webp$/, INVALID.gambar),
    alt: Tulisan(ALT_MAX, INVALID.keterangan).pipe(z.string().regex(/\S/, INVALID.alt)),
    keterangan: Tulisan(REMARK_MAX, INVALID.keterangan).default(''),
    lebar: side,
    tinggi: side,
  }),
})

/** A document as stored and returned: fixed key order, without further attributes of the editor. */
export const Dokumen: z.ZodType<Dokumen> = z.object({
  type: z.literal('doc'),
  content: children(z.discriminatedUnion('type', [Paragraph, Heading, ...Lists, Table, Picture])),
})
