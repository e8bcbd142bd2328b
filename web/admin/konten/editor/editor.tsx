import type { ResolvedPos, Slice } from '@tiptap/pm/model'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Dokumen } from '#contract/konten/dokumen.ts'
import { controlClass } from '#web/ui/field.tsx'
import { EDITOR_EXTENSIONS, readText } from './arrangement.ts'
import { withoutStyle } from './pasted.ts'
import { Toolbar } from './toolbar.tsx'

export interface EditorProps {
  value: Dokumen
  /** Returns the form's current value, which may be newer than the rendered `value`. */
  current(): Dokumen
  onChange(value: Dokumen): void
  /** IDs of the label and the descriptions. */
  labelId: string
  hintId: string
  errorId: string | undefined
  /** Receives the focus function, for a form that focuses its first error. */
  onReady(focus: () => void): void
}

/** Editor of an article. It is a separate bundle that is loaded on demand. */
export default function ArtikelEditor({ value, current, onChange, labelId, hintId, errorId, onReady }: EditorProps) {
  /** Last value sent to the form, to detect values from elsewhere. */
  const lastSent = useRef(value)
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': errorId ? `${hintId} ${errorId}` : hintId,
        ...(errorId && { 'aria-invalid': 'true' }),
        class: controlClass(errorId, TEXT),
      },
      transformPastedHTML: withoutStyle,
      // A null result falls back to the editor's own handling: a line of text.
      clipboardTextParser: (text: string, { doc }: ResolvedPos) => readText(text, doc.type.schema) as Slice,
    }),
    [labelId, hintId, errorId],
  )
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    content: filled(value),
    // Render at once to reserve the space. The editor is never rendered on the server.
    immediatelyRender: true,
    // Styles are in editor.css: the content security policy forbids styles from scripts.
    injectCSS: false,
    editorProps,
    onUpdate({ editor }) {
      lastSent.current = editor.getJSON() as Dokumen
      onChange(lastSent.current)
    },
  })
  useEffect(() => {
    if (editor) onReady(() => editor.commands.focus())
  }, [editor, onReady])
  useEffect(() => replaceContent(editor, value, current, lastSent), [editor, value, current])
  return (
    <div className="grid grid-cols-1 gap-2">
      {editor && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}

/** Returns the document with at least one paragraph, because the editor needs a line to write in. */
const filled = (dokumen: Dokumen): Dokumen =>
  dokumen.content.length > 0 ? dokumen : { type: 'doc', content: [{ type: 'paragraph' }] }

/** True if both documents are equal. The form returns copies, so references differ. */
const isSame = (a: Dokumen, b: Dokumen) => JSON.stringify(a) === JSON.stringify(b)

/** Replaces the editor's content with a value from elsewhere: a form reset, or another user's text chosen in a conflict. */
function replaceContent(
  editor: Editor | null,
  value: Dokumen,
  current: () => Dokumen,
  told: { current: Dokumen },
): void {
  if (!editor || isSame(value, told.current)) return
  const newest = current()
  if (isSame(newest, told.current)) return
  told.current = newest
  editor.commands.setContent(filled(newest), { emitUpdate: false })
}

/** Styles of the text as readers see it, see `isi-dokumen.tsx`. */
const TEXT =
  'h-96 overflow-y-auto space-y-4 text-baca [&_a]:text-laut [&_a]:underline [&_figcaption]:mt-1.5 [&_figcaption]:text-sm [&_figcaption]:text-tinta-2 [&_h2]:text-xl [&_h3]:text-lg [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-sm [&_ol]:list-decimal [&_ol]:pl-6 [&_table]:w-full [&_table]:border-collapse [&_td]:border [&_td]:border-garis-tua [&_td]:px-3 [&_td]:py-2 [&_td]:align-top [&_th]:border [&_th]:border-garis-tua [&_th]:bg-pasir-tua [&_th]:px-3 [&_th]:py-2 [&_th]:text-left [&_ul]:list-disc [&_ul]:pl-6'
