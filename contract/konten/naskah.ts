import { parseTulisan } from '#contract/tulisan.ts'
import type { Bagian, Dokumen, ListBlock, ListItem, ParagraphBlock, TableCell, TextNode } from './dokumen.ts'

/*
 * Conversion between a document and its text. Search, excerpts, the check for prohibited substances and clients of the
 * specification use the text. A text sent instead of a document is converted to one.
 */

/** Converts plain text to a document: paragraphs, `## ` subheadings, `- ` lists. */
export function dokumenOf(konten: string): Dokumen {
  const content = parseTulisan(konten).map((blok): Bagian => {
    if (blok.jenis === 'judul') return { type: 'heading', attrs: { level: 2 }, content: lineOf(blok.teks) }
    if (blok.jenis === 'paragraf') return { type: 'paragraph', content: lineOf(blok.teks) }
    return {
      type: 'bulletList',
      content: blok.isi.map((text) => ({ type: 'listItem', content: [{ type: 'paragraph', content: lineOf(text) }] })),
    }
  })
  return { type: 'doc', content }
}

/** Lines separated by hard breaks; empty texts are omitted, because ProseMirror does not allow them. */
const lineOf = (words: string): TextNode[] =>
  words
    .split('\n')
    .flatMap((text): TextNode[] => [{ type: 'hardBreak' }, ...(text ? [{ type: 'text' as const, text }] : [])])
    .slice(1)

/**
 * Returns the text of a document, in the format that `dokumenOf` parses.
 * @param withMarks includes bold, link targets and pictures, for comparing two documents
 */
export const textOf = (dokumen: Dokumen, withMarks = false): string =>
  dokumen.content
    .map((bagian) => sectionText(bagian, withMarks))
    .filter(Boolean)
    .join('\n\n')

function sectionText(bagian: Bagian, withMarks: boolean): string {
  switch (bagian.type) {
    case 'paragraph':
      return inline(bagian.content, withMarks)
    case 'heading': {
      const text = inline(bagian.content, withMarks).replaceAll('\n', ' ')
      return text && `${withMarks && bagian.attrs.level === 3 ? '###' : '##'} ${text}`
    }
    case 'gambar': {
      const { nama, alt, keterangan } = bagian.attrs
      return [withMarks ? `[Gambar ${nama}: ${alt}]` : `[Gambar: ${alt}]`, keterangan].filter(Boolean).join(' ')
    }
    case 'table':
      return bagian.content
        .map(({ content }) => content.map((cells) => contentOf(cells, ' ', withMarks)).join(' | '))
        .join('\n')
    default:
      return listText(bagian, withMarks)
  }
}

function listText(list: ListBlock, withMarks: boolean): string {
  return list.content
    .map((item, index) => {
      const marker = list.type === 'bulletList' ? '- ' : `${list.attrs.start + index}. `
      return marker + contentOf(item, '\n', withMarks)
    })
    .join('\n')
}

const contentOf = ({ content }: ListItem | TableCell, join: string, withMarks: boolean) =>
  content
    .map((item: ParagraphBlock | ListBlock) =>
      item.type === 'paragraph' ? inline(item.content, withMarks).replaceAll('\n', ' ') : listText(item, withMarks),
    )
    .filter(Boolean)
    .join(join)

/** Keep partly bold words together. */
const inline = (content: readonly TextNode[] = [], withMarks: boolean) =>
  content
    .map((item) => {
      if (item.type === 'hardBreak') return '\n'
      if (!withMarks) return item.text
      return (item.marks ?? []).reduce((text, mark) => {
        if (mark.type === 'bold') return `**${text}**`
        return mark.type === 'italic' ? `_${text}_` : `[${text}](${mark.attrs.href})`
      }, item.text)
    })
    .join('')
    .trim()

/** Returns the file names of the pictures in a document. */
export const gambarIn = ({ content }: Dokumen): string[] => [
  ...new Set(content.flatMap((bagian) => (bagian.type === 'gambar' ? [bagian.attrs.nama] : []))),
]
