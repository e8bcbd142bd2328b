import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

interface ChoiceProps {
  title: string
  error: string | undefined
  children: ReactNode
}

/** Radio group with large touch targets. */
export function RadioGroup({ title, error, children }: ChoiceProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined}>
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">{children}</div>
      {error && (
        <p id={id} role="alert" className="mt-1.5 font-medium text-merah text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

export function RadioOption({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded border border-garis-tua px-4 py-2.5 transition-colors hover:border-laut has-checked:border-laut has-checked:bg-laut-muda has-focus-visible:outline-3 has-focus-visible:outline-laut has-focus-visible:outline-offset-2">
      <input {...input} type="radio" className="size-5 shrink-0 accent-laut focus-visible:outline-none" />
      <span className="min-w-0 font-medium">{label}</span>
    </label>
  )
}
