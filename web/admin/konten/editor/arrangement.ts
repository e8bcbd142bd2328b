import { type Extensions, Node } from '@tiptap/core'
import { ListItem } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { type Schema, Slice } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { normalizeTautan } from '#contract/alamat-tautan.ts'
import type { Gambar } from '#contract/konten/dokumen.ts'
import { dokumenOf } from '#contract/konten/naskah.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'

/*
 * Schema of the editor: exactly the nodes that `contract/konten/dokumen.ts` accepts. Other pasted content is dropped.
 */

const TEXT = '(paragraph | bulletList | orderedList)'

/** Reads the attributes of a picture that is pasted within the editor; false if they are invalid. */
function readGambar(element: HTMLElement): Gambar['attrs'] | false {
  try {
    return JSON.parse(element.dataset.gambar ?? '')
  } catch {
    return false
  }
}

const GambarNode = Node.create({
  name: 'gambar',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    nama: { default: '' },
    alt: { default: '' },
    keterangan: { default: '' },
    lebar: { default: 1 },
    tinggi: { default: 1 },
  }),
  parseHTML: () => [{ tag: 'figure[data-gambar]', getAttrs: readGambar }],
  renderHTML({ node }) {
    const { nama, alt, keterangan, lebar, tinggi } = node.attrs as Gambar['attrs']
    const src = gambarUrl('auth/artikel', nama, 640) ?? ''
    return [
      'figure',
      { 'data-gambar': JSON.stringify(node.attrs) },
      ['img', { src, alt, width: lebar, height: tinggi, draggable: 'false' }],
      ['figcaption', {}, keterangan],
    ]
  },
})

/** Table without column widths, which would be inline styles. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    const { Tab: _, ...rest } = this.parent?.() ?? {}
    // In the last cell, Tab leaves the field instead of adding a row.
    return { ...rest, Tab: () => this.editor.commands.goToNextCell() }
  },
})

export const EDITOR_EXTENSIONS: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    listItem: false,
    dropcursor: { class: 'border-laut', color: false },
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => normalizeTautan(url) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ListItem.extend({ content: `paragraph ${TEXT}*` }),
  PlainTable,
  TableRow,
  TableHeader.extend({ content: `${TEXT}+` }),
  TableCell.extend({ content: `${TEXT}+` }),
  GambarNode,
]

/**
 * Parses pasted plain text of several lines like the shop does: subheadings and lists become nodes.
 * @returns null for a single line
 */
export function readText(text: string, schema: Schema): Slice | null {
  if (!text.trim().includes('\n')) return null
  return Slice.maxOpen(schema.nodeFromJSON(dokumenOf(text)).content)
}
