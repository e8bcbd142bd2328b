import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import type { Gambar } from '#contract/konten/dokumen.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { GambarDialog } from './gambar-dialog.tsx'
import { TautanDialog } from './tautan-dialog.tsx'

interface Tool {
  label: string
  Icon: LucideIcon
  is?(editor: Editor): boolean
  run(editor: Editor): unknown
}

const TOOLS: readonly Tool[] = [
  { label: 'Tebal', Icon: Bold, is: (e) => e.isActive('bold'), run: (e) => e.chain().focus().toggleBold().run() },
  {
    label: 'Miring',
    Icon: Italic,
    is: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bagian',
    Icon: Heading2,
    is: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Bagian kecil',
    Icon: Heading3,
    is: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Daftar',
    Icon: List,
    is: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Daftar bernomor',
    Icon: ListOrdered,
    is: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
]

const HISTORY_TOOLS: readonly Tool[] = [
  { label: 'Urungkan', Icon: Undo2, run: (e) => e.chain().focus().undo().run() },
  { label: 'Ulangi', Icon: Redo2, run: (e) => e.chain().focus().redo().run() },
]

const TABLES: readonly [string, (editor: Editor) => unknown][] = [
  ['Tambah baris', (e) => e.chain().focus().addRowAfter().run()],
  ['Tambah kolom', (e) => e.chain().focus().addColumnAfter().run()],
  ['Hapus baris', (e) => e.chain().focus().deleteRow().run()],
  ['Hapus kolom', (e) => e.chain().focus().deleteColumn().run()],
  ['Hapus tabel', (e) => e.chain().focus().deleteTable().run()],
]

/** Toolbar of the editor. Its buttons show the formatting at the cursor. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState<'tautan' | 'gambar'>()
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isActive: TOOLS.map(({ is }) => is?.(editor) ?? false),
      tautan: editor.isActive('link'),
      table: editor.isActive('table'),
      gambar: editor.isActive('gambar'),
    }),
  })
  const button = ({ label, Icon, run }: Tool, pressed?: boolean) => (
    <IconButton
      key={label}
      label={label}
      aria-pressed={pressed}
      onClick={() => run(editor)}
      className={cx(pressed && 'bg-laut-muda')}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
  const gambar = state.gambar ? (editor.getAttributes('gambar') as Gambar['attrs']) : undefined
  return (
    <div
      role="toolbar"
      aria-label="Format tulisan"
      className="flex flex-wrap rounded border border-garis bg-kertas p-1"
    >
      {TOOLS.map((tools, index) => button(tools, state.isActive[index]))}
      {button({ label: 'Tautan', Icon: LinkIcon, run: () => setOpen('tautan') }, state.tautan)}
      {button(
        { label: gambar ? 'Ubah gambar' : 'Sisipkan gambar', Icon: ImagePlus, run: () => setOpen('gambar') },
        undefined,
      )}
      {!state.table &&
        button({
          label: 'Sisipkan tabel',
          Icon: Table,
          run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
        })}
      {HISTORY_TOOLS.map((tools) => button(tools))}
      {state.table && (
        <div className="flex w-full flex-wrap gap-1 border-garis border-t pt-1">
          {TABLES.map(([name, run]) => (
            <Button key={name} variant="polos" compact onClick={() => run(editor)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      {open === 'tautan' && (
        <TautanDialog
          initial={editor.getAttributes('link').href ?? ''}
          onClose={() => setOpen(undefined)}
          onChoose={(href) => {
            setOpen(undefined)
            setTautan(editor, href)
          }}
        />
      )}
      {open === 'gambar' && (
        <GambarDialog
          initial={gambar}
          onClose={() => setOpen(undefined)}
          onChoose={(attrs) => {
            setOpen(undefined)
            editor.chain().focus().insertContent({ type: 'gambar', attrs }).run()
          }}
        />
      )}
    </div>
  )
}

/** Sets or removes a link. Without a selection the address is inserted as text; without an address the link is removed. */
function setTautan(editor: Editor, href: string | undefined): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (!href) chain.unsetLink().run()
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: href.replace(/^mailto:/, ''), marks: [{ type: 'link', attrs: { href } }] })
      .run()
  else chain.setLink({ href }).run()
}
