import { type ComponentProps, lazy, Suspense, useCallback, useEffect, useId, useRef } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { EditorProps } from './editor/editor.tsx'

const ArtikelEditor = lazy(() => import('./editor/editor.tsx'))

interface IsianKontenProps extends Pick<EditorProps, 'value' | 'kini' | 'onChange'> {
  error?: string | undefined
  /** The form goes there when something is wrong with it. */
  ref?: (field: { focus(): void }) => void
}

/** The text of an article. Its editor is loaded beside the form, which stands there meanwhile. */
export function IsianKonten({ value, kini, onChange, error, ref }: IsianKontenProps) {
  const id = useId()
  const focus = useRef(() => {})
  const onReady: ComponentProps<typeof ArtikelEditor>['onReady'] = useCallback((take) => {
    focus.current = take
  }, [])
  useEffect(() => ref?.({ focus: () => focus.current() }), [ref])
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <p id={`${id}-label`} className="font-semibold">
        Konten
      </p>
      {/* For a moment the editor is there without its text and tools: the rest of the form stays where it is. */}
      <div className="min-h-122.5 sm:min-h-111.5">
        <Suspense fallback={<Memuat />}>
          <ArtikelEditor
            value={value}
            kini={kini}
            onChange={onChange}
            onReady={onReady}
            labelId={`${id}-label`}
            hintId={`${id}-hint`}
            errorId={error ? `${id}-error` : undefined}
          />
        </Suspense>
      </div>
      <p id={`${id}-hint`} className="text-sm text-tinta-2">
        Di awal baris, “## ” membuat subjudul, “- ” daftar, dan “1. ” daftar bernomor.
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-merah text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

/** As high as the tools and the field to come. */
function Memuat() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">Memuat editor…</span>
      <Skeleton className="h-24.5 w-full sm:h-13.5" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
