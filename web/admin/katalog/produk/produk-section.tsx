import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ProdukInput } from './produk-input.ts'

/** Width from which two columns of sections stand side by side, all of them open. */
const WIDE = '(min-width: 80rem)'

interface Props {
  title: string
  form: UseFormReturn<ProdukInput, unknown, ProdukInput>
  /** Fields of the section. */
  names: readonly (keyof ProdukInput)[]
  /** True if it is closed at first on a narrow screen: its fields are needed for some products only. */
  isFolded?: boolean
  /** Saves the fields of this section alone; undefined for a new product. */
  onSave?: (() => void) | undefined
  isPending: boolean
  children: ReactNode
}

/** A section of the product form. It opens for its errors, and offers to save what was changed in it. */
export function ProdukSection({ title, form, names, isFolded = false, onSave, isPending, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { errors, defaultValues } = form.formState
  const values = useWatch({ control: form.control, name: names })
  const isChanged = names.some((name, index) => !isSame(values[index], defaultValues?.[name]))
  const hasErrors = names.some((name) => name in errors)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each validation makes new errors, also after it was closed again
  useEffect(() => {
    const section = ref.current
    if (!hasErrors || !section || section.open) return
    section.open = true
    // A field of a closed section could not take the focus.
    if (!document.activeElement?.matches('[aria-invalid=true]'))
      section.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  return (
    <details ref={ref} open={!isFolded || window.matchMedia(WIDE).matches} className="kartu group">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 px-5 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg">{title}</h2>
        {hasErrors ? (
          <Badge tone="merah">Perlu diperbaiki</Badge>
        ) : (
          isChanged && <Badge tone="kuning">Belum disimpan</Badge>
        )}
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-laut transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-5 px-5 pt-1 pb-5 sm:px-6">
        {children}
        {onSave && isChanged && (
          <Button variant="garis" className="justify-self-start" busy={isPending} onClick={onSave}>
            Simpan bagian {title}
          </Button>
        )}
      </div>
    </details>
  )
}

/** A picture field holds a file, or nothing. */
const isSame = (a: unknown, b: unknown) =>
  a instanceof File || b instanceof File ? a === b : JSON.stringify(a) === JSON.stringify(b)
