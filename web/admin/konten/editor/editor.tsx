import type { ResolvedPos, Slice } from '@tiptap/pm/model'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Dokumen } from '#contract/konten/dokumen.ts'
import { controlClass } from '#web/ui/field.tsx'
import './editor.css'
import { BilahAlat } from './bilah-alat.tsx'
import { readTeks, SUSUNAN } from './susunan.ts'
import { tanpaGaya } from './tempelan.ts'

export interface EditorProps {
  value: Dokumen
  /** What the form holds at this moment; what is drawn may be behind the hand. */
  kini(): Dokumen
  onChange(value: Dokumen): void
  /** The ids of what names it and what is said of it. */
  labelId: string
  hintId: string
  errorId: string | undefined
  /** For a form that goes to its first mistake. */
  onReady(focus: () => void): void
}

/** The field in which an article is written. It comes in a file of its own, when it is needed. */
export default function ArtikelEditor({ value, kini, onChange, labelId, hintId, errorId, onReady }: EditorProps) {
  /** What the form was told last, to know what somebody else put there. */
  const told = useRef(value)
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': errorId ? `${hintId} ${errorId}` : hintId,
        ...(errorId && { 'aria-invalid': 'true' }),
        class: controlClass(errorId, ISI),
      },
      transformPastedHTML: tanpaGaya,
      // Nothing of one's own to say: then it is a line of words.
      clipboardTextParser: (text: string, { doc }: ResolvedPos) => readTeks(text, doc.type.schema) as Slice,
    }),
    [labelId, hintId, errorId],
  )
  const editor = useEditor({
    extensions: SUSUNAN,
    content: berisi(value),
    // With its room at once: it is never drawn on the server.
    immediatelyRender: true,
    // Styles stand in editor.css: the page's policy lets no script write them.
    injectCSS: false,
    editorProps,
    onUpdate({ editor }) {
      told.current = editor.getJSON() as Dokumen
      onChange(told.current)
    },
  })
  useEffect(() => {
    if (editor) onReady(() => editor.commands.focus())
  }, [editor, onReady])
  useEffect(() => replaceContent(editor, value, kini, told), [editor, value, kini])
  return (
    <div className="grid grid-cols-1 gap-2">
      {editor && <BilahAlat editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}

/** The editor wants a line to write in. */
const berisi = (dokumen: Dokumen): Dokumen =>
  dokumen.content.length > 0 ? dokumen : { type: 'doc', content: [{ type: 'paragraph' }] }

/** A form hands out copies. */
const isSame = (a: Dokumen, b: Dokumen) => JSON.stringify(a) === JSON.stringify(b)

/** Takes over what did not come from here: the form was reset, or what somebody else wrote was chosen. */
function replaceContent(editor: Editor | null, value: Dokumen, kini: () => Dokumen, told: { current: Dokumen }): void {
  if (!editor || isSame(value, told.current)) return
  const newest = kini()
  if (isSame(newest, told.current)) return
  told.current = newest
  editor.commands.setContent(berisi(newest), { emitUpdate: false })
}

/** As readers see it, see `isi-dokumen.tsx`. */
const ISI =
  'h-96 overflow-y-auto space-y-4 text-baca [&_a]:text-laut [&_a]:underline [&_figcaption]:mt-1.5 [&_figcaption]:text-sm [&_figcaption]:text-tinta-2 [&_h2]:text-xl [&_h3]:text-lg [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-sm [&_ol]:list-decimal [&_ol]:pl-6 [&_table]:w-full [&_table]:border-collapse [&_td]:border [&_td]:border-garis-tua [&_td]:px-3 [&_td]:py-2 [&_td]:align-top [&_th]:border [&_th]:border-garis-tua [&_th]:bg-pasir-tua [&_th]:px-3 [&_th]:py-2 [&_th]:text-left [&_ul]:list-disc [&_ul]:pl-6'
