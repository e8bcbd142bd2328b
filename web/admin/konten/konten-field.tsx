import { type ComponentProps, lazy, Suspense, useCallback, useEffect, useId, useRef } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { EditorProps } from './editor/editor.tsx'
// Here, because the editor itself is imported dynamically, which loads no styles.
import './editor/editor.css'

const ArtikelEditor = lazy(() => import('./editor/editor.tsx'))

interface KontenFieldProps extends Pick<EditorProps, 'value' | 'current' | 'onChange'> {
  error?: string | undefined
  /** Receives the field's focus function, for validation errors. */
  ref?: (field: { focus(): void }) => void
}

/** Field for the text of an article. Its editor loads separately while the form is already usable. */
export function KontenField({ value, current, onChange, error, ref }: KontenFieldProps) {
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
      {/* Minimum height of the editor, so that the form does not move while it loads. */}
      <div className="min-h-122.5 sm:min-h-111.5">
        <Suspense fallback={<Loading />}>
          <ArtikelEditor
            value={value}
            current={current}
            onChange={onChange}
            onReady={onReady}
            labelId={`${id}-label`}
            hintId={`${id}-hint`}
            errorId={error ? `${id}-error` : undefined}
          />
        </Suspense>
      </div>
      <p id={`${id}-hint`} className="text-sm text-tinta-2">
        Awali baris dengan “## ” untuk subjudul, “- ” untuk daftar, atau “1. ” untuk daftar bernomor.
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-merah text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

/** Placeholder with the height of the toolbar and the text field. */
function Loading() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">Memuat editor…</span>
      <Skeleton className="h-24.5 w-full sm:h-13.5" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
